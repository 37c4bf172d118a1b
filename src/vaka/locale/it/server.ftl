## The room

serve-ready = La sala da gioco è aperta su { $address }
serve-data = I tavoli sono salvati in { $folder }. Premi Ctrl+C per chiudere.
client-missing = La pagina della sala da gioco non è ancora pronta. Nella cartella del progetto, «{ $command }» la prepara e apre la sala.

## Problems at the start

port-taken = La sala non può mettersi in ascolto su { $host }, porta { $port }: { $reason }. Scegli un’altra porta con --port.
bad-address = La sala non può mettersi in ascolto su { $host }, porta { $port }: { $reason }.
bad-database = «{ $url }» non è un database che Vaka conosce. Si scrive postgresql://utente@host/nome.
no-database = Il database non risponde: { $reason }
bad-bus = «{ $url }» non è un bus che Vaka conosce. Si scrive redis://host:6379.
no-bus = Il bus non risponde: { $reason }
no-redis-package = Per usare Redis serve il pacchetto «redis». Installa vaka con l’extra «cluster».

## Problems at a table

no-table = Questo tavolo non esiste.
no-page = A questo indirizzo non c’è nulla.
bad-method = A questo indirizzo non si può fare.
bad-request = C’è qualcosa di sbagliato nella richiesta, in { $where }.
bad-message = La sala non capisce questo messaggio.
bad-page = Questa pagina dell’elenco non esiste.
bad-text = Un nome o un messaggio deve contenere qualcosa da leggere e al massimo { $longest } caratteri.
practice-alone = I dadi noti servono ad allenarsi con i bot: nessun posto può restare libero per altri e il tavolo non può comparire nell’elenco.
bad-plan = Hai previsto { $given } posti per un tavolo da { $seats }.
bad-intent = La sala non capisce che cosa volevi fare.
no-preview = { $game } non ha anteprime.
action-or-move = Invia il numero di un’azione oppure una mossa, non entrambi.

not-seated = Non hai un posto a questo tavolo.
not-your-seat = Il posto { $seat } non è tuo.
not-your-turn = Tocca al posto { $seat }, che non è tuo.
stood-in = Un bot ti sta sostituendo al posto { $seat }. Prima riprendi il posto.
stale = Il tavolo è cambiato: guardalo di nuovo.
not-started = La partita non è ancora cominciata.
already-started = La partita è già cominciata.
table-ended = La partita è finita.
table-full = Tutti i posti sono occupati.
seat-taken = Il posto { $seat } è già occupato.
invitation-needed = Per questo posto serve un invito.
host-only = Solo chi ha aperto il tavolo può farlo.
others-play = A questo tavolo stanno giocando altre persone: non si può chiudere.
nothing-to-undo = Non hai preso decisioni che puoi annullare.
undo-others = La decisione { $ply } non era tua.
undo-own = Devono essere d’accordo gli altri, non tu.
no-undo-asked = Nessuno ha chiesto di annullare una decisione.
no-hints = A questo tavolo non si possono chiedere consigli.
review-running = La partita non è ancora finita. Potrai analizzarla alla fine.
review-alone = Di una partita in solitario non c’è analisi: non ci sono avversari con cui confrontarsi.
not-over = La partita non è ancora finita. Potrai salvarla e vedere il suo seme alla fine.
fork-running = Mentre una partita è in corso, solo chi la gioca può ripartire da un suo punto, in base a ciò che sa. Chi guarda potrà farlo quando sarà finita.
fork-over = In quel punto la partita è già finita. Scegli un punto precedente.
record-over-limit = La partita salvata ha { $plies } decisioni, ma questa sala ne accetta al massimo { $most }.
record-kit = I componenti di questa partita salvata non possono venire da un file di componenti di { $game }.
table-version = Questo tavolo è stato giocato con la versione { $theirs } di { $game }, ma questo programma ha la versione { $ours }.
table-corrupt = Il registro di questo tavolo non corrisponde alla posizione.
commitment-missing = La partita salvata non contiene l’impegno sul suo seme.
commitment-broken = Il seme di questa partita salvata non è quello su cui la sala si era impegnata.

## Too much, or not now

too-fast = Stai inviando troppe richieste. Aspetta un momento.
too-busy = In questo momento la sala è occupata con richieste pesanti. Riprova fra poco.
too-heavy = Questa richiesta chiede più tempo o memoria di quanto la sala conceda.
foreign-host = Questa sala non risponde al nome «{ $host }». Chi la ospita può consentirlo con --allow-host { $host }.
too-slow = La richiesta ha impiegato troppo tempo ad arrivare.
too-large = La richiesta è troppo grande: il limite è { $limit } byte.
too-many-tables = Hai { $limit } tavoli non finiti. Prima finiscine o chiudine uno.
too-many-sockets = Ci sono troppe connessioni dal tuo indirizzo.
too-many-reviews = In questo momento si stanno analizzando molte partite. Riprova fra qualche minuto.
advice-not-ready = I bot si stanno ancora preparando per questo gioco. Riprova fra un momento.
foreign-origin = La richiesta viene dalla pagina di un altro sito.
store-unavailable = Il database della sala non risponde e nulla è cambiato. Riprova.
busy = Altri stanno modificando questo tavolo nello stesso momento. Riprova.
internal = Qualcosa è andato storto nella sala. Il tavolo non è cambiato.

## Journeys

undo-alone = In una partita in solitario puoi annullare solo ciò che non ha rivelato nulla di nuovo.
journey-table = Questo tavolo fa parte di un percorso: ti aspetta e non si può chiudere.
journey-moved = Il percorso è cambiato: guardalo di nuovo.
no-journey-there = Questo percorso non esiste.
not-your-journey = Questo percorso non è tuo.
nothing-to-decide = Ora non c’è nulla da scegliere.
nothing-to-play = Ora non c’è una partita da giocare.
too-many-journeys = Non puoi avere più di { $limit } percorsi.
