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
no-redis-package = Per usare Redis serve il pacchetto «redis». Installa vaka con l’extra «host».
folder-taken = Un’altra sala sta già usando { $path }. Una cartella serve un solo processo alla volta; per averne più d’uno serve PostgreSQL (--database).
database-newer = Il database è stato creato da una versione più recente di Vaka (schema { $theirs }; questa conosce { $ours }). Installa quella versione o ripristina una copia di sicurezza.
database-encoding = Il database ha la codifica { $encoding }, che non può contenere il testo di tutti. Creane uno con ENCODING 'UTF8' e usa quello.
password-in-flag = Una password non deve stare sulla riga di comando, dove altri utenti possono leggerla. Togli { $flag } e imposta { $variable }, indica un file in { $variable }_FILE oppure scrivi «{ $name }» nel file delle impostazioni.
unknown-setting = { $name } non è un’impostazione. Forse volevi dire { $alike }? «vaka serve --show-settings» le elenca tutte.
bad-setting = L’impostazione { $name } non può essere «{ $given }» ({ $where }): il valore dev’essere { setting-takes }.
setting-takes = { $kind ->
    [int] un numero intero
    [float] un numero
    [int-above-zero] un numero intero maggiore di 0
    [float-above-zero] un numero maggiore di 0
    [bool] true o false
    [path] un percorso
    [list] un elenco di testi
    [table] una tabella
    [str] un testo
   *[other] uno di: { $kind }
}
bad-config = { $path } non è un file TOML: { $reason }

## Problems at a table

no-table = Questo tavolo non esiste.
no-page = A questo indirizzo non c’è nulla.
bad-method = A questo indirizzo non si può fare.
bad-request = C’è qualcosa di sbagliato nella richiesta, in { $where }.
bad-message = La sala non capisce questo messaggio.
bad-page = Questa pagina dell’ingresso non esiste.
bad-text = Un nome o un messaggio non può essere vuoto e può avere al massimo { $longest } caratteri.
practice-alone = I dadi noti servono ad allenarsi con i bot: nessun posto può restare libero per altri e il tavolo non può comparire nell’ingresso.
bad-seat-count = Hai indicato { $given } posti per un tavolo da { $seats }.
bad-intent = La sala non capisce che cosa volevi fare.
no-preview = { $game } non ha anteprime.
action-or-move = Invia il numero di un’azione oppure una mossa, non entrambi.

not-seated = Non hai un posto a questo tavolo.
guest-name = Ospite
not-your-seat = Quel posto non è tuo.
already-chosen = Hanno scelto tutti: questa scelta non si può più cambiare.
no-plans-here = A questo tavolo non si può decidere in anticipo.
plan-too-long = Un piano ha al massimo { $limit } mosse.
plan-not-possible = Questo piano non è più possibile.
clock-decides = A questo tavolo è l’orologio a dire quanto tempo c’è.
clock-one-seat = A un tavolo con orologio ognuno ha un posto solo.
clock-alone = Una partita in solitario non ha orologio.
flag-fell = Il tuo tempo è scaduto in una partita classificata. Per gli altri continua il bot.
bad-zone = Non esiste un fuso orario «{ $zone }». Si scrive come Europe/Rome.
bad-quiet = Le ore di silenzio devono iniziare e finire a orari diversi.
bad-night = La notte deve cominciare e finire a ore diverse.
not-your-turn = Ora tocca a qualcun altro.
stood-in = Un bot ti sta sostituendo. Prima riprendi il tuo posto.
stale = Il tavolo è cambiato: guardalo di nuovo.
not-started = La partita non è ancora cominciata.
already-started = La partita è già cominciata.
table-ended = La partita è finita.
table-full = Tutti i posti sono occupati.
seat-taken = Quel posto è già occupato.
name-taken = A questo tavolo qualcuno si chiama già «{ $name }». Scegli un altro nome.
invitation-needed = Per questo posto serve un invito.
host-only = Solo chi ha aperto il tavolo può farlo.
nobody-to-remove = In quel posto non c’è nessun altro da togliere.
removed = Chi ha aperto il tavolo ti ha tolto il posto: qui non puoi più sederti. Puoi restare a guardare.
others-play = In questa partita hanno un posto altre persone: non si può chiudere. Puoi lasciare il tavolo e un bot giocherà per te.
nothing-to-undo = Non hai preso decisioni che puoi annullare.
undo-others = Quella decisione non era tua.
undo-own = Devono essere d’accordo gli altri, non tu.
undo-away = Un bot sta sostituendo { $name }, che deve essere d’accordo. Chiedilo di nuovo quando { $name } sarà di ritorno.
no-undo-asked = Nessuno ha chiesto di annullare una decisione.
not-its-turn = Il tavolo non sta aspettando quel posto.
vote-others = Possono votare solo gli altri giocatori.
vote-early = C’è ancora tempo. Puoi far giocare un bot al posto di chi è assente o non muove da { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}.
no-vote = Qui non c’è nessuna votazione in corso.
again-running = La partita non è ancora finita. Potrai giocare ancora quando lo sarà.
again-journey = Questa partita fa parte di una carriera e continua da lì.
no-again-asked = Nessuno ha proposto di giocare ancora.
no-hints = A questo tavolo non si possono chiedere consigli.
review-running = La partita non è ancora finita. Potrai analizzarla alla fine.
review-alone = Di una partita in solitario non c’è analisi: non ci sono avversari con cui confrontarsi.
not-over = La partita non è ancora finita. Potrai salvarla e vedere il suo seme alla fine.
fork-running = Mentre una partita è in corso, solo chi la gioca può continuare da lì, con quello che sa. Chi guarda potrà farlo quando sarà finita.
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
too-many-tables = Hai { $limit } tavoli non finiti. Chiudine uno che non ti serve più; un tavolo che nessuno tocca da { $minutes } minuti si chiude da solo.
too-much-copied = Oggi hai aperto molte partite salvate e varianti: in tutto più di { $limit } mosse. Riprova domani.
too-many-sockets = Ci sono troppe connessioni dal tuo indirizzo.
too-many-reviews = In questo momento si stanno analizzando molte partite. Riprova fra qualche minuto.
advice-not-ready = I bot si stanno ancora preparando per questo gioco. Riprova fra un momento.
too-many-reactions = Quante reazioni! Aspetta un momento.
foreign-origin = La richiesta viene dalla pagina di un altro sito.
store-unavailable = Il database della sala non risponde e nulla è cambiato. Riprova.
busy = Altri stanno modificando questo tavolo nello stesso momento. Riprova.
internal = Qualcosa è andato storto nella sala. Il tavolo non è cambiato.

## Journeys

undo-alone = In una partita in solitario puoi annullare solo ciò che non ha rivelato nulla di nuovo.
journey-table = Questo tavolo fa parte di una carriera: ti aspetta e non si può chiudere.
journey-moved = La carriera è cambiata: guardala di nuovo.
no-journey-there = Questa carriera non esiste.
not-your-journey = Questa carriera non è tua.
nothing-to-decide = Ora non c’è nulla da scegliere.
nothing-to-play = Ora non c’è una partita da giocare.
too-many-journeys = Negli ultimi { $days } giorni hai già { $limit } carriere. Continuane una, oppure comincia più avanti.

## Copie di sicurezza

backup-exists = esiste già; --force lo sostituisce
backup-done = { $path } contiene { backup-contents }.
backup-whole = { $path } è integro. Contiene { backup-contents }.
restore-done = Ripristinato da { $path }: { backup-contents }.
backup-contents = { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
} con { $entries ->
    [one] una decisione
   *[other] { $entries } decisioni
} e { $journeys ->
    [one] un percorso
   *[other] { $journeys } percorsi
}
backup-nothing = In { $database } non c’è nessuna sala: niente da copiare.
backup-foreign = Questo file non è una copia di sicurezza di Vaka.
backup-damaged = La copia di sicurezza è incompleta o è stata modificata. Non è stato ripristinato nulla.
backup-newer = La copia di sicurezza viene da una versione più recente di Vaka (database { $schema }). Ripristinala con quella versione.
restore-not-empty = In questa sala ci sono già dei tavoli. Ripristina in una sala vuota, oppure aggiungi --replace per cancellarli prima.
restore-over-newer = Il database che si trova qui è di una versione più recente di Vaka ({ $schema }). Ripristina in uno vuoto.

## The host

banned = { $reason ->
    [none] Chi gestisce questa sala ti ha escluso.
   *[other] Chi gestisce questa sala ti ha escluso: { $reason }
}
muted = { $reason ->
    [none] Chi gestisce questa sala ti ha tolto la parola.
   *[other] Chi gestisce questa sala ti ha tolto la parola: { $reason }
}
room-draining = La sala sta per chiudere per un po’. Le partite in corso continuano, ma non se ne possono cominciare di nuove.
room-stopped = La sala è ferma per un momento. Non si può cambiare nulla: riprova tra poco.
too-many-reports = Hai inviato { $limit } segnalazioni in un’ora. Aspetta un po’ prima della prossima.
too-many-tries = Troppi tentativi sbagliati. Aspetta cinque minuti.
no-such-line = Questo messaggio non esiste.
admin-only = Questa parte è riservata a chi gestisce la sala. «vaka admin token» crea il codice per entrare.
no-such-table = Nessun tavolo, o più d’uno, ha un codice che comincia con «{ $prefix }».
no-such-subject = «{ $given }» non indica nessuno, oppure più di uno.
bad-subject = «{ $given }» non indica nessuno. Scrivi client:CHIAVE, person:HASH o TAVOLO/POSTO.
nobody-there = Al posto { $seat } non c’è nessuno.
no-report = Questa segnalazione non esiste o è già stata chiusa.
no-announcement = Questo avviso non esiste.
bad-age = «{ $given }» non è un periodo di tempo. Scrivilo come 12h, 90d, 2w o 1y.
age-too-long = «{ $given }» è troppo lungo: al massimo 100y.
admin-nothing = In { $database } non c’è nessuna sala: la crea «vaka serve» al primo avvio.
bad-read-only = «{ $given }» non è né on né off.
no-token = Non c’è nessun codice con il nome «{ $name }».
admin-column = { $column ->
    [table] tavolo
    [game] gioco
    [status] stato
    [moves] mosse
    [chat] chat
    [opened] aperto
    [from] da
    [players] giocatori
    [seat] posto
    [kind] tipo
    [name] nome
    [person] persona
    [names] nomi
    [tables] tavoli
    [seen] ultima volta
    [banned] escluso
    [muted] senza parola
    [reason] motivo
    [since] dal
    [until] fino al
    [report] segnalazione
    [sent] inviata
    [note] nota
    [announcement] avviso
    [text] testo
    [made] creato
    [used] ultimo uso
   *[who] chi
}
admin-closed = Il tavolo { $table } è chiuso.
admin-deleted = { $count ->
    [one] Un tavolo è stato eliminato.
   *[other] { $count } tavoli sono stati eliminati.
}
admin-sanctioned = { $kind ->
    [ban] Esclusi: { $subjects }
   *[mute] Senza parola: { $subjects }
}
admin-lifted = { $kind ->
    [ban] Esclusioni revocate: { $count }
   *[mute] Parola restituita a: { $count }
}
admin-resolved = La segnalazione { $report } è chiusa.
admin-announced = L’avviso { $id } sarà su ogni pagina entro pochi secondi.
admin-withdrawn = L’avviso { $id } è ritirato.
admin-mode = { $mode ->
    [open] La sala è aperta.
    [draining] Le partite in corso continuano; non se ne possono cominciare di nuove.
   *[stopped] Non si può cambiare nulla, mosse comprese, fino a «vaka admin read-only off».
}
admin-token = Questo codice apre /admin. Viene mostrato solo adesso: { $token }
admin-revoked = { $count ->
    [one] Il codice non vale più.
   *[other] { $count } codici non valgono più.
}
admin-pruned = { $dry ->
    [yes] Verrebbero eliminati { $tables } tavoli, { $chat } messaggi, { $reports } segnalazioni e { $clients } visite.
   *[no] Eliminati { $tables } tavoli, { $chat } messaggi, { $reports } segnalazioni e { $clients } visite.
}

## Classifica

rated-alone = Una partita in solitario non può essere classificata.
rated-dice = Si può classificare solo una partita con dadi che nessuno conosce e con i componenti della scatola.
rated-options = Le partite classificate di { $game } si giocano con le regole abituali, così il punteggio di tutti ha lo stesso significato. Rimetti come prima queste opzioni: { $options }.
rated-account = A un tavolo classificato ognuno gioca con il nome del proprio account. Accedi, oppure gioca senza classifica.
rated-one-seat = A un tavolo classificato ognuno ha un solo posto, il suo.
rated-no-undo = In una partita classificata non si può annullare nulla.
rated-no-fork = Da una partita classificata puoi continuare a giocare solo quando è finita.
rebuild-overtaken = Dopo questo ricalcolo ne è cominciato un altro, che ha la precedenza: questo è stato abbandonato.
ratings-rebuilt = { $matches ->
    [one] Contata una partita classificata
   *[other] Contate { $matches } partite classificate
} di { $people ->
    [one] una persona
   *[other] { $people } persone
} con la formula «{ $formula }».
rating-level = Forte come «{ $bot }»
rating-above = Più forte di «{ $bot }»
rating-below = Un po’ meno forte di «{ $bot }»
rating-provisional = Ancora provvisorio
