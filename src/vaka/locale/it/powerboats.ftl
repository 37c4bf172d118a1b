powerboats-about = Una corsa attorno a tre boe con i dadi per motore: aggiungi un dado per accelerare, frena prima degli scogli.
powerboats-option-side = Quale lato delle tessere lago sta sopra: dark (blu scuro) ha meno isole, light (blu chiaro) di più, mixed sorteggia il lato di ogni tessera.
powerboats-option-scoring = Normal conta i piazzamenti; alternative conta anche i turni di vantaggio sull’ultimo arrivato e 5 punti per ogni motoscafo affondato. In due si gioca sempre alternative.

## Azioni

powerboats-action-place = parti da { $at }, verso { $facing }
powerboats-action-number = { $change ->
    [add] aggiungi un dado
    [keep] tieni lo stesso numero di dadi
   *[remove] togli un { $value }
}
powerboats-action-reroll = { $values ->
    [none] non ritirare nulla
   *[other] ritira { $values }
}
powerboats-action-heading = { $turn ->
    [L] vira a sinistra
    [R] vira a destra
   *[S] dritto
}, { $facing }, fino a { $rest }{ $damage ->
    [0] { "" }
   *[other] { " " }– urto, { $damage } danni
}{ $sinks ->
    [yes] { " " }e affondi
   *[no] { "" }
}{ $finishes ->
    [yes] { " " }– traguardo!
   *[no] { "" }
}

## Eventi

powerboats-event-race = Gara { $race ->
    [0] A
    [1] B
   *[2] C
}: comincia il posto { $first }.
powerboats-event-placed = Il posto { $seat } parte da { $row },{ $col } verso { $facing ->
    [0] E
    [1] NE
    [2] NW
    [3] W
    [4] SW
   *[5] SE
}.
powerboats-event-dice = Il posto { $seat } ha in tutto { $total }{ $threes ->
        [0] { "" }
       *[other] { " " }· { $threes } × 3
    }{ $twos ->
        [0] { "" }
       *[other] { " " }· { $twos } × 2
    }{ $ones ->
        [0] { "" }
       *[other] { " " }· { $ones } × 1
    }
powerboats-event-moved = Il posto { $seat } percorre { $rest } di { $total } fino a { $row },{ $col } verso { $facing ->
    [0] E
    [1] NE
    [2] NW
    [3] W
    [4] SW
   *[5] SE
}.
powerboats-event-crashed = Il posto { $seat } urta: { $damage } danni, { $counters } in tutto; perde i dadi.
powerboats-event-finished = Il posto { $seat } è arrivato, { $place }° posto, dopo { $turns } turni.
powerboats-event-sank = Il posto { $seat } affonda.
powerboats-event-scored = Posto { $seat }: { $place }° posto, { $gained } punti, { $points } in tutto.
powerboats-event-race_over = La gara è finita.

## Perché no

powerboats-why-over = La partita è finita.
powerboats-why-turn = Tocca al posto { $seat }.
powerboats-why-now-place = Prima ogni motoscafo prende il suo posto di partenza.
powerboats-why-now-number = Prima scegli quanti dadi avere: uno in più, gli stessi o uno in meno.
powerboats-why-now-reroll = Adesso scegli quali dadi ritirare.
powerboats-why-now-heading = I dadi sono tratti. Adesso scegli la rotta.
powerboats-why-number = Puoi aggiungere un dado, tenere lo stesso numero o togliere uno di quelli che hai.
powerboats-why-reroll = Puoi ritirare solo dadi che hai.
powerboats-why-place-water = Un motoscafo parte dall’acqua.
powerboats-why-place-taken = Lì c’è già un altro motoscafo.
powerboats-why-place-facing = Un motoscafo guarda verso uno dei sei lati della sua casella.
powerboats-why-place-behind = Si parte dalla linea di partenza o al massimo tre passi dietro.
powerboats-why-turn-60 = Un motoscafo vira al massimo di 60 gradi: sinistra, dritto o destra.
powerboats-why-whole-total = Per di là si è bloccati dopo { $run }. Devi prendere una rotta in cui si possono percorrere tutti e { $total }.
powerboats-why-longest = Ogni rotta è bloccata, e quella già dopo { $run }. Devi prendere la più lunga, { $longest }.

## Errori

powerboats-invalid-move = «{ $move }» non è una mossa di Powerboats. Le mosse si scrivono @16,4NE (posto di partenza), + = -2 (numero di dadi), r0 r31 (ritirare), L S R (rotta).
powerboats-bad-tile = La tessera lago { $tile } deve avere { $rows } righe di { $columns } segni, «.» o «#».
powerboats-bad-point = La lettera { $letter } della tessera lago { $tile } non sta sulla tessera, o il suo lato non è fra E NE NW W SW SE.
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
