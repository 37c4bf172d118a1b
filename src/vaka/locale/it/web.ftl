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
web-bot-namesake = { $name } (bot)
web-bot-random = Bot alla deriva
web-bot-greedy = Bot mozzo
web-bot-level1 = Bot tranquillo
web-bot-level2 = Bot facile
web-bot-level3 = Bot medio
web-bot-level4 = Bot forte
web-bot-level5 = Bot esperto
web-bot-level6 = Bot allenato
web-bot-mind = Bot d’istinto
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
web-seat = Posto { $seat }
web-options = Opzioni
web-count = { $count ->
    [1] uno
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
   *[other] { $count }
}
web-new-around = { $count ->
    [1] Un posto, solo per te
    [2] In due al tavolo
    [3] In tre al tavolo
    [4] In quattro al tavolo
    [5] In cinque al tavolo
    [6] In sei al tavolo
    [7] In sette al tavolo
    [8] In otto al tavolo
   *[other] In { $count } al tavolo
}
web-new-tap = Tocca un posto per cambiare chi ci sta. Si gioca da { $low } a { $high }.
web-new-chairs = I posti intorno al tavolo
web-new-chair = Posto { $chair }:
web-new-chair-of = { $who ->
    [me] Il tuo posto
    [invited] Un posto per un invito
    [open] Un posto libero
   *[other] Il posto di { $name }
}
web-new-name = { $who ->
    [me] Tu
    [near] Ospite { $chair }
    [invited] { $nth ->
        [0] Su invito
       *[other] Invito { $nth }
    }
   *[open] { $nth ->
        [0] Chiunque
       *[other] Posto libero { $nth }
    }
}
web-new-who = Chi siede qui
web-new-role = { $who ->
    [me] Io
    [near] Accanto a me
    [invited] Su invito
    [open] Chiunque
   *[bot] Un bot
}
web-new-under = { $who ->
    [me] tu
    [near] a questo schermo
    [invited] invito con il link
   *[open] un posto libero
}
web-new-about = { $who ->
    [me] Gli altri vedono questo nome e questo stemma.
    [near] Una persona accanto a te: lo schermo passa di mano in mano.
    [invited] Avrai un link da mandare. Chi ce l’ha può sedersi qui.
   *[open] L’ingresso mostra il tavolo e chiunque può sedersi qui.
}
web-new-badge = Colore e stemma
web-new-taken = { $badge }: ce l’ha { $name }
web-new-add = Aggiungi un posto
web-new-add-under = per uno in più
web-new-remove = Togli questo posto
web-new-level = Quanto è forte
web-new-others = Oppure un altro bot
web-level = { $level ->
    [0] Tranquillo
    [1] Facile
    [2] Medio
    [3] Forte
   *[4] Esperto
}
web-new-strength = Forza { $level } su { $most }
web-new-rules = Regole della casa
web-hints-allowed = Consigli permessi
web-new-hints-about = Tutti possono chiedere un consiglio.
web-new-needs = Per «{ $value }» servono { $seats } posti.
web-preset = { $preset ->
    [bots] Contro i bot
    [friends] Tra amici
    [screen] A questo schermo
   *[alone] In solitario
}
web-preset-short = { $preset ->
    [bots] bot medi, con consigli
    [friends] su invito, senza consigli
    [screen] tutti qui, senza consigli
   *[alone] per il punteggio
}
web-presets = Modi di giocare
web-preset-means = { web-preset }:
web-preset-chairs = { $preset ->
    [bots] tutti gli altri sono bot di livello medio
    [friends] gli altri arrivano con un link di invito
    [screen] tutti siedono a questo schermo
   *[alone] un posto solo, il tuo
}
web-preset-hints = { $hints ->
    [yes] tutti possono chiedere consigli
   *[no] nessuno può chiedere consigli
}
web-preset-rules = le regole di sempre
web-preset-changed = Cambiato:
web-preset-back = Torna a «{ web-preset }»
web-change = { $what }: { $how }
web-change-chair = Posto { $chair }
web-change-hints = { $hints ->
    [yes] con consigli
   *[no] senza consigli
}
web-sum-alone = Solo tu.
web-sum-you = Tu
web-sum-friends = { $count ->
    [1] un invito
   *[other] { web-count } inviti
}
web-sum-bots = { $count ->
    [1] un bot
   *[other] { web-count } bot
}
web-sum-open = { $count ->
    [1] un posto libero
   *[other] { web-count } posti liberi
}
web-sum-watch = Tu guardi.
web-starts-at-once = Comincia subito.
web-starts-when = { $open ->
    [0] { $friends ->
        [1] Comincia quando arriva chi hai invitato.
       *[other] Comincia quando arrivano tutti gli inviti.
    }
    [1] { $friends ->
        [0] Comincia quando qualcuno occupa il posto libero.
       *[other] Comincia quando ogni posto è occupato.
    }
   *[other] Comincia quando ogni posto è occupato.
}
web-new-alone = In solitario
web-new-alone-about = Giochi per i punti, contro i tuoi record, senza consigli.
web-new-copy = Copia l’invito
web-new-copy-about = Apre il tavolo e copia il link da mandare.
web-open-table = Apri
web-start = Comincia
web-new-same-name = Due posti hanno il nome { $name }. Dai un altro nome a uno dei due.

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
web-start-with-bots = Comincia con i bot
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
web-reconnecting = Riconnessione…
web-speed = Animazione
web-speed-name = { $speed ->
    [slow] Lenta
    [normal] Normale
   *[instant] Immediata
}
web-speed-shown = { $speed ->
    [slow] Animazione: lenta
    [normal] Animazione: normale
   *[instant] Animazione: immediata
}
web-sound = { $on ->
    [yes] Suono acceso
   *[no] Suono spento
}
web-sound-switch = Suono
web-sound-about = Un suono quando tocca a te, e i suoni del gioco.
web-settings = Impostazioni
web-confirm-switch = Conferma le mosse
web-confirm-about = La mossa aspetta il pulsante rosso. Senza conferma la gioca l’ultimo clic; Annulla resta.
web-forced-switch = Gioca le mosse obbligate
web-forced-about = Dove è possibile una sola mossa, si gioca da sé dopo un attimo.
web-forced = Una sola mossa:
web-forced-hold = Aspetta
web-keys = Scorciatoie da tastiera
web-keys-deciding = Per decidere
web-keys-game = In questo gioco
web-keys-table = Al tavolo
web-key-digit = Scegli quella possibilità; se sono più di nove, due cifre, o una e Invio
web-key-arrows = Scorri le possibilità; sul tavolo di gioco passa a ciò che sta da quella parte
web-key-enter = Conferma la mossa, o scegli la voce su cui sei
web-key-escape = Annulla le scelte; ferma una mossa obbligata
web-key-tab = Alla parte successiva: tavolo di gioco, comandi, elenco delle mosse
web-key-hurry = Accelera fino al tuo turno
web-key-sheet = Mostra questi tasti
web-key-hint = Con un consiglio aperto: scegli la mossa con quel numero
web-key-name = { $key ->
    [Space] Spazio
    [Enter] Invio
    [Shift] Maiusc
    [Home] Home
   *[End] Fine
}
web-key-item = { $number } di { $count }: { $item }
web-drawer =
    { $chat ->
        [yes] Cronaca, chat e regole
       *[no] Cronaca e regole
    }
web-log = Cronaca
web-chat = Chat
web-log-then = Com’era allora
web-log-now = Torna al presente
web-log-turns = { $count ->
    [one] un turno
   *[other] { $count } turni
}
web-log-lines = { $count ->
    [one] una riga
   *[other] { $count } righe
}
web-log-stopped = Tutti d’accordo: ci si ferma qui e valgono i punti di adesso.
web-log-earlier = Prima
web-log-empty = Non è ancora successo niente.
web-chat-empty = Nessuno ha ancora detto niente.
web-say-something = Di’ qualcosa
web-send = Invia
web-host = Chi ospita
web-players = Giocatori
web-place = { $place }º posto
web-nth = º
web-away = assente
web-at-this-screen = a questo schermo
web-stood-in = gioca { $bot }
web-larger = Ingrandisci
web-smaller = Rimpicciolisci
web-your-move = La tua mossa
web-moves = Cosa puoi fare
web-take-out = Cambia: { $what }
web-your-turn = Tocca a te: scegli una mossa
web-turn-of = Sta giocando { $name }
web-watching = Stai guardando. Sta giocando { $name }
web-choosing = sta scegliendo
web-ready = ha scelto
web-chosen = Scelta fatta. Puoi cambiarla finché non hanno scelto tutti
web-choosing-all = Si sceglie tutti insieme
web-choosing-missing = { $count ->
    [one] Manca solo { $names }.
   *[other] Devono ancora scegliere: { $names }.
}
web-ready-count = Pronti { $ready } su { $seats }
web-change-choice = Cambia
web-online = in linea
web-thinking = { $away ->
    [yes] assente, di turno da { $time }
   *[other] ci pensa da { $time }
}
web-span = { $unit ->
    [days] { $count } g
    [hours] { $count } h
    [minutes] { $count } min
   *[seconds] { $count } s
}
web-time-days = { $hours ->
    [0] { $days } g
   *[other] { $days } g { $hours } h
}
web-time-hours = { $hours } h { $minutes }
web-time-minutes = { $minutes } min
web-time-left = Tempo rimasto: { $time }
web-time-waits = L’orologio è fermo a { $time }
web-pace-live = { $minutes } min + { $seconds } s
web-pace-turns = { $hours ->
    [12] 12 ore a turno
    [24] un giorno a turno
    [72] tre giorni a turno
   *[other] una settimana a turno
}
web-clock-adds = +{ $seconds } s a turno
web-clock-still = fermo
web-clock-out = tempo scaduto
web-rest-night = si ferma dalle { $from } alle { $to }
web-rest-weekends = si ferma nel fine settimana
web-rest-zone = ora di { $place }
web-clock = Orologio
web-clock-none = Senza
web-no-clock = senza orologio
web-clock-live = Tempo reale
web-clock-turns = A turni
web-clock-about = { $kind ->
    [live] Ognuno ha una riserva di tempo che cresce a ogni turno. Quando finisce, continua un bot.
    [turns] Si gioca in più giorni, ognuno quando può. Per chi non muove in tempo gioca un bot.
   *[none] Prenditi tutto il tempo che vuoi.
}
web-clock-bank = Tempo
web-clock-turn = Per un turno
web-clock-hours = { $hours ->
    [12] 12 h
    [24] 1 giorno
    [72] 3 giorni
   *[other] 7 giorni
}
web-clock-night = Di notte l’orologio si ferma, dalle 23:00 alle 7:00
web-clock-weekends = Nel fine settimana l’orologio si ferma
web-moment = Un momento…
web-showing = Ecco che cosa è successo…
web-do = Conferma
web-waits-on = In attesa di { $name }…
web-turn-yours = Tocca a te
web-turn-name = Tocca a { $name }
web-to-play = tocca a te
web-skip = Accelera
web-hurry = Accelera fino al mio turno
web-recap = Dal tuo ultimo turno
web-recap-first = Prima del tuo primo turno
web-recap-again = Rivedi
web-recap-stop = Ferma
web-recap-close = Chiudi
web-recap-more = Mostra tutto
web-recap-switch = Riassunto
web-recap-setting = Quando tocca a me, sul tavolo si vede che cosa è successo dal mio ultimo turno.
web-recap-sign = { $sign ->
    [moved] spostamento
    [dragged] trascinamento
    [jumped] salto
    [pushed] spinta
    [broken] danno
   *[lost] perdita
}
web-hint = Consiglio
web-hint-ask = Chiedi una buona mossa (H)
web-hint-looking = Cerco un consiglio…
web-hint-more = Tutte le mosse del consiglio
web-hint-close = Chiudi il consiglio
web-hint-counted = Questi numeri vengono da { NUMBER($playouts) } simulazioni.
web-hint-about = Una simulazione continua la partita da ciò che puoi vedere.
web-hint-command = Quando la partita è finita, questo comando ritrova gli stessi numeri nella partita salvata:
web-hint-play = Gioca tutta la mossa
web-hint-so-on = { $words } e così via
web-hint-share = circa { $share }%
web-hint-expected = Risultato atteso: { web-hint-share }
web-hint-scale = Risultato atteso in percentuale: 100 è la vittoria, 0 l’ultimo posto.
web-researchers = Per chi fa ricerca
web-undo = Annulla
web-ask-undo = Chiedi di annullare
web-undo-far = Annulla la mia mossa
web-undo-far-about = Torni alla tua ultima decisione. Si annullano anche le mosse fatte dai bot nel frattempo; dadi e carte usciranno uguali.
web-undo-asks = Da allora si è tirato o scoperto qualcosa, o qualcun altro ha mosso: gli altri devono essere d’accordo.
web-undo-asked = { $name } chiede di annullare una mossa.
web-off-asked = { $name } propone di annullare la partita, senza risultato.
web-ahead = Se … allora: decidi le prossime mosse
web-ahead-what = Ogni mossa che prepari viene giocata appena ti viene chiesta, anche se non ci sei. Nessun altro la vede. Le scelte che trovi qui sono un’ipotesi: gli altri potrebbero giocare diversamente, e dadi e carte potrebbero cambiare. Se una mossa non è più possibile, il resto del piano cade e decidi tu.
web-ahead-then = Che cosa farai
web-ahead-same = solo con le stesse scelte che hai visto
web-ahead-may = se sarà possibile
web-ahead-only = { $count ->
    [one] Solo se avrò proprio questa unica scelta
   *[other] Solo se avrò proprio queste { $count } scelte
}
web-ahead-forced = Non c’è altro da scegliere.
web-ahead-add = Metti nel piano
web-ahead-remove = Togli
web-ahead-none = Per ora non c’è nulla da decidere in anticipo.
web-call-off = Proponi di annullare la partita
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
web-end-alone = Com’è andata
web-closed = Il tavolo è stato chiuso
web-seed = Tutto ciò che era affidato al caso viene dal seme { $seed }, sigillato prima della prima mossa.
web-own-components = Questa partita si gioca con componenti propri, non con quelli di serie.
web-commitment = Niente trucchi: questo codice è stato fissato prima della prima mossa; il seme si vede alla fine.
web-save-record = Salva
web-end-headline = { $who ->
    [you] Vittoria!
    [several] { $winners } vincono insieme!
    [alone] { $points } punti!
   *[one] Vince { $winners }!
}
web-end-place = { $shared ->
    [yes] { web-end-ordinal } posto a pari merito
   *[no] Hai chiuso al { web-end-ordinal } posto
}
web-end-lost = Stavolta no
web-end-ordinal = { $place }º
web-end-standing = Classifica finale
web-end-total = Totale
web-end-agreed = Tutti hanno deciso di fermarsi qui: si contano i punti così come stanno.
web-end-minutes = { $minutes ->
    [one] La partita è durata un minuto.
   *[other] La partita è durata { $minutes } minuti.
}
web-end-decision = Trova la decisione migliore
web-end-moments = I momenti della partita
web-end-new = Nuovo tavolo
web-end-show = Mostra il risultato
web-end-picture = Condividi
web-end-share = Condividi
web-end-save-png = Salva come PNG
web-end-save-svg = Salva come SVG
web-end-fair = Niente trucchi: il seme
web-table-menu = Tavolo e impostazioni
web-leave-running = Esci; un bot gioca per me finché non torno
web-curtain = Lo schermo è per { $name }
web-curtain-hint = Gli altri guardano altrove.
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
web-fork-dealt-anew = La partita è ancora in corso: ciò che non puoi vedere si ridistribuisce, e i dadi che verranno cambiano.
web-share = Link a questa mossa
web-review = Analisi
web-review-of = { $name ->
    [you] La tua partita
   *[other] La partita di { $name }
}
web-review-whose = Di chi è la partita
web-review-looking = Sto guardando la mossa { $ply } di { $plies }…
web-review-wait = Ogni decisione viene analizzata due volte. Intanto puoi continuare a leggere.
web-review-again = Riprova
web-review-curve = Che cosa { $name ->
    [you] potevi aspettarti
   *[other] poteva aspettarsi { $name }
}, mossa per mossa: { $start }% all’inizio, { $end }% alla fine
web-review-scale = Risultato atteso in percentuale: 100 è la vittoria, 0 l’ultimo posto. Ogni scelta si confronta con la mossa migliore trovata dall’analisi: 0 vuol dire nessun errore.
web-review-start = Inizio
web-review-choice = { $name ->
    [you] Le tue scelte
   *[other] Le sue scelte
}
web-review-luck = Fortuna
web-review-sum = { $name ->
    [you] Partivi da { $start }%. Le tue scelte
   *[other] { $name } partiva da { $start }%. Le sue scelte
} hanno portato { $own }, quelle degli altri { $others }, la fortuna { $luck }: { $end }% alla fine.
web-review-turns = I momenti decisivi
web-review-turn = { $name ->
    [you] Il tuo risultato atteso
   *[other] Il risultato atteso di { $name }
}: da { $before }% a { $after }%, soprattutto per { $cause ->
    [luck] fortuna.
   *[choice] questa scelta.
}
web-review-better = Meglio per { $name ->
    [you] te
   *[other] { $name }
}: { $move }.
web-review-told = Un consiglio avrebbe detto a { $name }: «{ $words }»
web-review-instead = { $name ->
    [you] Il tuo risultato atteso
   *[other] Il risultato atteso di { $name }
}: circa { $best }% invece di { $played }%.
web-review-drawn = { $drawn ->
    [yes] In oro la mossa migliore, in bianco quella giocata.
   *[no] { "" }
}
web-review-counted = Ogni decisione è stata analizzata con { NUMBER($playouts) } simulazioni.
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
web-steps-press = Ora premi il pulsante rosso.
web-steps-other = Si può fare anche questo, ma per ora segui questo passo.
web-steps-leave = Chiudi i primi passi e gioca liberamente
web-steps-play-on = Continua a giocare
web-practice = Un tavolo di prova: dadi e carte vengono dal seme { $seed } e si conoscono in anticipo.

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

web-alone = In solitario
web-alone-at = { $game } · in solitario
web-alone-game = { $game } in solitario
web-alone-more = Record e tutto ciò che giochi in solitario
web-nothing-alone = A questo gioco non si gioca in solitario.
web-journey-new = Comincia da zero
web-journey-begin = Comincia
web-journey-bring = Riprendi da un file
web-journey-look = Riguarda
web-journey-back = { $name }: continua
web-journey-all = Tutto ciò che si gioca in solitario
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

## Insieme: rivincita, pause, reazioni, inviti, rifiuti

web-again = Gioca ancora
web-again-about = Stesso tavolo, stesse opzioni, ognuno avanza di un posto. Gli altri ricevono la proposta.
web-again-opening = Un momento…
web-again-asked = { $name } vuole giocare ancora.
web-again-join = Ci sto
web-again-join-late = Ci ho ripensato: ci sto
web-again-decline = Non ora
web-again-go = Alla prossima partita
web-again-watch = Guarda la loro prossima partita
web-again-declined = { $count ->
    [one] { $names } questa volta non gioca.
   *[other] { $names } questa volta non giocano.
}
web-asked-waiting = ha ricevuto l’invito
web-asked-declined = non questa volta
web-leave-pauses = Esci; la partita resta in pausa finché non torno
web-paused = In pausa
web-out = Il tuo tempo è scaduto: sei all’ultimo posto. Per gli altri continua un bot.
web-timed-out = Il tuo tempo è scaduto: un bot gioca per te finché non riprendi il tuo posto.
web-out-all = È scaduto il tempo di tutti: questa partita non continua.
web-paused-yours = In pausa. Riprendi il tuo posto e la partita continua.
web-paused-watching = In pausa finché qualcuno dei giocatori non torna.
web-refused = { $what ->
    [off] { $name } vuole continuare a giocare.
    [undo] { $name } non vuole annullare la mossa.
    [stop] { $name } vuole continuare a giocare.
   *[vote] { $name } non vuole ancora che qui giochi un bot.
}
web-vote-refuse = Non ancora
web-vote-withdraw = Ritira il voto
web-react = Reagisci
web-reaction = { $reaction ->
    [wave] Ciao!
    [clap] Bella mossa!
    [laugh] Ah ah!
    [ouch] Ahi!
    [think] Fammi pensare…
   *[thanks] Grazie!
}
web-reacted = { $name }: { $words }
web-mute = Silenzia chat e reazioni
web-muted = Su questo dispositivo chat e reazioni sono silenziate.
web-unmute = Mostrale di nuovo
web-scan = Inquadra per entrare
web-invitation-here = Gli altri non possono aprire «{ $host }»: il link usa l’indirizzo di questo computer nella tua rete.
web-invitation-address = Indirizzo per il link
web-invitation-alone = Solo questo computer può aprire il link. Per far entrare altri, riavvia la sala con
web-invitation-lost = Gli altri non possono aprire «{ $host }»: usa il nome o l’indirizzo di questo computer nella tua rete.
web-won = { $count ->
    [one] Ha vinto { $names }
   *[other] Vittoria condivisa: { $names }
}
web-finished-on = Finita { $when }

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
