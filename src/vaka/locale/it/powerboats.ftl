powerboats-about = Una corsa attorno a tre boe con i dadi per motore: aggiungi un dado per accelerare, frena prima degli scogli.
powerboats-web-tag = A tutto gas intorno alle boe.
powerboats-option-side = Quale lato delle tessere lago sta sopra: dark (blu scuro) ha meno isole, light (blu chiaro) di più, mixed sorteggia il lato di ogni tessera.
powerboats-option-scoring = Normal conta i piazzamenti; alternative conta anche i turni di vantaggio sull’ultimo arrivato e 5 punti per ogni motoscafo affondato. In due si gioca sempre alternative.

## Azioni

powerboats-action-place = parti { powerboats-start }, prua a { powerboats-facing }
powerboats-action-number = { $change ->
    [add] aggiungi un dado
    [keep] tieni lo stesso numero di dadi
   *[remove] togli un { $value }
}
powerboats-action-reroll = { $values ->
    [none] non rilanciare nulla
   *[other] rilancia { $values }
}
powerboats-action-heading = { $turn ->
    [L] vira a sinistra
    [R] vira a destra
   *[S] va’ dritto
}{ $hexes ->
    [0] { "" }, prua a { powerboats-facing }
    [one] { "" } e corri per una casella verso { powerboats-facing }
   *[other] { "" } e corri per { $hexes } caselle verso { powerboats-facing }
}{ $rounds ->
    [none] { "" }
   *[other] , girando la boa { $rounds }
}{ $damage ->
    [0] { "" }
    [one] , poi urti: un danno
   *[other] , poi urti: { $damage } danni
}{ $sinks ->
    [yes] { " " }e affondi
   *[no] { "" }
}{ $finishes ->
    [yes] { " " }– traguardo!
   *[no] { "" }
}

## Eventi

powerboats-event-race = Gara { powerboats-letter }: la prima mossa è di { $first }.
powerboats-event-placed = { $seat } si schiera alla partenza, prua a { powerboats-facing }.
powerboats-event-dice = { $total ->
    [0] { $seat } non ha dadi.
   *[other] { $seat } { $added ->
        [0] { $again ->
            [0] tiene
            [one] rilancia un dado:
           *[other] rilancia { $again } dadi:
        }
       *[1] { $again ->
            [0] aggiunge un dado:
            [one] aggiunge un dado e ne rilancia uno:
           *[other] aggiunge un dado e ne rilancia { $again }:
        }
    }{ powerboats-dice }, cioè { $total ->
        [one] una casella
       *[other] { $total } caselle
    }.
}
powerboats-event-moved = { $rest ->
    [0] { $total ->
        [0] { $seat } gira solo la prua a { powerboats-facing }: niente dadi, niente velocità.
       *[other] { $seat } gira la prua a { powerboats-facing } e resta dov’è.
    }
    [one] { $seat } corre per una casella verso { powerboats-facing }.
   *[other] { $seat } corre per { $rest } caselle verso { powerboats-facing }.
}
powerboats-event-crashed = { $seat } deve correre per { $total }, { $run ->
    [0] ma la via è chiusa
    [one] ma una sola casella è libera
   *[other] ma solo { $run } sono libere
}, e urta { $hit ->
    [-1] la terra
    [0] la boa 0
    [4] la boa d’arrivo
   *[other] la boa { $hit }
}: { $damage ->
    [one] un danno
   *[other] { $damage } danni
}, { $counters } in tutto (con { $limit } si affonda). I dadi tornano nella riserva.
powerboats-event-finished = { $seat } taglia il traguardo in { powerboats-place } posizione dopo { $turns } turni!
powerboats-event-sank = { $seat } ha troppi danni e affonda.
powerboats-event-scored = { $base ->
    [-1] { $seat } non taglia il traguardo nella gara { powerboats-letter }: nessun punto, { $points } in tutto.
   *[other] { $seat } chiude la gara { powerboats-letter } in { powerboats-place } posizione: { $gained ->
        [0] nessun punto
        [one] un punto
       *[other] { $gained } punti
    }{ powerboats-bonus }, { $points } in tutto.
}
powerboats-event-race_over = La gara { powerboats-letter } è finita.
powerboats-facing = { $facing ->
    [E] est
    [NE] nord-est
    [NW] nord-ovest
    [W] ovest
    [SW] sud-ovest
    [SE] sud-est
    [0] est
    [1] nord-est
    [2] nord-ovest
    [3] ovest
    [4] sud-ovest
    [5] sud-est
   *[none] nessuna parte
}
powerboats-start = { $behind ->
    [0] sulla fila
    [one] una casella dietro la fila
   *[other] { $behind } caselle dietro la fila
}, { $lane ->
    [1] presso la boa 0
    [2] secondo posto dalla boa 0
    [3] secondo posto dalla boa F
   *[4] presso la boa F
}
powerboats-letter = { $race ->
    [0] A
    [1] B
   *[2] C
}
powerboats-place = { $place ->
    [1] prima
    [2] seconda
    [3] terza
    [4] quarta
    [5] quinta
   *[6] sesta
}
powerboats-event-turn = Giro { $round }: tocca a { $seat }.
powerboats-event-removed = { $seat } toglie un { $value } dal motore.
powerboats-dice = { $threes ->
    [0] { "" }
    [1] { " " }3
    [2] { " " }3 3
    [3] { " " }3 3 3
    [4] { " " }3 3 3 3
   *[other] { " " }3 (× { $threes })
}{ $twos ->
    [0] { "" }
    [1] { " " }2
    [2] { " " }2 2
    [3] { " " }2 2 2
    [4] { " " }2 2 2 2
   *[other] { " " }2 (× { $twos })
}{ $ones ->
    [0] { "" }
    [1] { " " }1
    [2] { " " }1 1
    [3] { " " }1 1 1
    [4] { " " }1 1 1 1
   *[other] { " " }1 (× { $ones })
}
powerboats-event-rounded = { $mark ->
    [0] { $seat } supera la linea di partenza
   *[other] { $seat } gira la boa { $mark }
} in { powerboats-place } posizione.
powerboats-event-backed = { $seat } torna indietro oltre la boa { $mark } e deve girarla di nuovo.
powerboats-event-behind = { $seat } trova la strada occupata da { $other } e { $rest ->
    [0] resta dov’è invece di correre per { $run }.
    [one] si ferma dopo una casella invece di { $run }.
   *[other] si ferma dopo { $rest } caselle invece di { $run }.
}
powerboats-bonus = { $sooner ->
    [0] { $lost ->
        [0] { "" }
       *[other] { " " }({ $base } per la posizione + { $lost } per chi non è arrivato)
    }
   *[other] { $lost ->
        [0] { " " }({ $base } per la posizione + { $sooner } per i turni di vantaggio sull’ultimo)
       *[other] { " " }({ $base } per la posizione + { $sooner } per i turni di vantaggio sull’ultimo + { $lost } per chi non è arrivato)
    }
}
powerboats-way = { $way ->
    [E] est
    [NE] nord-est
    [NW] nord-ovest
    [W] ovest
    [SW] sud-ovest
   *[SE] sud-est
}
powerboats-web-round = Giro { $round }

## Perché no

powerboats-why-over = La partita è finita.
powerboats-why-turn = Tocca al posto { $seat }.
powerboats-why-now-place = Prima ogni motoscafo prende il suo posto di partenza.
powerboats-why-now-number = Prima scegli quanti dadi avere: uno in più, gli stessi o uno in meno.
powerboats-why-now-reroll = Adesso scegli quali dadi rilanciare.
powerboats-why-now-heading = I dadi sono tratti. Adesso scegli la rotta.
powerboats-why-number = Puoi aggiungere un dado, tenere lo stesso numero o togliere uno di quelli che hai.
powerboats-why-reroll = Puoi rilanciare solo dadi che hai.
powerboats-why-place-water = Un motoscafo parte dall’acqua.
powerboats-why-place-taken = Lì c’è già un altro motoscafo.
powerboats-why-place-facing = Un motoscafo guarda verso uno dei sei lati della sua casella.
powerboats-why-place-behind = Si parte dalla linea di partenza o al massimo tre passi dietro.
powerboats-why-turn-60 = Un motoscafo vira al massimo di 60 gradi: sinistra, dritto o destra.
powerboats-why-whole-total = { $run ->
    [0] Quella rotta è subito bloccata.
    [one] Quella rotta è bloccata dopo una casella.
   *[other] Quella rotta è bloccata dopo { $run } caselle.
} Devi prendere una rotta in cui si possono percorrere tutte e { $total }.
powerboats-why-longest = Ogni rotta è bloccata, e quella { $run ->
    [0] subito
    [one] già dopo una casella
   *[other] già dopo { $run } caselle
}. Devi prendere la più lunga, { $longest }.

## Errori

powerboats-invalid-move = «{ $move }» non è una mossa di Powerboats. Le mosse si scrivono @16,4NE (posto di partenza), + = -2 (numero di dadi), r0 r31 (rilanciare), L S R (rotta).
powerboats-bad-tile = La tessera lago { $tile } deve avere { $rows } righe di { $columns } caratteri, «.» o «#».
powerboats-bad-point = La lettera { $letter } della tessera lago { $tile } non sta sulla tessera, o il suo lato non è fra E NE NW W SW SE.
powerboats-bad-row = La linea di partenza della boa { $letter } esce dall’acqua della tessera lago { $tile }: dalla lettera verso { $side } servono quattro esagoni d’acqua sulla tessera.
powerboats-bad-letters = Il lato { $side } ha la lettera { $letter } { $count } volte; ogni lettera sta su quattro tessere.

## Il tavolo

powerboats-table-race = Gara { $race }
powerboats-table-line = Partenza { $start }  traguardo { $finish }
powerboats-table-next = prossima meta: { $mark ->
    [start] la partenza
    [finish] il traguardo
    [home] arrivato
   *[other] boa { $mark }
}
powerboats-table-damage = danni { $damage }/{ $limit }
powerboats-table-points = { $points } punti
powerboats-table-sunk = affondato
powerboats-table-legend = Doppia le boe nel verso della freccia: ↺ la lasci a sinistra, ↻ a destra. ▒ linea di partenza e traguardo, ⚑ boa del traguardo.

## Primi passi

powerboats-steps-lake = Ecco il lago. Corrono tre motoscafi; il tuo è quello con il pesce. Una gara gira intorno alle boe 1, 2 e 3, in quest’ordine, e torna alla fila a scacchi. Tre gare fanno una partita.
powerboats-steps-buoy = Questa è la tua prossima boa. Le sue frecce dicono **da che parte** girarla: qui tienila alla tua sinistra. Dalla boa parte una **linea di frecce** che attraversa il lago: tagliala nel verso in cui puntano, vicino o lontano, e la boa è girata (POW-7.0).
powerboats-steps-place = Per prima cosa ognuno mette il motoscafo sulla fila o poco dietro. Prendi la casella che brilla, con la prua a est, verso la boa 1, e premi **Parti da qui**.
powerboats-steps-others = Gli altri mettono i loro motoscafi e giocano il primo turno. Qui vedi tutti: la prossima boa, i dadi che fanno da motore e i danni. Si parte senza dadi: da fermi.
powerboats-steps-engine = Ora tocca a te. In ogni turno puoi aggiungere un dado, toglierne uno o lasciarli come sono (POW-4.2). Aggiungine uno e tiralo: un dado dà 1, 2 o 3.
powerboats-steps-heading = Un tre! La somma dei dadi dice di quanto devi avanzare, in linea retta. Prima puoi girare di un lato della casella, a sinistra o a destra. Vai dritto verso est.
powerboats-steps-faster = Il motore tiene il suo 3. Aggiungi un secondo dado: si tira solo quello nuovo, il vecchio puoi tenerlo.
powerboats-steps-closed = In tutto quattro. Dritto non si passa: la corsa dev’essere libera da terra e boe per tutta la lunghezza (POW-5.2). La croce sul lago dice perché. Devi passare **sotto** la boa: vira a destra.
powerboats-steps-reroll = Un 1 è poco. I dadi che hai già si possono rilanciare (POW-4.3): tieni il numero di dadi, rilancia l’1 e lascia il 3.
powerboats-steps-turn = Sei! Ora vira a sinistra, lungo la boa: resta alla tua sinistra e la corsa taglia le frecce nel verso giusto. Gli altri motoscafi non sbarrano mai la strada: si passa.
powerboats-steps-rounded = Hai tagliato la linea di frecce: la boa 1 è **girata**, e l’anello passa alla boa 2. Questa si gira dall’altra parte: tienila alla tua destra. Se tagli una linea al contrario, prima devi riattraversarla (POW-7.3).
powerboats-steps-end = Attenzione: se nessuna direzione è libera per tutta la somma, ti schianti. Quello che avanza diventa danno e perdi tutti i dadi (POW-6.2). Rallenta in tempo, togliendo dadi. La gara è tua: continua!

## Il tavolo

powerboats-web-lake = Il lago, percorso { $race }
powerboats-web-where = gara { $race } di { $races } · percorso { $course }{ $phase ->
    [place] { " · " }posti di partenza
   *[other] { "" }
}
powerboats-web-buoy-at = Boa { $name }{ $side ->
    [left] { "" }, da lasciare a sinistra
    [right] { "" }, da lasciare a destra
   *[none] { "" }
}.
powerboats-web-boat-at = { $name }, prua a { powerboats-facing }, { powerboats-table-next }{ $mark ->
    [home] { "" }
    [start] { "" }
   *[other] { " " }({ $away ->
        [one] a una casella
       *[other] a { $away } caselle
    } verso { powerboats-way })
}.
powerboats-web-boat-off = { $name }: { powerboats-web-fate }.
powerboats-web-fate = { $fate ->
    [finished] arrivata
    [sunk] affondata
    [left] non arrivata
   *[racing] non ancora sul lago
}
powerboats-web-blocked = Perché non a { powerboats-facing }?
powerboats-web-damage = danni
powerboats-web-sinks = affonda
powerboats-web-engine = Motore
powerboats-web-course = Percorso
powerboats-web-damage-of = Danni
powerboats-web-points = Punti
powerboats-web-sum = Totale
powerboats-web-race-points = Punti delle gare
powerboats-web-no-dice = senza dadi
powerboats-web-remove = Togli
powerboats-web-add = Aggiungi
powerboats-web-new = nuovo
powerboats-web-mark = { $mark ->
    [keep] tieni
    [roll] rilancia
    [remove] fuori
   *[choose] togli?
}
powerboats-web-die = { $mark ->
    [keep] Dado { $die }, tenuto: rilancialo
    [roll] Dado { $die }, da rilanciare: tienilo
    [remove] Dado { $die }, da togliere: tienilo
   *[choose] Togli il { $die }
}
powerboats-web-hexes = { $count ->
    [one] casella
   *[other] caselle
}
powerboats-web-say-place = { $step ->
    [hex] Scegli il posto di partenza
    [facing] Ora la direzione della prua
   *[ready] Pronti a partire da qui
}
powerboats-web-hint-place = Clicca una casella che brilla presso la fila a scacchi, poi una freccia.
powerboats-web-say-dice = Tieni { $dice } o cambialo
powerboats-web-say-no-dice = Il motore è spento
powerboats-web-hint-dice = { $rolls ->
    [yes] Quel che esce resta. Poi scegli la rotta.
   *[no] Clicca un dado per rilanciarlo; aggiungine o togline uno. Poi scegli la rotta.
}
powerboats-web-say-heading = { $full ->
    [0] Nessuna rotta libera per { $total }
    [one] { $total }: una sola rotta libera
   *[other] { $total }: scegli la rotta
}
powerboats-web-hint-heading = { $full ->
    [0] Devi prendere il tratto più lungo; l’urto costa { $damage } e tutti i dadi.
   *[other] Clicca un tratto sul lago. Una croce dice perché una rotta è chiusa.
}
powerboats-web-do-place = Parti da qui
powerboats-web-do-choose = Scegli un tratto
powerboats-web-do-sail = { $run ->
    [0] Gira a { powerboats-facing }
   *[other] Corri per { $run } verso { powerboats-facing }
}
powerboats-web-do-crash = { $damage ->
    [one] Urto: 1 danno
   *[other] Urto: { $damage } danni
}
powerboats-web-do-roll = { $count ->
    [one] Tira il dado
   *[other] Tira { $count } dadi
}
powerboats-web-do-keep = { $total ->
    [0] Senza dadi
   *[other] Tieni { $total }
}
powerboats-web-tiles = { $side ->
    [dark] Tessere del lago, lato scuro
   *[light] Tessere del lago, lato chiaro
}
powerboats-web-boats = Motoscafi
powerboats-web-seat-boat = Posto { $seat }, { powerboats-web-colour }
powerboats-web-colour = { $colour ->
    [orange] arancione nella scatola
    [yellow] giallo nella scatola
    [black] nero nella scatola
    [red] rosso nella scatola
    [purple] viola nella scatola
    [white] bianco nella scatola
   *[other] { $colour }
}
powerboats-web-dice-and-marks = Dadi, danni, boe e la fila
powerboats-web-face = Faccia { $value }
powerboats-web-damage-pieces = Danni: { $count } affondano un motoscafo
powerboats-web-buoy = Boa { $name }
powerboats-web-row = Partenza e arrivo

## La scheda da due minuti

powerboats-primer-goal = Gira intorno alle boe 1, 2 e 3 e torna a casa. Tre gare: vince chi fa più punti in tutto.
powerboats-primer-engine-title = Regola il motore
powerboats-primer-engine = **Aggiungi** un dado, **togline** uno o **tienili** tutti. Poi rilancia quelli che vuoi, una volta, tutti insieme. Un dado nuovo si lancia sempre.
powerboats-primer-turn-title = Vira, oppure no
powerboats-primer-turn = 60° a sinistra, dritto, o 60° a destra.
powerboats-primer-run-title = Corri tutta la somma in linea retta
powerboats-primer-run = Se da qualche parte la somma ci sta per intero, devi correre lì. Gli altri motoscafi non bloccano: si passa. Non si finisce su uno di loro: ci si ferma nell’ultima casella libera prima.
powerboats-primer-crash-title = Non ci sta? La corsa più lunga, e lo schianto
powerboats-primer-crash = Somma meno corsa fa il danno, e tutti i dadi tornano indietro. **Con 4 danni o più affondi**: fuori da questa gara.
powerboats-primer-round-title = Gira le boe in ordine, come dicono le frecce
powerboats-primer-round = La boa vale quando raggiungi o tagli la sua **linea di frecce** nel verso in cui puntano, vicino o lontano dalla boa. L’hai tagliata al contrario? Prima torna indietro.
powerboats-primer-start-title = Partenza e arrivo
powerboats-primer-start = Si parte sulla linea o dietro, senza dadi. Senza dadi ne lanci uno, o viri soltanto. Dopo la boa 3 raggiungi o passa la linea nel verso d’arrivo: sei a casa. La gara finisce quando tutti sono a casa o affondati.
powerboats-primer-points-title = Punti, qui in 4 giocatori
powerboats-primer-points = Affondato: 0. Parità: conta il posto nella gara C.
powerboats-primer-place = { $place }º
powerboats-primer-race = { $race ->
    [B] Gara B, doppia
    [C] Gara C, tripla
   *[other] Gara { $race }
}
powerboats-primer-tip-1 = I dadi tengono il loro valore: una buona somma lasciala stare.
powerboats-primer-tip-2 = Viri di soli 60° a turno: rallenta **prima** della boa.
powerboats-primer-tip-3 = Ogni danno lascia un segnalino per la gara dopo: naviga pulito.
powerboats-primer-label = { $name ->
    [remove] togli
    [add] aggiungi
    [keep] tieni
    [reroll] rilancia
    [damage] danni
    [total] somma 5
    [run] corsa 3
   *[ray] la linea di frecce
}
