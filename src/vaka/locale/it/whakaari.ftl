whakaari-about = Salta di piattaforma in piattaforma sopra la lava fino alla plancia di fronte: le carte sono righelli e un dito trascina intere catene di piattaforme.
whakaari-option-gain_on_any_fall = No: guadagni un utilizzo del potere solo quando ti rimanda indietro una carta evento. Yes: a ogni caduta nella lava.
whakaari-option-characters = 0 distribuisce i personaggi a caso; da 1 a 40320 è il numero del loro ordine nell’elenco di tutti gli ordini, che comincia con TANK SURF SHOT TRICK BOOM SPELL BUILD CHECK.

## Azioni

whakaari-action-fall = cadi nella lava
whakaari-action-end = finisci il turno
whakaari-action-done = lascia perdere il resto della carta
whakaari-action-skip = lascia perdere la seconda metà
whakaari-action-stay = non spingere nessun altro
whakaari-action-lava = nella lava
whakaari-action-totem = metti qui il tuo totem
whakaari-action-pull = avvicina una piattaforma
whakaari-action-move = salta
whakaari-action-empty = danneggia una piattaforma vuota
whakaari-action-occ = danneggia una piattaforma occupata
whakaari-action-near = danneggia una piattaforma vicina
whakaari-action-drag = trascina una piattaforma
whakaari-action-add = aggiungi una piattaforma
whakaari-action-power = usa { $power }
whakaari-action-push = spingi via il posto { $seat }
whakaari-action-card = gioca { $card }: { $icons }{ $distance ->
    [none] { "" }
    [short] , corta
    [long] , lunga
   *[supreme] , suprema
}
whakaari-action-piece = { $use ->
    [toss] lancia { $piece }
    [remove] rimuovi { $piece }
    [pull] avvicina { $piece }
    [piece] prendi { $piece }
    [push] su { $piece }
   *[other] { $piece }
} ({ $shape ->
    [round] rotonda
   *[square] quadrata
}{ $unstable ->
    [yes] , instabile
   *[no] { "" }
})
whakaari-action-board = { $goal ->
    [yes] sul traguardo, plancia { $board }
   *[no] indietro sulla tua plancia
}
whakaari-action-angle = trascina { $piece } verso { $degree }°
whakaari-action-place = metti { $piece } in { $x }, { $y } mm

## Eventi

whakaari-event-slid = Una piattaforma scivola.
whakaari-event-turn = Giro { $round }: tocca al posto { $seat }.
whakaari-event-drew = Peschi una carta.
whakaari-event-drew_cards = Il posto { $seat } pesca { $count ->
    [one] una carta
   *[other] { $count } carte
}.
whakaari-event-played = Il posto { $seat } gioca una carta.
whakaari-event-turned = Una piattaforma si gira sul lato instabile.
whakaari-event-event = Il posto { $seat } pesca un evento.
whakaari-event-jumped = Il posto { $seat } salta.
whakaari-event-dragged = Una piattaforma viene trascinata.
whakaari-event-left = Una piattaforma finisce fuori dall’arena.
whakaari-event-gone = Una piattaforma sparisce.
whakaari-event-tossed = Il posto { $seat } lancia una piattaforma{ $side ->
    [-1] : cade fuori
   *[other] { "" }
}.
whakaari-event-added = Il posto { $seat } aggiunge una piattaforma.
whakaari-event-totem = Il totem del posto { $seat } si sposta.
whakaari-event-fell = Il posto { $seat } cade nella lava e torna al suo totem.
whakaari-event-gained = Il posto { $seat } guadagna un utilizzo del potere: ora ne ha { $uses }.
whakaari-event-power = Il posto { $seat } usa il potere: gliene restano { $uses }.
whakaari-event-bomb_laid = Il posto { $seat } piazza un cocco bomba.
whakaari-event-bomb = Un cocco bomba esplode!
whakaari-event-pushed = Il posto { $seat } spinge via il posto { $other }.
whakaari-event-saved = Il posto { $seat } si salva.
whakaari-event-shuffled = Gli scarti diventano un mazzo nuovo.
whakaari-event-won = Vince il posto { $seat }{ $reached ->
    [0] : nessuno è arrivato più avanti
   *[other] { "" }
}!

## Perché no

whakaari-why-over = La partita è finita.
whakaari-why-turn = Adesso deve decidere il posto { $seat }.
whakaari-why-now-toss = Bisogna lanciare una piattaforma rimossa: scegli rotonda o quadrata.
whakaari-why-now-remove = Bisogna rimuovere una piattaforma instabile senza pedine.
whakaari-why-now-react = La tua piattaforma sta per andarsene: salvati o cadi.
whakaari-why-now-react-target = Scegli dove salvarti.
whakaari-why-now-main = Gioca una carta o fai una delle azioni extra.
whakaari-why-now-pull = Scegli una delle tre piattaforme più vicine alla tua plancia.
whakaari-why-now-icon = Scegli un’icona della carta, o lascia perdere il resto.
whakaari-why-now-target = Prima scegli il bersaglio.
whakaari-why-now-angle = Scegli una direzione da 0 a 359 gradi.
whakaari-why-now-piece = Scegli una piattaforma rotonda o quadrata.
whakaari-why-now-place = Scegli un punto libero.
whakaari-why-now-tank = Scegli chi spingere, o nessuno.
whakaari-why-now-push = Scegli dove spingere l’avversario.
whakaari-why-now-second = Scegli il bersaglio della seconda metà, o lasciala perdere.
whakaari-why-icon = Quell’icona ({ $icon }) non c’è sulla carta, è già stata usata o non ha bersagli.
whakaari-why-board = Si può entrare solo nella propria plancia e in quella di fronte, e solo se la carta le unisce alla tua piattaforma.
whakaari-why-place = Lì la piattaforma non ci sta: deve stare sulla griglia, dentro l’arena e senza sovrapporsi a niente.
whakaari-why-card-played = La carta di questo turno l’hai già giocata.
whakaari-why-card-none = Non hai quella carta.
whakaari-why-end = Prima gioca una delle tue carte; gli effetti sono facoltativi.
whakaari-why-totem-placed = Il tuo totem è già piazzato; ormai lo spostano solo le carte.
whakaari-why-totem-board = Per piazzare il totem devi stare su una piattaforma.
whakaari-why-pull = Puoi avvicinare una piattaforma solo dalla tua plancia, se con le tue carte non ne raggiungi nessuna.
whakaari-why-pull-once = Puoi avvicinare una sola piattaforma per turno, prima della carta, se ce n’è una libera.
whakaari-why-power-other = Il tuo potere è { $power }.
whakaari-why-power-moment = { $power } non si usa da solo: ti verrà chiesto al momento giusto.
whakaari-why-power-uses = Non hai utilizzi del potere.
whakaari-why-power-limit = Hai già usato il potere quante volte si può in un turno.
whakaari-why-power-target = Da qui il tuo potere non ha bersagli.
whakaari-why-no-piece = Non c’è nessuna piattaforma { $piece }.
whakaari-why-removed = Le piattaforme uguali si equivalgono: prendi quella col numero più basso.
whakaari-why-gone = { $piece } non è in gioco.
whakaari-why-nearest = Si può avvicinare solo una delle tre piattaforme libere più vicine alla tua plancia.
whakaari-why-occupied = Su quella piattaforma c’è una pedina.
whakaari-why-empty = Su quella piattaforma non c’è nessuna pedina.
whakaari-why-own = Questa carta trascina solo la piattaforma su cui stai.
whakaari-why-not-own = Questa carta trascina qualunque piattaforma tranne quella su cui stai.
whakaari-why-same = Ci sei già sopra.
whakaari-why-forward = Non puoi salvarti saltando in avanti.
whakaari-why-volcano = C’è di mezzo il vulcano.
whakaari-why-too-far = La carta, { $mm } mm, non arriva fin lì.
whakaari-why-overshot = La carta, { $mm } mm, è troppo lunga per una piattaforma così vicina.

## Errori

whakaari-invalid-move = «{ $move }» non è una mossa di Whakaari. Le mosse sono come A09 (carta), move, P17 (piattaforma), B2 (plancia), 045 (direzione), -120,40 (punto), SURF (potere), fall, end.
whakaari-bad-number = { $name } non può essere { $value }: dev’essere un numero intero da { $low } a { $high }.
whakaari-bad-count = Il mazzo { $deck } ha { $total } carte; nella scatola ce ne sono { $count }.
whakaari-bad-kinds = Il mazzo { $deck } ha più di { $kinds } tipi di carte.
whakaari-bad-icons = La carta { $number } del mazzo { $deck } ha icone che non esistono o non si possono unire: «{ $icons }».
whakaari-bad-distance = Alla carta { $number } del mazzo { $deck } manca la distanza, oppure non è né short né long né supreme.
whakaari-bad-card = I lati e la diagonale di una carta devono crescere da short a supreme.
whakaari-bad-ring = Così le otto plance non ci stanno attorno al vulcano, o non resta spazio per le piattaforme.
whakaari-bad-grid = Una griglia di { $grid } non va bene: millimetri interi, abbastanza ampia da coprire l’arena, abbastanza larga per 2157 punti.
whakaari-bad-fixed = { $part } non si può sostituire: le regole ci si basano.

## Il tavolo

whakaari-table-round = Giro { $round }
whakaari-table-hand = Le tue carte: { $cards }
whakaari-table-cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
whakaari-table-uses = utilizzi { $uses }
whakaari-table-on = su { $place }
whakaari-table-home = a casa
whakaari-table-goal = al traguardo!
whakaari-table-totem = totem { $place }
whakaari-table-event = Evento: { $event }
whakaari-table-card = Carta: { $card }
whakaari-table-reach = { $card } raggiunge { $targets }
whakaari-table-legend = ○ rotonda, □ quadrata stabile, ◇ quadrata instabile, ● cocco bomba. I numeri colorati sono le pedine, t un totem; le piattaforme evidenziate si possono scegliere.

## Primi passi

whakaari-steps-table = Un mare di lava con un vulcano nel mezzo. La tua pedina sta sulla tua plancia in basso; la plancia di fronte è la tua meta. Chi ci mette piede per primo vince subito (WHA-1.1).
whakaari-steps-hand = In ogni turno peschi una carta e ne giochi una. Una carta è anche un righello: il lato corto, il lato lungo o la diagonale è la distanza esatta del salto (WHA-3.1).
whakaari-steps-card = Gioca la carta con il salto più lungo, **MOVE** sulla diagonale, e scegli di **saltare**.
whakaari-steps-jump = Il righello tocca le piattaforme che si possono unire alla tua plancia. Quelle quadrate sono stabili, le tonde no. Salta sulla piattaforma quadrata **P34**, a destra.
whakaari-steps-turn = Bel salto. Potresti mettere qui il tuo totem: chi cade torna lì. Per ora lascialo sulla plancia e **finisci il turno**.
whakaari-steps-others = Anche gli altri saltano dalle loro plance. Ognuno punta alla plancia oltre il vulcano.
whakaari-steps-unstable = Il turno è cominciato con il controllo: la piattaforma su cui stai si è girata sul lato instabile (WHA-2.1). Se ci sei ancora la prossima volta, peschi un evento. Meglio andare avanti.
whakaari-steps-second = Gioca la carta **MOVE + DRAG**: le icone unite da + si possono usare entrambe (WHA-3.8). Prima salta su **P33**.
whakaari-steps-drag = Ora **trascina** la tua piattaforma per il lato lungo della carta, nella direzione che vuoi. Tutto ciò che incontra viene spinto via; ciò che esce dall’arena è perduto (WHA-3.5). Verso l’alto sei più vicino alla meta.
whakaari-steps-totem = Un buon posto. Metti qui il tuo **totem**: se cadi, riparti da questa piattaforma.
whakaari-steps-events = Guarda gli altri. Gli eventi fanno crollare le piattaforme, ne lanciano di nuove o mandano ondate; chi cade per un evento guadagna un uso del proprio potere (WHA-5.2).
whakaari-steps-end = Ogni colore ha un suo potere. Usalo, trascina piattaforme sulla tua strada e via da quella degli altri. La lava è tua: continua!
