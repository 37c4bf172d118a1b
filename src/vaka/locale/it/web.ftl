## Ovunque

web-title = Vaka: quattro giochi delle isole, una canoa
web-close = Chiudi
web-language = Lingua
web-theme = { $theme ->
    [auto] Tema: come il sistema
    [light] Tema: chiaro
   *[dark] Tema: scuro
}
web-offline = In questo momento la sala non è raggiungibile.
web-keep = Salva
web-name = Nome
web-guest = Ospite
web-free-seat = Posto libero
web-bot-seat = { $emblem ->
    [0] Kai
    [1] Leilani
    [2] Teuila
    [3] Manu
    [4] Sina
    [5] Tavita
    [6] Moana
   *[7] Noa
}
web-bot-random = Bot alla deriva
web-bot-greedy = Bot mozzo
web-bot-level1 = Bot bagnante
web-bot-level2 = Bot rematore
web-bot-level3 = Bot timoniere
web-bot-level4 = Bot navigatore
web-bot-level5 = Bot maestro navigatore
web-emblem = { $emblem ->
    [fish] Pesce
    [turtle] Tartaruga
    [star] Stella
    [leaf] Foglia
    [shell] Conchiglia
    [hook] Amo
    [bird] Uccello
   *[moon] Luna
}

## L’ingresso

web-scene = Una canoa a doppio scafo con le vele rosse passa davanti a un’isola all’alba
web-tagline = Quattro giochi, una sola canoa.
web-games = I giochi
web-rules = Regole
web-watch = Guarda un tavolo
web-you = Tu
web-you-are = Sei { $name }: cambia nome e stemma
web-your-name = Il tuo nome
web-your-badge = Il tuo stemma
web-seats = { $low }–{ $high } posti
web-minutes = { $minutes } min
web-play = Gioca
web-play-game = Gioca a { $game }
web-your-tables = Riprendi a giocare
web-continue = Continua
web-open-tables = Tavoli aperti
web-waiting = { $count ->
    [0] nessuno in attesa
    [one] 1 in attesa
   *[other] { $count } in attesa
}
web-no-open-tables = Nessuno aspetta giocatori. Apri un tavolo e lascia un posto a chi vuole.
web-join = Entra
web-table-of = di { $name }
web-running-tables = In corso
web-finished-tables = Finiti
web-no-running-tables = Nessun tavolo pubblico in corso.
web-look-on = Guarda
web-open-record = Apri una partita salvata
web-not-a-record = Questo file non è una partita salvata.
web-no-rules = La pagina delle regole di questo gioco è ancora da scrivere.

## Un tavolo nuovo

web-new-table = Un tavolo di { $game }
web-who-plays = Chi gioca
web-seat-count = Quanti posti
web-seat = Posto { $seat }
web-name-of-seat = Nome al posto { $seat }
web-seat-me = Io
web-seat-near = Qualcuno a questo schermo
web-seat-bot = { $bot }
web-seat-invited = Un amico con il link
web-seat-open = Chiunque (tavolo pubblico)
web-seat-invited-about = Avrai un link da mandare.
web-seat-open-about = L’ingresso mostra il tavolo.
web-options = Opzioni
web-waits-for-people = Il tavolo aspetta che ogni posto sia occupato.
web-starts-at-once = La partita comincia subito.
web-open-table = Apri il tavolo
web-start = Comincia
web-option-side = Tessere del lago
web-option-scoring = Punteggio
web-option-edition = Edizione
web-option-snaking = Snaking
web-option-length = Durata
web-option-first = Chi comincia
web-option-ending = Finale
web-option-royal = Isole reali
web-option-colours = Colori a testa
web-option-gain_on_any_fall = Potere a ogni caduta
web-option-characters = Personaggi
web-value-dark = lato scuro, meno isole
web-value-light = lato chiaro, più isole
web-value-mixed = misto
web-value-normal = normale
web-value-alternative = alternativo
web-value-revised = riveduta
web-value-first = prima
web-value-off = no
web-value-on = sì
web-value-full = intera
web-value-longboards = solo longboard
web-value-shortboards = solo shortboard
web-value-random = a sorte
web-value-landing = allo sbarco
web-value-chain = catena intera
web-value-turn = come turno
web-value-no = no
web-value-yes = sì

## In attesa dei giocatori

web-waiting-for = { $count ->
    [one] C’è ancora un posto libero.
   *[other] Ci sono ancora { $count } posti liberi.
}
web-invitation = Invito: chi ha questo link può sedersi
web-copy = Copia
web-copied = Copiato
web-invitation-renew = Nuovo link
web-invitation-renew-about = Il vecchio link smette di funzionare
web-sit = Siediti
web-no-seat-for-you = I posti liberi sono per chi ha l’invito. Puoi restare a guardare.
web-start-with-bots = Comincia, i bot riempiono i posti
web-close-table = Chiudi il tavolo
web-leave = Lascia il posto
web-remove = Togli
web-remove-name = Togli { $name } dal tavolo
web-removed = Chi ha aperto il tavolo ti ha tolto il posto. Puoi restare a guardare.
web-closes = Questo tavolo si chiude { $when }, se la partita non comincia.
web-closes-running = Questo tavolo si chiude { $when }, se nessuno muove.
web-closes-short = si chiude il { $when }

## Il tavolo

web-to-lobby = Ingresso
web-no-table = A questo indirizzo non c’è nessun tavolo.
web-reconnecting = Mi ricollego…
web-speed = Velocità delle animazioni
web-speed-name = { $speed ->
    [slow] Lento
    [normal] Normale
   *[instant] Subito
}
web-sound = { $on ->
    [yes] Suono acceso
   *[no] Suono spento
}
web-sound-switch = Suono
web-drawer = Cronaca, chat e regole
web-log = Cronaca
web-chat = Chat
web-log-then = Com’era allora
web-log-now = Torna a ora
web-log-turns = { $count ->
    [one] un turno
   *[other] { $count } turni
}
web-log-lines = { $count ->
    [one] una riga
   *[other] { $count } righe
}
web-log-stopped = Tutti d’accordo: ci si ferma qui e valgono i punti di adesso.
web-log-empty = Non è ancora successo niente.
web-chat-empty = Nessuno ha ancora detto niente.
web-say-something = Di’ qualcosa
web-send = Invia
web-host = Chi ospita
web-players = Giocatori
web-place = { $place }º posto
web-nth = º
web-person = giocatore
web-away = assente
web-at-this-screen = a questo schermo
web-stood-in = gioca { $bot }
web-larger = Ingrandisci
web-smaller = Rimpicciolisci
web-your-move = La tua mossa
web-moves = Cosa puoi fare
web-take-out = Cambia: { $what }
web-your-turn = Tocca a te: scegli una mossa
web-turn-of = Tocca a { $name }
web-watching = Stai guardando. Tocca a { $name }
web-moment = Un momento…
web-do = Conferma
web-waits-on = In attesa di { $name }…
web-turn-yours = Tocca a te
web-skip = Accelera
web-hint = Consiglio
web-hint-ask = Che cosa farebbe il bot più forte? (H)
web-hint-looking = Cerco un consiglio…
web-hint-more = Tutte le mosse del consiglio
web-hint-close = Chiudi il consiglio
web-hint-counted = Da { NUMBER($playouts) } simulazioni
web-hint-about = Una simulazione continua la partita da ciò che puoi vedere. Le percentuali sono quote del risultato: 100 % è la vittoria, 0 % l’ultimo posto.
web-hint-command = Quando la partita è finita, questo comando ritrova gli stessi numeri nella partita salvata:
web-share-percent = { $share } %
web-hints-allowed = I giocatori possono chiedere consigli
web-undo = Annulla
web-ask-undo = Chiedi di annullare
web-undo-asks = Da allora si è tirato, scoperto qualcosa o qualcuno ha mosso: gli altri devono essere d’accordo.
web-undo-asked = { $name } chiede di ritirare una mossa.
web-stop-asked = { $name } propone di fermarsi qui e di contare i punti così come sono.
web-undo-waiting = Aspetto il consenso degli altri.
web-agree = Va bene
web-refuse = No
web-withdraw = Ritira la richiesta
web-late = { $name } fa aspettare il tavolo.
web-late-you = Tocca a te e gli altri aspettano. Possono far giocare un bot al tuo posto.
web-vote = Fai giocare un bot per { $name }
web-vote-asked = Qualcuno vuole che un bot giochi per { $name }, che fa aspettare il tavolo.
web-vote-waiting = Un bot giocherà per { $name } appena gli altri saranno d’accordo.
web-rule = Regola { $rule }
web-take-back = Riprendi il mio posto
web-over = La partita è finita.
web-result = La partita è finita
web-closed = Il tavolo è stato chiuso
web-seed = I dadi vengono dal seme { $seed }, promesso prima della prima mossa.
web-own-components = Questa partita si gioca con componenti propri, non con quelli di serie.
web-commitment = Dadi onesti: questo codice è stato fissato prima della prima mossa; il seme si vede alla fine.
web-save-record = Salva
web-table-menu = Tavolo e impostazioni
web-leave-running = Esci; un bot gioca per me finché non torno
web-curtain = Lo schermo è per { $name }
web-curtain-hint = Gli altri non guardino.
web-curtain-raise = Sono { $name }
web-curtain-setting = Sipario tra le persone a questo schermo
web-curtain-name = { $curtain ->
    [auto] quando c’è qualcosa da nascondere
    [always] sempre
   *[never] mai
}

## La replica

web-replay = Replica
web-replay-of = Replica, mossa { $ply } di { $plies }
web-scrub = Mossa
web-first = All’inizio
web-back = Una mossa indietro
web-next = Una mossa avanti
web-last = Alla fine
web-run = Riproduci
web-pause = Pausa
web-play-from-here = Gioca da qui
web-fork-when-over = Chi guarda potrà giocare da qui quando la partita sarà finita.
web-fork-dealt-anew = La partita è ancora in corso: ciò che non puoi vedere, e i dadi che verranno, si ridistribuiscono.
web-share = Link a questa mossa
web-review = Analisi
web-review-of = La partita di { $name }
web-review-whose = La partita di chi
web-review-looking = Sto guardando la mossa { $ply } di { $plies }…
web-review-wait = Ogni decisione viene analizzata due volte. Intanto puoi continuare a leggere.
web-review-again = Riprova
web-review-curve = Che cosa poteva aspettarsi { $name }, mossa per mossa: { $start } % all’inizio, { $end } % alla fine
web-review-scale = Risultato atteso in percentuale: 100 è la vittoria, 0 l’ultimo posto.
web-review-start = Inizio
web-review-choice = Scelte proprie
web-review-luck = Fortuna
web-review-sum = All’inizio { $name } aveva il { $start } %. Le scelte proprie hanno portato { $own }, quelle altrui { $others }, la fortuna { $luck }: { $end } % alla fine.
web-review-turns = Dove è cambiata
web-review-turn = Dal { $before } % al { $after } %, soprattutto per { $cause ->
    [luck] fortuna.
   *[choice] scelta.
}
web-review-better = Meglio per { $name }: { $move } ({ $best } % invece del { $played } %)
web-review-check = Per controllare
web-review-command = Con la partita salvata, questo comando dà gli stessi numeri:
web-review-copy = Copia il comando
web-back-to-table = Al tavolo
web-to-ply = Mossa { $ply }

## Primi passi

web-steps = Primi passi
web-steps-in = Primi passi: { $game }
web-steps-of = Primi passi, { $number } di { $count }
web-steps-next = Avanti
web-steps-wait = Giocano gli altri…
web-steps-your-move = Tocca a te: la mossa brilla sul tavolo.
web-steps-other = Si può fare anche questo, ma per ora segui questo passo.
web-steps-leave = Chiudi i primi passi e gioca liberamente
web-steps-play-on = Continua a giocare
web-practice = Un tavolo di prova: i dadi sono stati scelti prima, dal seme { $seed }. Qui tutto si può prevedere.

## Regole e galleria

web-rules-of = Regole: { $game }
web-primer = In due minuti
web-primer-of = { $game } in due minuti
web-primer-open = Scheda da due minuti
web-primer-print = Stampa
web-primer-rules = Tutte le regole
web-primer-none = Questo gioco non ha ancora una scheda da due minuti.
web-primer-seats = { $low }–{ $high } giocatori
web-primer-or = o
web-primer-tips = Tre consigli
web-gallery = Galleria
web-gallery-of = Nella scatola: { $game }
web-gallery-about = Ogni carta, tessera e pedina dei quattro giochi, disegnata. Porta un tuo file dei componenti e vedrai la tua serie al posto della nostra.
web-components = Una serie tutta tua
web-components-about = Trascina qui un file dei componenti (TOML) o sceglilo. Viene controllato e disegnato qui sotto; nulla viene conservato.
web-components-choose = Scegli un file
web-components-own = Torna alla nostra serie
web-components-shown = Questo è { $file }.

## Alone: journeys and high scores

web-alone = Da soli
web-alone-at = { $game } · da soli
web-nothing-alone = A questo gioco non si gioca da soli.
web-journey-new = Un nuovo inizio
web-journey-begin = Comincia
web-journey-bring = Riprendi da un file
web-journey-look = Riguarda
web-journey-back = { $name }: guarda com’è andata
web-journey-all = Tutto ciò che giochi da solo
web-journey-save = Salva come file
web-journey-link = Copia l’indirizzo
web-high-score = Record
web-score = Punteggio
web-score-of = { $points } punti su { $best }
web-score-play = Gioca per il record
web-score-place = N.
web-score-day = Giorno
web-score-perfect = perfetto
web-score-replay = Rivedi il numero { $place }
web-scores = I tuoi record
web-no-scores = Ancora nessun record: la prima partita ne segna uno.

## The host of the room

web-dismiss = Nascondi
web-room-mode = { $mode ->
    [draining] La sala sta per chiudere per un po’: le partite in corso continuano, ma non se ne possono cominciare di nuove.
   *[stopped] La sala è ferma per un momento: non si può cambiare nulla.
}
web-report = Segnala un giocatore
web-report-line = Segnala ciò che ha scritto { $name }
web-report-about = La segnalazione la legge chi gestisce la sala. Gli altri giocatori non ne sanno nulla.
web-report-whom = Chi?
web-report-what = Che cosa è successo?
web-report-send = Invia la segnalazione
web-report-sent = Grazie. Chi gestisce la sala la leggerà.
web-admin = Gestione della sala
web-admin-about = Questa pagina è riservata a chi gestisce la sala. Questo comando crea il codice per entrare:
web-admin-token = Codice
web-admin-enter = Entra
web-admin-leave = Esci
web-admin-tab = { $tab ->
    [room] Sala
    [tables] Tavoli
    [people] Persone
   *[reports] Segnalazioni
}
web-admin-health = { $ready ->
    [yes] Tutto bene (database { $store }, bus { $bus })
   *[no] Non pronta (database { $store }, bus { $bus })
}
web-admin-workers = Bot: { $workers }
web-admin-sockets = Connessi: { $count }
web-admin-status = { $status ->
    [open] in attesa
    [running] in corso
    [over] finiti
    [closed] chiusi
   *[all] tutti
}
web-admin-status-choose = Quali tavoli
web-admin-table-id = Inizio del codice
web-admin-amounts = { $entries } mosse, { $lines } messaggi
web-admin-mode = Che cosa si può fare
web-admin-mode-name = { $mode ->
    [open] Tutto
    [draining] Le partite in corso continuano, non ne cominciano di nuove
   *[stopped] Non si può cambiare nulla, nemmeno con una mossa (per una copia di sicurezza)
}
web-admin-announcements = Avvisi
web-admin-announcement = Una riga per tutte le pagine
web-admin-announce = Pubblica
web-admin-days = Per quanti giorni (vuoto: per sempre)
web-admin-none = Qui non c’è nulla.
web-admin-search = Cerca
web-admin-more = Altri
web-admin-delete = Elimina
web-admin-delete-sure = Eliminare questo tavolo con le sue mosse e i suoi messaggi? Non si può annullare.
web-admin-person = Nome, persona o client
web-admin-seen = { $tables } tavoli, ultima volta { $at }
web-admin-measures = Escludi o togli la parola…
web-admin-measure = Provvedimento
web-admin-do = { $kind ->
    [ban] Escludi
   *[mute] Togli la parola
}
web-admin-whom = A chi
web-admin-reason = Motivo (gli verrà detto)
web-admin-sanctions = Esclusi e senza parola
web-admin-sanction = { $kind ->
    [ban] escluso
   *[mute] senza parola
}
web-admin-lift = Revoca
web-admin-resolved = Mostra quelle già chiuse
web-admin-note = Che cosa è stato fatto
web-admin-resolve = Chiudi la segnalazione
