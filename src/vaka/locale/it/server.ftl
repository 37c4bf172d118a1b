## The room

serve-ready = La sala da gioco è aperta su { $address }
serve-data = I tavoli sono conservati in { $folder }. Per chiudere: Ctrl+C.
client-missing = La pagina della sala da gioco non è ancora costruita. Nella cartella del progetto, «{ $command }» la costruisce e apre la sala.

## Mistakes at the start

port-taken = La sala non può ascoltare su { $host }, porta { $port }: { $reason }. Sceglierne un’altra con --port.
bad-address = Non c’è un indirizzo { $host }, porta { $port }, su cui ascoltare: { $reason }.
bad-database = «{ $url }» non è una base di dati che Vaka conosce. Si scrive postgresql://utente@host/nome.
no-database = La base di dati non risponde: { $reason }
bad-bus = «{ $url }» non è un bus che Vaka conosce. Si scrive redis://host:6379.
no-bus = Il bus non risponde: { $reason }
no-redis-package = Un bus Redis richiede il pacchetto «redis». Installare vaka con l’extra «cluster».

## Mistakes at a table

no-table = Questo tavolo non esiste.
no-page = A questo indirizzo non c’è nulla.
bad-method = A questo indirizzo non si può fare.
bad-request = La richiesta non è come dovrebbe, in { $where }.
bad-message = La sala non conosce questo messaggio.
bad-page = Questo non è il segno di una pagina dell’elenco.
bad-text = Un nome o una riga deve contenere qualcosa da leggere, e al massimo { $longest } segni.
practice-alone = I dadi noti servono a esercitarsi con i bot: nessun posto può restare ad altri e la sala non elenca il tavolo.
bad-plan = Sono stati previsti { $given } posti per un tavolo da { $seats }.
bad-intent = Non si capisce che cosa è stato tentato.
no-preview = { $game } non mostra niente prima che sia fatto.
action-or-move = Inviare il numero di un’azione oppure una mossa, una delle due.

not-seated = Non hai un posto a questo tavolo.
not-your-seat = Il posto { $seat } non è tuo.
not-your-turn = Tocca al posto { $seat }, che non è tuo.
stood-in = Un bot ti sostituisce al posto { $seat }. Prima riprendi il posto.
stale = Il tavolo è andato avanti; guardalo di nuovo.
not-started = La partita non è ancora cominciata.
already-started = La partita è già cominciata.
table-ended = La partita è finita.
table-full = Tutti i posti sono occupati.
seat-taken = Al posto { $seat } siede già qualcuno.
invitation-needed = Questo posto è riservato a chi ha un invito.
host-only = Solo chi ha aperto il tavolo può farlo.
others-play = A questo tavolo giocano altre persone; non si può chiudere.
nothing-to-undo = Non hai preso decisioni che si possano ritirare.
undo-others = La decisione { $ply } non era tua.
undo-own = Devono acconsentire gli altri, non tu.
no-undo-asked = Nessuno ha chiesto di ritirare qualcosa.
no-hints = A questo tavolo non si danno consigli.
review-running = La partita non è finita. Si può rivedere quando lo è.
review-alone = Una partita da soli non ha un risultato contro altri da rivedere.
not-over = La partita non è finita. Il suo verbale e il suo seme si danno quando lo è.
fork-running = Finché una partita è in corso la possono diramare solo i suoi giocatori, ciascuno da ciò che sa. Chi guarda potrà farlo quando sarà conclusa.
fork-over = Lì non resta nulla da decidere. Scegli un punto precedente.
record-kit = I componenti di questa partita salvata non possono venire da un file di componenti di { $game }.
table-version = Questo tavolo è stato giocato con la versione { $theirs } di { $game }, e questo programma ha la versione { $ours }.
table-corrupt = Il registro di questo tavolo non corrisponde alla posizione.
commitment-missing = Il verbale non dice a che cosa era vincolato il suo seme.
commitment-broken = Il seme di questo verbale non è quello a cui la sala era vincolata.

## Too much, or not now

too-fast = Troppo in una volta. Attendi un momento.
too-slow = La richiesta ha impiegato troppo ad arrivare.
too-large = La richiesta è troppo grande; al massimo { $limit } byte.
too-many-tables = Hai { $limit } tavoli non conclusi. Prima concludine o chiudine uno.
too-many-sockets = Troppi collegamenti dal tuo indirizzo.
too-many-reviews = In questo momento si stanno rivedendo molte partite. Riprova fra qualche minuto.
advice-not-ready = I bot si stanno ancora preparando per questo gioco. Riprova fra un momento.
foreign-origin = La richiesta viene dalla pagina di un altro indirizzo.
store-unavailable = L’archivio della sala non risponde; nulla è cambiato. Riprova.
busy = Altri stanno cambiando questo tavolo nello stesso momento. Riprova.
internal = Qualcosa è andato storto nella sala. Il tavolo è come prima.

## Journeys

undo-alone = Da soli si gioca per il risultato: si può annullare solo ciò che non ha rivelato nulla.
journey-table = Questo tavolo fa parte di un percorso: ti aspetta e non si può chiudere.
journey-moved = Il percorso è andato avanti; guardalo di nuovo.
no-journey-there = Questo percorso non esiste.
not-your-journey = Questo percorso non è tuo.
nothing-to-decide = Ora non c’è nulla da scegliere.
nothing-to-play = Ora non c’è una partita da giocare.
too-many-journeys = Da uno stesso posto si possono avere al massimo { $limit } percorsi.
