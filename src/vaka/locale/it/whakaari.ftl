whakaari-about = Salta di piattaforma in piattaforma sopra la lava fino alla plancia di fronte: le carte sono righelli e un dito trascina intere catene di piattaforme.
whakaari-web-tag = Oltre la lava, schiva il resto.
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
    [toss] lancia { whakaari-kind }
    [remove] rimuovi { whakaari-kind }
    [pull] avvicina { whakaari-kind }
    [piece] prendi { whakaari-kind }
    [push] su { whakaari-kind }
   *[other] { whakaari-kind }
}{ $mm ->
    [none] { "" }
   *[other] , { $mm } mm { whakaari-way }
}
whakaari-action-board = { $goal ->
    [yes] sul traguardo
   *[no] indietro sulla tua plancia
}
whakaari-action-angle = trascina la piattaforma { whakaari-way }
whakaari-action-place = metti la piattaforma a { $mm } mm dal vulcano, { whakaari-way }
whakaari-kind = { $shape ->
    [round] una piattaforma rotonda
   *[square] { $unstable ->
        [yes] una piattaforma incrinata
       *[no] una piattaforma solida
    }
}
whakaari-way = { $way ->
    [0] a destra
    [1] in basso a destra
    [2] in basso
    [3] in basso a sinistra
    [4] a sinistra
    [5] in alto a sinistra
    [6] in alto
   *[7] in alto a destra
}

## Eventi

whakaari-event-slid = Una piattaforma scivola.
whakaari-event-turn = Giro { $round }: tocca a { $seat }.
whakaari-event-drew = Peschi una carta.
whakaari-event-drew_cards = { $seat } pesca { $count ->
    [one] una carta
   *[other] { $count } carte
}.
whakaari-event-played = { $seat } gioca una carta { $distance ->
    [0] crepa
    [1] corta
    [2] lunga
   *[3] suprema
}.
whakaari-event-turned = { $cause ->
    [0] { $by } comincia il turno su una piattaforma solida, che si incrina, come a ogni turno.
    [1] { $owner ->
        [none] { $by } incrina una piattaforma vuota.
       *[other] { $own ->
            [1] { $by } gioca una carta che incrina la propria piattaforma.
           *[0] { $by } incrina la piattaforma sotto { $owner }.
        }
    }
    [2] { $owner ->
        [none] Lo SHOT di { $by } incrina una piattaforma vuota.
       *[other] Lo SHOT di { $by } incrina la piattaforma sotto { $owner }.
    }
   *[3] { $owner ->
        [none] La noce di cocco bomba incrina una piattaforma.
       *[other] La noce di cocco bomba incrina la piattaforma sotto { $owner }.
    }
}
whakaari-event-event = { $by ->
    [none] { $seat } è su una piattaforma incrinata a inizio turno e pesca { whakaari-card }.
   *[other] { $by } colpisce la piattaforma incrinata sotto { $seat }, che pesca { whakaari-card }.
}
whakaari-event-jumped = { $why ->
    [1] { $to ->
        [34] L’evento rimanda { $seat } sulla plancia di casa.
       *[other] L’evento rimanda { $seat } al totem.
    }
    [2] { $seat } sale sulla piattaforma trascinata con SPELL.
   *[0] { $to ->
        [35] { $seat } salta sul traguardo!
        [34] { $seat } torna sulla plancia di casa.
       *[other] { $other ->
            [none] { $seat } salta su { whakaari-stone }.
           *[other] { $seat } salta su { whakaari-stone }, accanto a { $other }.
        }
    }
}
whakaari-event-dragged = { $mm ->
    [0] { $owner ->
        [none] { $by } non riesce a muovere la piattaforma: qualcosa la blocca.
       *[other] La piattaforma di { $owner } non si muove: qualcosa la blocca.
    }
   *[other] { $why ->
        [1] { $owner ->
            [none] L’onda di lava porta via { whakaari-stone } per { $mm } mm
           *[other] L’onda di lava riporta la piattaforma di { $owner } di { $mm } mm verso casa
        }
        [4] { $by } trascina la propria piattaforma di { $mm } mm
        [2] { $by } avvicina { whakaari-stone } di { $mm } mm
        [3] { $by } trascina { whakaari-stone } di { $mm } mm con SPELL
       *[0] { $owner ->
            [none] { $by } trascina { whakaari-stone } di { $mm } mm
           *[other] { $by } trascina la piattaforma sotto { $owner } di { $mm } mm
        }
    }{ $stopped ->
        [1] , poi qualcosa la ferma
       *[0] { "" }
    }.
}
whakaari-event-left = { $owner ->
    [none] { $by } spinge { whakaari-stone } fuori dall’arena: il centro ha superato il bordo.
   *[other] { $own ->
        [1] { $by } finisce fuori dall’arena con la propria piattaforma: il centro ha superato il bordo.
       *[0] La piattaforma di { $owner } è fuori dall’arena, spinta da { $by }: il centro ha superato il bordo.
    }
}
whakaari-event-gone = La piattaforma sprofonda nella lava.
whakaari-event-tossed = { $side ->
    [-1] { $seat } lancia una piattaforma e manca l’arena: è fuori.
   *[other] { $seat } lancia { whakaari-stone } nell’arena.
}
whakaari-event-added = { $seat } rimette { whakaari-stone } nell’arena.
whakaari-event-totem = { $why ->
    [0] { $seat } mette qui il totem: è qui che si torna dopo una caduta.
   *[1] { $to ->
        [34] La piattaforma sotto il totem di { $seat } non c’è più: il totem torna sulla plancia di casa.
       *[other] La piattaforma sotto il totem di { $seat } non c’è più: il totem passa alla più vicina verso casa.
    }
}
whakaari-event-fell = { $to ->
    [34] { $seat } cade nella lava e torna sulla plancia di casa.
   *[other] { $seat } cade nella lava e torna al totem.
}
whakaari-event-gained = { $seat } guadagna un utilizzo del potere (ora { $uses }).
whakaari-event-power = { $seat } usa { whakaari-power } ({ $uses ->
    [0] nessun utilizzo rimasto
    [one] un utilizzo rimasto
   *[other] { $uses } utilizzi rimasti
}).
whakaari-event-bomb_laid = { $seat } lascia una noce di cocco bomba su una piattaforma.
whakaari-event-bomb = { $owner ->
    [none] Una noce di cocco bomba esplode!
   *[other] Una noce di cocco bomba esplode sotto { $owner }!
}
whakaari-event-pushed = { $to ->
    [-1] { $seat } spinge { $other } nella lava: nessuna piattaforma è abbastanza vicina.
   *[other] { $seat } spinge { $other } su un’altra piattaforma.
}
whakaari-event-saved = { $card ->
    [-1] { $seat } si salva con BUILD.
   *[other] { $seat } gioca una carta e si salva in tempo.
}
whakaari-event-shuffled = { $deck ->
    [0] Le carte azione sono finite: gli scarti, mescolati, formano un mazzo nuovo.
   *[1] Gli eventi sono finiti: gli scarti, mescolati, formano un mazzo nuovo.
}
whakaari-event-won = { $reached ->
    [0] { $seat } vince: nessuno è arrivato più avanti!
   *[other] { $seat } è sul traguardo e vince!
}
whakaari-stone = { $stone ->
    [0] una piattaforma solida
    [1] una piattaforma incrinata
   *[2] una piattaforma rotonda
}
whakaari-card = { $icon ->
    [1] Crollo
    [2] Ritorno
    [3] Eruzione
    [4] Rimozione
   *[5] Onda di lava
}
whakaari-event-shoved = Il trascinamento spinge anche la piattaforma di { $owner }.
whakaari-event-collapses = { $cause ->
    [4] { $owner ->
        [none] La piattaforma incrinata crolla.
       *[other] La piattaforma incrinata sotto { $owner } crolla.
    }
    [3] { $owner ->
        [none] La noce di cocco bomba spacca una piattaforma incrinata.
       *[other] La noce di cocco bomba spacca la piattaforma incrinata sotto { $owner }: crolla.
    }
    [2] { $owner ->
        [none] Lo SHOT di { $by } spacca una piattaforma incrinata vuota: sprofonda.
       *[other] Lo SHOT di { $by } spacca la piattaforma incrinata sotto { $owner }: crolla.
    }
   *[1] { $owner ->
        [none] { $by } spacca una piattaforma incrinata vuota: sprofonda.
       *[other] { $own ->
            [1] { $by } spacca la propria piattaforma incrinata: crolla.
           *[0] { $by } spacca la piattaforma incrinata sotto { $owner }: crolla.
        }
    }
}
whakaari-power = { $power ->
    [0] TANK
    [1] SURF
    [2] SHOT
    [3] TRICK
    [4] BOOM
    [5] SPELL
    [6] BUILD
   *[7] CHECK
}

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
whakaari-why-bombed = Su quella piattaforma c’è già una noce di cocco bomba.
whakaari-why-not-behind = La noce di cocco bomba va su una piattaforma dietro di te.
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
whakaari-table-legend = ○ rotonda, □ quadrata stabile, ◇ quadrata instabile, ● noce di cocco bomba. I numeri colorati sono le pedine, t un totem; le piattaforme evidenziate si possono scegliere.

## Primi passi

whakaari-steps-table = Un mare di lava con un vulcano nel mezzo. La tua pedina sta sulla tua plancia in basso; la plancia di fronte è la tua meta. Chi ci mette piede per primo vince subito (WHA-1.1).
whakaari-steps-hand = In ogni turno peschi una carta e ne giochi una. Una carta è anche un righello: il lato corto, il lato lungo o la diagonale è la distanza esatta del salto (WHA-3.1).
whakaari-steps-card = Gioca la carta **suprema**: la sua diagonale è il salto più lungo che c’è. Poi **salta**.
whakaari-steps-jump = Il righello tocca le piattaforme che si possono unire alla tua plancia. Quelle quadrate sono stabili, le tonde no. Salta sulla piattaforma quadrata cerchiata, a destra.
whakaari-steps-turn = Bel salto. Potresti mettere qui il tuo totem: chi cade torna lì. Per ora lascialo sulla plancia e **finisci il turno**.
whakaari-steps-others = Anche gli altri saltano dalle loro plance. Ognuno punta alla plancia oltre il vulcano.
whakaari-steps-unstable = Il turno è cominciato con il controllo: la piattaforma su cui stai si è girata sul lato instabile (WHA-2.1). Se ci sei ancora la prossima volta, peschi un evento. Meglio andare avanti.
whakaari-steps-second = Gioca la carta **lunga** con due icone, salto e trascinamento: unite da +, si possono usare entrambe (WHA-3.8). Prima salta sulla piattaforma cerchiata.
whakaari-steps-drag = Ora **trascina** la tua piattaforma per il lato lungo della carta, nella direzione che vuoi. Tutto ciò che incontra viene spinto via; ciò che esce dall’arena è perduto (WHA-3.5). Verso l’alto sei più vicino alla meta.
whakaari-steps-totem = Un buon posto. Metti qui il tuo **totem**: se cadi, riparti da questa piattaforma.
whakaari-steps-events = Guarda gli altri. Gli eventi fanno crollare le piattaforme, ne lanciano di nuove o mandano ondate; chi cade per un evento guadagna un uso del proprio potere (WHA-5.2).
whakaari-steps-end = Ogni colore ha un suo potere. Usalo, trascina piattaforme sulla tua strada e via da quella degli altri. La lava è tua: continua!
## Il tavolo nel browser

whakaari-web-table = Il tavolo di lava con { $seats } giocatori, giro { $round }
whakaari-web-where = giro { $round }
whakaari-web-nobody = nessuno
whakaari-web-your-goal = Traguardo
whakaari-web-mm = { $mm } mm
whakaari-web-leaves = { $count ->
    [one] Una piattaforma uscirebbe dall’arena.
   *[other] { $count } piattaforme uscirebbero dall’arena.
}
whakaari-web-deck = { $kind ->
    [action] { $count } carte azione nel mazzo
   *[event] { $count } carte evento nel mazzo
}
whakaari-web-bombs = { $count ->
    [one] Resta una noce di cocco bomba
   *[other] Restano { $count } noci di cocco bomba
}
whakaari-web-out = { $count ->
    [one] 1 piattaforma fuori dal gioco
   *[other] { $count } piattaforme fuori dal gioco
}
whakaari-web-counter = { $kind ->
    [action] { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
    [event] { $count ->
        [one] 1 evento
       *[other] { $count } eventi
    }
    [bomb] { $count ->
        [one] 1 bomba
       *[other] { $count } bombe
    }
   *[out] { $count } perse
}
whakaari-web-legend = Che cosa significano i segni
whakaari-web-legend-powers = I poteri a questo tavolo
whakaari-web-legend-flames = Ogni fiamma accesa è un uso del potere. Ne guadagni una quando un evento ti rimanda al totem.
whakaari-web-legend-icons = Sulle carte
whakaari-web-legend-table = Sul tavolo
whakaari-web-legend-stone = { $side ->
    [stable] Piattaforma solida: si incrina se ci cominci il turno
    [cracked] Piattaforma incrinata: se ci cominci il turno, peschi un evento
   *[round] Piattaforma rotonda: sempre incrinata
}
whakaari-web-legend-totem = Totem: da lì riparti quando cadi
whakaari-web-legend-bomb = Noce di cocco bomba: esplode sotto chi ci atterra
whakaari-web-stones = Sulla lava ci sono { $count } piattaforme, { $cracked } incrinate.
whakaari-web-stands = { $name } { $footing ->
    [board] è sulla plancia di casa
    [goal] è al traguardo
    [stable] è su una piattaforma solida
   *[unstable] è su una piattaforma incrinata
}, al { $percent } per cento della strada verso la plancia di { $goal }.
whakaari-web-stone = piattaforma { $shape ->
    [round] rotonda
   *[square] quadrata
} { $side ->
    [stable] solida
   *[unstable] incrinata
}{ $who ->
    [none] { "" }
   *[other] , { $who }
}{ $bomb ->
    [yes] , noce di cocco bomba
   *[no] { "" }
}
whakaari-web-board = Plancia di { $name }
whakaari-web-footing = { $footing ->
    [board] a casa
    [goal] al traguardo
    [stable] sul solido
   *[unstable] sull’incrinato
}
whakaari-web-progress = { $percent } per cento della strada
whakaari-web-uses = { $uses ->
    [0] nessun utilizzo del potere
    [one] 1 utilizzo del potere
   *[other] { $uses } utilizzi del potere
}
whakaari-web-hand = Le tue carte
whakaari-web-else = Che altro puoi fare
whakaari-web-distance = { $distance ->
    [short] Corta
    [long] Lunga
    [supreme] Suprema
   *[none] { "" }
}
whakaari-web-printed = { $icon ->
    [MOVE] salta
    [EMPTY] incrina una piattaforma vuota
    [OCC] incrina una piattaforma occupata
    [NEAR] incrina una piattaforma vicina
    [DRAG] trascina una piattaforma
    [DRAG-] trascina una piattaforma, non la tua
    [DRAG1] trascina la tua piattaforma
    [ADD] aggiungi una piattaforma
   *[SAVE] salvati
}
whakaari-web-join = { $join ->
    [both] { " " }e{ " " }
   *[either] { " " }oppure{ " " }
}
whakaari-web-card = { $distance ->
    [none] { $icons }
    [short] Corta: { $icons }
    [long] Lunga: { $icons }
   *[supreme] Suprema: { $icons }
}
whakaari-web-event = { $icon ->
    [COLLAPSE] Crollo
    [RETURN] Ritorno
    [ERUPTION] Eruzione
    [REMOVE] Rimozione
   *[WAVE] Onda di lava
}
whakaari-web-power = { $power ->
    [TANK] Spingi lontano chi trovi dove atterri
    [SURF] Trascina la tua piattaforma di poco
    [SHOT] Salto corto, poi colpisci lontano
    [TRICK] Salta la distanza suprema
    [BOOM] Salto lungo, e lasci una noce di cocco bomba
    [SPELL] Trascina una piattaforma vicina e salici
    [BUILD] Salvati con un salto lungo
   *[CHECK] Salto lungo, e il totem viene con te
}
whakaari-web-push = Spingi { $name }
whakaari-web-chip-push = Spingi
whakaari-web-shape = { $shape ->
    [round] Rotonda
   *[square] Quadrata
}
whakaari-web-icon = { $kind ->
    [move] Salta
    [empty] Incrinane una vuota
    [occ] Incrinane una occupata
    [near] Incrinane una vicina
    [drag] Trascina
   *[add] Aggiungi
}
whakaari-web-chip = { $kind ->
    [fall] Cadi
    [end] Fine del turno
    [done] Lascia il resto
    [skip] Lascia stare
    [stay] Non spingere
    [lava] Nella lava
    [totem] Metti qui il totem
   *[pull] Avvicina una piattaforma
}
whakaari-web-turn-ruler = Righello: le frecce lo girano di un grado, con Maiusc di 15; si aggancia a ciò che raggiunge
whakaari-web-turn-drag = Direzione del trascinamento: le frecce la girano di un grado, con Maiusc di 15
whakaari-web-move-place = Posto della piattaforma, { $x } per { $y } mm dal centro: le frecce la spostano
whakaari-web-sector = Da { $sector }°: { $way ->
    [0] a destra
    [1] in basso a destra
    [2] in basso
    [3] in basso a sinistra
    [4] a sinistra
    [5] in alto a sinistra
    [6] in alto
   *[7] in alto a destra
}
whakaari-web-part-kind = { $kind ->
    [piece] una piattaforma
    [board] una plancia
    [card] una carta
    [power] il potere
    [skip] lascia stare
    [totem] il totem
   *[other] { $kind }
}
whakaari-web-part-place = { $part ->
    [x] { $side ->
        [-1] { $mm } mm a sinistra
        [0] nel mezzo
       *[1] { $mm } mm a destra
    }
   *[y] { $side ->
        [-1] { $mm } mm in alto
        [0] nel mezzo
       *[1] { $mm } mm in basso
    }
}

whakaari-web-say-running = Un momento
whakaari-web-say-over = La partita è finita
whakaari-web-say-main = { $meant ->
    [card] Che cosa deve fare la carta?
    [icon-move] Gira il righello e scegli una piattaforma che brilla.
    [icon-drag] Trascinare: prima gioca la carta, poi tira una piattaforma.
    [icon-empty] Incrina una piattaforma dove non c’è nessuno.
    [icon-occ] Incrina una piattaforma con qualcuno sopra.
    [icon-near] Incrina una piattaforma vicina.
    [icon-add] Rimetti una piattaforma sulla lava.
    [target] Il righello ci arriva. Salta!
    [power] Il tuo potere: scegli il bersaglio.
    [totem] D’ora in poi tornerai qui.
    [pull] Una delle più vicine si avvicina.
    [after] La carta è giocata. Fai altro?
    [end] Il turno è finito.
   *[other] Gioca una carta, o prima fai altro.
}
whakaari-web-say-icon = Quale icona della carta?
whakaari-web-say-target = { $grabs ->
    [yes] Afferra una piattaforma e tirala.
   *[no] { $asked ->
        [empty] Quale piattaforma vuota si incrina?
        [occ] Quale piattaforma occupata si incrina?
        [near] Quale piattaforma vicina si incrina?
       *[other] Dove salti?
    }
}
whakaari-web-say-angle = Tira la piattaforma dove la vuoi.
whakaari-web-say-piece = Quale piattaforma aggiungi?
whakaari-web-say-place = Dove metti la piattaforma?
whakaari-web-say-pull = Quale piattaforma avvicini?
whakaari-web-say-toss = Eruzione! Quale piattaforma lanci?
whakaari-web-say-remove = Quale piattaforma incrinata sparisce?
whakaari-web-say-react = La tua piattaforma cede! Ti salvi?
whakaari-web-say-react-target = Dove ti salvi?
whakaari-web-say-tank = Qui c’è già qualcuno. Lo spingi via?
whakaari-web-say-push = Dove lo spingi?
whakaari-web-say-second = { $asked ->
    [shot] Quale piattaforma colpisci?
    [boom] Dove lasci la noce di cocco bomba?
   *[other] Porti con te il totem?
}

whakaari-web-hint-running = { "" }
whakaari-web-hint-over = { "" }
whakaari-web-hint-main = { $meant ->
    [after] Puoi ancora usare il potere o il totem; se no, finisci il turno.
    [card] Tocca una piattaforma che brilla per saltare, o scegli un’altra icona.
    [none] Scegli una carta, o tocca una piattaforma che una tua carta raggiunge.
    [icon-move] La carta deve unirle esattamente: né troppo vicino né troppo lontano.
    [target] Tocca un’altra piattaforma per mirare altrove.
   *[other] { "" }
}
whakaari-web-hint-icon = Le icone unite da + si usano tutte e due, in qualunque ordine.
whakaari-web-hint-target = { $grabs ->
    [yes] Premi su una piattaforma che brilla e tira: va di { $mm } mm.
   *[no] Si scelgono quelle che brillano.
}
whakaari-web-hint-angle = Va di { $mm } mm e travolge ciò che incontra. L’ombra mostra il risultato; le frecce girano di un grado.
whakaari-web-hint-piece = Le quadrate arrivano solide, le rotonde sono sempre incrinate.
whakaari-web-hint-place = I puntini sono i posti liberi.
whakaari-web-hint-pull = Si avvicina finché una tua carta la raggiunge.
whakaari-web-hint-toss = Si lancia dalla tua plancia; come cade lo decide il caso.
whakaari-web-hint-remove = Solo quelle incrinate e senza pedine.
whakaari-web-hint-react = Se non ti salvi torni al tuo totem.
whakaari-web-hint-react-target = Con una carta mai in avanti.
whakaari-web-hint-tank = Ogni spinta costa un utilizzo.
whakaari-web-hint-push = Alla distanza lunga dalla tua piattaforma.
whakaari-web-hint-second = Puoi anche lasciar stare.

whakaari-web-do = { $phase ->
    [main] { $meant ->
        [none] Scegli
        [target] Salta
        [power] Usa il potere
        [totem] Metti il totem
        [pull] Avvicina
        [end] Fine turno
        [icon-drag] Trascina …
        [icon-add] Aggiungi …
        [icon-empty] Incrina …
        [icon-occ] Incrina …
        [icon-near] Incrina …
       *[other] Gioca la carta
    }
    [icon] { $meant ->
        [none] Scegli
        [target] Salta
        [done] Lascia il resto
       *[other] Avanti
    }
    [target] { $asked ->
        [empty] Incrina
        [occ] Incrina
        [near] Incrina
        [drag] Afferra
        [spell] Afferra
       *[other] Salta
    }
    [angle] Trascina
    [piece] Prendila
    [place] Mettila qui
    [pull] Avvicina
    [toss] Lancia
    [remove] Rimuovi
    [react] { $meant ->
        [fall] Cadi
       *[other] Salvati
    }
    [react_target] Salta
    [tank] { $meant ->
        [stay] Lascia stare
       *[other] Spingi
    }
    [push] Spingi
   *[second] { $meant ->
        [skip] Lascia stare
       *[other] { $asked ->
            [shot] Colpisci
            [boom] Metti il cocco
           *[other] Porta il totem
        }
    }
}

whakaari-web-gallery-actions = Carte azione
whakaari-web-gallery-events = Carte evento
whakaari-web-gallery-pieces = Piattaforme e pezzi
whakaari-web-gallery-boards = Plance e vulcano
whakaari-web-gallery-powers = Poteri
whakaari-web-gallery-copies = × { $copies }
whakaari-web-gallery-piece = { $piece ->
    [stable] Piattaforma quadrata, solida
    [cracked] Piattaforma quadrata, incrinata
    [round] Piattaforma rotonda
    [pawn] Pedina
    [totem] Totem
    [bomb] Noce di cocco bomba
    [board] Plancia
   *[volcano] Vulcano
}

## La scheda da due minuti

whakaari-primer-goal = Salta di piattaforma in piattaforma sulla lava. Il primo che arriva sulla plancia opposta vince subito.
whakaari-primer-check-title = Controlla la tua piattaforma
whakaari-primer-check = **Solida:** si incrina. **Incrinata:** pesca un evento. Sulla tua plancia non succede nulla.
whakaari-primer-hand-title = Pesca una carta, gioca una carta
whakaari-primer-hand = Due in mano, ne peschi una terza, ne giochi una. **+** tutte e due, nell’ordine che vuoi; **/** una delle due. Puoi anche lasciar perdere il resto.
whakaari-primer-ruler-title = La carta è il tuo righello
whakaari-primer-ruler = Salti su una piattaforma che il lato segnato unisce **esattamente** alla tua: né troppo vicina né troppo lontana. Mai attraverso il vulcano.
whakaari-primer-drag-title = Trascina e spingi
whakaari-primer-drag = Tutta la distanza, in qualsiasi direzione; si porta dietro le altre. Fuori dal tavolo, una piattaforma è persa.
whakaari-primer-fall-title = Cadi e riparti
whakaari-primer-fall = Piattaforma persa e nessuna salvezza? Torni al totem. Se è colpa di un evento, guadagni **un uso del potere**.
whakaari-primer-powers-title = Poteri
whakaari-primer-powers = Il tuo colore ne ha uno. Ogni uso costa una fiamma, prima o dopo la carta, al massimo due volte a turno: TANK tre, BOOM e BUILD senza limite. Parti senza fiamme e ne tieni al massimo cinque.
whakaari-primer-events-title = Eventi
whakaari-primer-events = **Crollo:** la tua piattaforma sparisce. **Ritorno:** torni al totem. **Onda di lava:** la tua piattaforma scivola verso la tua plancia. **Eruzione:** lanci di nuovo in gioco una piattaforma persa. **Rimozione:** togli una piattaforma incrinata e vuota.
whakaari-primer-icons-title = Sulle carte
whakaari-primer-tip-1 = Metti il totem su una piattaforma ben avanti: lo piazzi una volta sola.
whakaari-primer-tip-2 = Incrina o trascina le piattaforme che servono agli avversari.
whakaari-primer-tip-3 = Tieni una carta per salvarti: vale anche nei turni degli altri.
whakaari-primer-label = { $name ->
    [solid] solida
    [cracked] incrinata
    [event] evento
    [near] troppo vicina
    [far] troppo lontana
    [yes] sì
    [drag] trascina
   *[pushed] spinta
}
