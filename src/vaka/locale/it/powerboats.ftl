powerboats-about = Una gara attorno a tre boe con i dadi per motore: aggiungi un dado per accelerare, frena prima degli scogli.
powerboats-web-tag = A tutto gas intorno alle boe.
powerboats-option-side = Le tessere del lago hanno un lato scuro con meno isole e un lato chiaro con più isole; misto sorteggia il lato di ogni tessera.
powerboats-web-option-side = Tessere del lago
powerboats-web-value-side = { $value ->
    [dark] Meno isole
    [light] Più isole
   *[mixed] Misto
}
powerboats-option-scoring = Il punteggio normale conta i piazzamenti. Quello alternativo conta anche i turni di vantaggio sull’ultimo arrivato e 5 punti per ogni motoscafo affondato; in due si usa sempre.
powerboats-web-option-scoring = Punteggio
powerboats-web-value-scoring = { $value ->
    [normal] Normale
   *[alternative] Alternativo
}
powerboats-option-size = La partita minima sono gli ultimi due turni di una gara, in due: serve alla ricerca, perché se ne conosce ogni svolgimento.
powerboats-web-option-size = Formato
powerboats-web-value-size = { $value ->
    [whole] La partita intera
   *[tiny] Minima
}
powerboats-web-chairs = { $seats ->
    [2] In due si usa sempre il punteggio alternativo.
   *[other] { "" }
}
powerboats-web-level = { $level ->
    [0] a tutto gas, spesso sugli scogli
    [1] punta alla prossima boa
    [2] soppesa velocità e scogli
    [3] prepara il giro della boa
   *[4] legge tutto il lago
}

## Azioni

powerboats-action-place = parti { powerboats-start }, prua a { powerboats-facing }
powerboats-action-number = { $change ->
    [add] aggiungi un dado
    [keep] tieni lo stesso numero di dadi
   *[remove] togli un { $value }
}
powerboats-action-reroll = { $values ->
    [none] tieni i dadi come sono
   *[other] rilancia { powerboats-dice-again }
}
powerboats-action-off = lascia il motore spento e vira soltanto
powerboats-action-new = { $count ->
    [0] lancia il dado nuovo
   *[other] lancia il dado nuovo e rilancia { powerboats-dice-again }
}
powerboats-dice-again = { $values ->
    [1] l’1
    [2] il 2
    [3] il 3
   *[other] i dadi { $values }
}
powerboats-action-heading = { $turn ->
    [L] vira a sinistra
    [R] vira a destra
   *[S] va’ dritto
}{ $hexes ->
    [0] { "" }, prua a { powerboats-facing }
    [one] { "" } e avanza di una casella verso { powerboats-facing }
   *[other] { "" } e avanza di { $hexes } caselle verso { powerboats-facing }
}{ $short ->
    [0] { "" }
   *[other] { $hexes ->
        [0] { "" }: un motoscafo ti blocca subito
       *[other] , fermandoti dietro un motoscafo
    }
}{ $rounds ->
    [none] { "" }
   *[other] , girando la boa { $rounds }
}{ $damage ->
    [0] { "" }
    [one] , poi ti schianti: un danno
   *[other] , poi ti schianti: { $damage } danni
}{ $sinks ->
    [yes] { " " }e affondi
   *[no] { "" }
}{ $finishes ->
    [yes] { " " }– traguardo!
   *[no] { "" }
}

## Eventi

powerboats-event-race = Gara { powerboats-letter }: la prima mossa è { $first ->
    [you] tua, e ti schieri dopo tutti gli altri
   *[other] di { $first }, che si schiera dopo tutti gli altri
}.
powerboats-event-placed = { $seat ->
    [you] Ti schieri
   *[other] { $seat } si schiera
} alla partenza, prua a { powerboats-facing }.
powerboats-event-dice = { $total ->
    [0] { $seat ->
        [you] Non hai
       *[other] { $seat } non ha
    } dadi.
   *[other] { $added ->
        [0] { $again ->
            [0] { $seat ->
                [you] Tieni
               *[other] { $seat } tiene
            }
            [one] { $seat ->
                [you] Rilanci
               *[other] { $seat } rilancia
            } un dado:
           *[other] { $seat ->
                [you] Rilanci
               *[other] { $seat } rilancia
            } { $again } dadi:
        }
       *[1] { $seat ->
            [you] Aggiungi
           *[other] { $seat } aggiunge
        } { $again ->
            [0] un dado:
            [one] un dado e ne { $seat ->
                [you] rilanci
               *[other] rilancia
            } uno:
           *[other] un dado e ne { $seat ->
                [you] rilanci
               *[other] rilancia
            } { $again }:
        }
    }{ powerboats-dice }, cioè { $total ->
        [one] una casella
       *[other] { $total } caselle
    }.
}
powerboats-event-moved = { $rest ->
    [0] { $total ->
        [0] { $seat ->
            [you] Non hai dadi e resti
           *[other] { $seat } non ha dadi e resta
        } dov’{ $seat ->
            [you] eri
           *[other] era
        }, prua a { powerboats-facing }.
       *[other] { $seat ->
            [you] Resti dove sei
           *[other] { $seat } resta dov’è
        }, prua a { powerboats-facing }.
    }
    [one] { $seat ->
        [you] Avanzi
       *[other] { $seat } avanza
    } di una casella verso { powerboats-facing }.
   *[other] { $seat ->
        [you] Avanzi
       *[other] { $seat } avanza
    } di { $rest } caselle verso { powerboats-facing }.
}
powerboats-event-crashed = { $seat ->
    [you] Devi
   *[other] { $seat } deve
} avanzare di { $total ->
    [one] una casella
   *[other] { $total } caselle
}, { $run ->
    [0] ma nessuna casella è libera
    [one] ma una sola casella è libera
   *[other] ma solo { $run } sono libere
}, e { $seat ->
    [you] ti schianti
   *[other] si schianta
} contro { $hit ->
    [-1] la terra
    [0] la boa 0
    [4] la boa del traguardo
   *[other] la boa { $hit }
}: { $damage ->
    [one] un danno
   *[other] { $damage } danni
}, { $counters } in tutto (con { $limit } si affonda). Tutti i dadi sono persi.
powerboats-recap-crashed = { $seat ->
    [you] Ti schianti
   *[other] { $seat } si schianta
} contro { $hit ->
    [-1] la terra
    [0] la boa 0
    [4] la boa del traguardo
   *[other] la boa { $hit }
}: { $damage ->
    [one] un danno
   *[other] { $damage } danni
}, { $counters } in tutto.
powerboats-trail-rounded = boa { $mark } girata
powerboats-trail-backed = di nuovo prima della boa { $mark }
powerboats-trail-behind = bloccato
powerboats-trail-crashed = { $damage ->
    [one] un danno
   *[other] { $damage } danni
}
powerboats-trail-finished = al traguardo, { powerboats-place } posizione
powerboats-event-finished = { $seat ->
    [you] Tagli
   *[other] { $seat } taglia
} il traguardo in { powerboats-place } posizione dopo { $turns } turni!
powerboats-event-sank = { $seat ->
    [you] Hai troppi danni e affondi
   *[other] { $seat } ha troppi danni e affonda
}.
powerboats-event-scored = { $base ->
    [-1] { $seat ->
        [you] Non tagli
       *[other] { $seat } non taglia
    } il traguardo nella gara { powerboats-letter }: nessun punto, { $points } in tutto.
   *[other] { $seat ->
        [you] Chiudi
       *[other] { $seat } chiude
    } la gara { powerboats-letter } in { powerboats-place } posizione: { $gained ->
        [0] nessun punto
        [one] un punto
       *[other] { $gained } punti
    }{ powerboats-bonus }, { $points } in tutto.
}
powerboats-event-race_over = La gara { powerboats-letter } è finita: { $why ->
    [0] { $sunk ->
        [0] tutti i motoscafi sono al traguardo.
       *[other] { $home ->
            [0] tutti i motoscafi sono affondati.
           *[other] tutti i motoscafi sono al traguardo o affondati.
        }
    }
    [1] ne resta fuori uno solo, che può arrivare soltanto ultimo.
   *[2] nessuno può gareggiare per più di { $longest } turni.
}
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
    [1] a una casella dalla fila
    [2] a due caselle dalla fila
   *[3] a tre caselle dalla fila
}, { $lane ->
    [1] presso la boa { $buoy }
    [2] secondo posto dalla boa { $buoy }
    [3] terzo posto dalla boa { $buoy }
    [4] quarto posto dalla boa { $buoy }
   *[5] quinto posto dalla boa { $buoy }
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
powerboats-event-turn = Round { $round }: tocca a { $seat ->
    [you] te
   *[other] { $seat }
}.
powerboats-event-removed = { $seat ->
    [you] Togli
   *[other] { $seat } toglie
} un { $value } dal motore.
powerboats-dice = { " " }{ $threes ->
    [0] { "" }
    [1] 3
    [2] 3‑3
    [3] 3‑3‑3
    [4] 3‑3‑3‑3
   *[other] { $threes } × 3
}{ $twos ->
    [0] { "" }
    [1] { powerboats-dash-twos }2
    [2] { powerboats-dash-twos }2‑2
    [3] { powerboats-dash-twos }2‑2‑2
    [4] { powerboats-dash-twos }2‑2‑2‑2
   *[other] { powerboats-dash-twos }{ $twos } × 2
}{ $ones ->
    [0] { "" }
    [1] { powerboats-dash-ones }1
    [2] { powerboats-dash-ones }1‑1
    [3] { powerboats-dash-ones }1‑1‑1
    [4] { powerboats-dash-ones }1‑1‑1‑1
   *[other] { powerboats-dash-ones }{ $ones } × 1
}
powerboats-dash-twos = { $threes ->
    [0] { "" }
   *[other] { "‑" }
}
powerboats-dash-ones = { $threes ->
    [0] { powerboats-dash-after-twos }
   *[other] { "‑" }
}
powerboats-dash-after-twos = { $twos ->
    [0] { "" }
   *[other] { "‑" }
}
powerboats-event-rounded = { $mark ->
    [0] { $seat ->
        [you] Superi
       *[other] { $seat } supera
    } la fila di partenza
   *[other] { $seat ->
        [you] Giri
       *[other] { $seat } gira
    } la boa { $mark }
} in { powerboats-place } posizione.
powerboats-event-backed = { $seat ->
    [you] Torni
   *[other] { $seat } torna
} indietro oltre la boa { $mark } e { $seat ->
    [you] devi
   *[other] deve
} girarla di nuovo.
powerboats-event-behind = { $seat ->
    [you] Trovi
   *[other] { $seat } trova
} la strada occupata da { $other ->
    [you] te
   *[other] { $other }
} e { $rest ->
    [0] { $seat ->
        [you] resti dove sei
       *[other] resta dov’è
    } invece di avanzare di { $run ->
        [one] una casella
       *[other] { $run } caselle
    }.
    [one] { $seat ->
        [you] ti fermi
       *[other] si ferma
    } dopo una casella invece di { $run }.
   *[other] { $seat ->
        [you] ti fermi
       *[other] si ferma
    } dopo { $rest } caselle invece di { $run }.
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
powerboats-web-round = Round { $round }

## Perché no

powerboats-why-over = La partita è finita.
powerboats-why-turn = Ora tocca a qualcun altro.
powerboats-why-now-place = Prima ogni motoscafo prende il suo posto di partenza.
powerboats-why-now-number = Prima scegli quanti dadi avere: uno in più, gli stessi o uno in meno.
powerboats-why-now-reroll = Adesso scegli quali dadi rilanciare.
powerboats-why-now-heading = I dadi sono già lanciati. Adesso scegli la rotta.
powerboats-why-number = Puoi aggiungere un dado, tenere lo stesso numero o togliere uno di quelli che hai.
powerboats-why-reroll = Puoi rilanciare solo dadi che hai.
powerboats-why-place-water = Un motoscafo parte dall’acqua.
powerboats-why-place-taken = Lì c’è già un altro motoscafo.
powerboats-why-place-facing = Un motoscafo guarda verso uno dei sei lati della sua casella.
powerboats-why-place-behind = Si parte dalla fila di partenza o al massimo tre passi dietro.
powerboats-why-turn-60 = Un motoscafo vira al massimo di 60 gradi: sinistra, dritto o destra.
powerboats-why-whole-total = { $run ->
    [0] Quella rotta è subito bloccata.
    [one] Quella rotta è bloccata dopo una casella.
   *[other] Quella rotta è bloccata dopo { $run } caselle.
} Scegli una rotta libera per tutte e { $total } le caselle.
powerboats-why-longest = Nessuna rotta è libera per tutta la somma, e quella è bloccata { $run ->
    [0] subito
    [one] dopo una casella
   *[other] dopo { $run } caselle
}. Devi prendere la più lunga, { $longest }.

## Motivi: frasi su una mossa, senza il soggetto

powerboats-reason-crash = { $rolls ->
    [1] { $damage ->
        [0] non causa danni
        [one] costa un danno
       *[other] costa { $damage } danni
    }
   *[other] { $count ->
        [0] non rischia schianti
        [one] finisce in uno schianto con un lancio su { $rolls }
       *[other] finisce in uno schianto con { $count } lanci su { $rolls }
    }
}
powerboats-reason-sink = { $rolls ->
    [1] { $count ->
        [0] ti lascia a galla
       *[other] fa affondare il tuo motoscafo
    }
   *[other] { $count ->
        [0] non rischia di farti affondare
        [one] ti fa affondare con un lancio su { $rolls }
       *[other] ti fa affondare con { $count } lanci su { $rolls }
    }
}
powerboats-reason-mark = { $next ->
    [start] la fila di partenza
    [finish] il traguardo
   *[other] la boa { $next }
}
powerboats-reason-round = { $rolls ->
    [1] { $count ->
        [0] non supera ancora { powerboats-reason-mark }
       *[other] supera { powerboats-reason-mark }
    }
   *[other] { $count ->
        [0] in questo turno non può superare { powerboats-reason-mark }
        [one] supera { powerboats-reason-mark } con un lancio su { $rolls }
       *[other] supera { powerboats-reason-mark } con { $count } lanci su { $rolls }
    }
}
powerboats-reason-way = { $rolls ->
    [1] { $value ->
        [0] porta al traguardo
        [one] lascia una casella fino al traguardo
       *[other] lascia { $value } caselle fino al traguardo
    }
   *[other] lascia in media { $value ->
        [one] una casella
       *[other] { $value } caselle
    } fino al traguardo
}
powerboats-reason-dice = { $value ->
    [0] ti lascia senza dadi
    [one] ti lascia con un dado
   *[other] ti lascia con { $value } dadi
}
powerboats-reason-reach = { $value ->
    [0] non porta { powerboats-reason-mark } a portata di un solo tratto
    [one] porta { powerboats-reason-mark } a portata di un solo tratto
   *[other] porta le prossime { $value } boe a portata di un solo tratto
}
powerboats-reason-open = { $value ->
    [0] non lascia caselle libere per il prossimo tratto
    [one] lascia una casella libera per il prossimo tratto
   *[other] lascia fino a { $value } caselle libere per il prossimo tratto
}
powerboats-reason-behind = { $value ->
    [0] non trova nessuno sulla rotta
    [one] si ferma dietro un altro motoscafo, una casella prima
   *[other] si ferma dietro un altro motoscafo, { $value } caselle prima
}
powerboats-web-advised-damage = { $damage ->
    [one] un danno
   *[other] { $damage } danni
}
powerboats-reason-ahead = { $value ->
    [0] non lascia nessuno davanti a te
    [one] lascia un motoscafo davanti a te
   *[other] lascia { $value } motoscafi davanti a te
}

## Errori

powerboats-invalid-move = «{ $move }» non è una mossa di Powerboats. Le mosse si scrivono @16,4NE (posto di partenza), + = -2 (numero di dadi), r0 r31 (rilanciare), L S R (rotta).
powerboats-bad-tile = La tessera lago { $tile } deve avere { $rows } righe di { $columns } caratteri, «.» o «#».
powerboats-bad-point = La lettera { $letter } della tessera lago { $tile } non sta sulla tessera, o il suo lato non è fra E NE NW W SW SE.
powerboats-bad-row = La fila di partenza della boa { $letter } esce dall’acqua della tessera lago { $tile }: dalla lettera verso { $side } servono quattro caselle d’acqua sulla tessera.
powerboats-bad-letters = Il lato { $side } ha la lettera { $letter } { $count } volte; ogni lettera sta su quattro tessere.
powerboats-bad-tiny = La partita minima vuole dadi da 1 a { $faces } facce, almeno un turno e due motoscafi, ciascuno con riga, colonna e direzione E, NE, NW, W, SW o SE.

## Il tavolo

powerboats-table-race = Gara { $race }
powerboats-table-line = Partenza { $start }  traguardo { $finish }
powerboats-table-next = { $mark ->
    [start] prossima meta: la partenza
    [finish] prossima meta: il traguardo
    [home] al traguardo
   *[other] prossima meta: boa { $mark }
}
powerboats-table-damage = danni { $damage }/{ $limit }
powerboats-table-points = { $points } punti
powerboats-table-sunk = affondato
powerboats-table-legend = Gira le boe nel verso della freccia: ↺ la lasci a sinistra, ↻ a destra. ▒ fila di partenza e traguardo, ⚑ boa del traguardo.

## Primi passi

powerboats-steps-lake = Ecco il lago. Gareggiano tre motoscafi; il tuo è quello con il pesce. Una gara gira intorno alle boe 1, 2 e 3, in quest’ordine, e torna alla fila a scacchi. Tre gare fanno una partita.
powerboats-steps-buoy = Questa è la tua prossima boa. Le sue frecce dicono **da che parte** girarla: qui tienila alla tua sinistra. Dalla boa parte una **linea di punte** che attraversa il lago: tagliala nel verso in cui puntano, vicino o lontano, e la boa è girata (POW-7.0).
powerboats-steps-place = Per prima cosa ognuno mette il motoscafo sulla fila o poco dietro. Tocca la casella con l’anello, poi la freccia verso est, dov’è la boa 1, e premi **Parti da qui**.
powerboats-steps-others = Gli altri mettono i loro motoscafi e giocano il primo turno. Qui vedi tutti: la prossima boa, i dadi che fanno da motore e i danni. Si parte da fermi, senza dadi.
powerboats-steps-engine = Ora tocca a te. In ogni turno puoi aggiungere un dado, toglierne uno o lasciarli come sono (POW-4.2). Uno nuovo, che dà 1, 2 o 3, è già aggiunto: premi **Lancia il dado**.
powerboats-steps-heading = Un tre! La somma dei dadi dice di quanto devi avanzare, in linea retta. Prima puoi virare di un lato della casella, a sinistra o a destra. Vai dritto verso est.
powerboats-steps-faster = Il motore tiene il suo 3. Premi **Aggiungi** per un secondo dado e lancialo: si lancia solo quello nuovo, il 3 resta.
powerboats-steps-closed = In tutto quattro. Dritto non si passa: il tratto dev’essere libero da terra e boe per tutta la lunghezza (POW-5.2). La croce sul lago dice perché. Devi passare **sotto** la boa: vira a destra.
powerboats-steps-reroll = Un 1 è poco. I dadi che hai già si possono rilanciare (POW-4.3): tocca l’1 e rilancialo; il 3 resta.
powerboats-steps-turn = Sei! Ora vira a sinistra, lungo la boa: resta alla tua sinistra e il tratto taglia la linea di punte nel verso giusto. Gli altri motoscafi non sbarrano mai la strada; solo se l’ultima casella è occupata ti fermi appena prima (POW-6.7).
powerboats-steps-rounded = Hai tagliato la linea di punte: la boa 1 è **girata**, e l’anello passa alla boa 2. Questa si gira dall’altra parte: tienila alla tua destra. Se tagli una linea al contrario, prima devi riattraversarla (POW-7.3).
powerboats-steps-end = Attenzione: se nessuna direzione è libera per tutta la somma, prendi la più lunga e ti schianti. Quello che avanza diventa danno e perdi tutti i dadi (POW-6.2); con quattro danni affondi. Togli dadi in tempo. La gara B vale doppio, la C triplo. Continua!

## Il tavolo

powerboats-web-lake = Il lago, gara { $race }
powerboats-web-where = gara { $race } ({ $number } di { $races }){ $phase ->
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
    [finished] al traguardo
    [sunk] affondato
    [left] non arrivato
   *[racing] non ancora sul lago
}
powerboats-web-blocked = Perché non a { powerboats-facing }?
powerboats-web-damage = danni
powerboats-web-sinks = affonda
powerboats-web-your-engine = il tuo motore
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
    [facing] Ora scegli dove punta la prua
   *[ready] Parti da qui, prua a { powerboats-facing }
}
powerboats-web-hint-place = { $step ->
    [hex] Tocca una casella che brilla presso la fila a scacchi. La tua gara comincia quando superi la fila nel verso delle punte bianche.
   *[other] Tocca una freccia. Il primo tratto va da quella parte, o vira di un lato della casella.
}
powerboats-web-say-dice = { $change ->
    [add] { $again ->
        [0] Tieni { $dice } e lancia un dado in più
        [one] Lancia un dado in più e rilanciane uno
       *[other] Lancia un dado in più e rilanciane { $again }
    }
    [remove] { $again ->
        [0] Rallenta: togli un dado e tieni { $sum }
        [one] Togli un dado e rilanciane un altro
       *[other] Togli un dado e rilanciane altri { $again }
    }
   *[keep] { $again ->
        [0] Avanza di { $total }, o cambia i dadi
        [one] Rilancia un dado
       *[other] Rilancia { $again } dadi
    }
}
powerboats-web-say-no-dice = { $change ->
    [add] Accendi il motore: lancia un dado
   *[keep] Lascia il motore spento: puoi solo virare
}
powerboats-web-hint-dice = { $rolls ->
    [yes] { $risk ->
        [every] Qualunque lancio è troppo: { $longest ->
            [0] nessuna casella è libera
            [one] una sola casella è libera
           *[other] solo { $longest } caselle sono libere
        }. Ti schianterai.
        [some] { $longest ->
            [one] È libera al massimo una casella
           *[other] Sono libere al massimo { $longest } caselle
        }: se esce di più, ti schianti.
       *[none] { $sum ->
            [0] Avanzi di quanto esce, né più né meno.
           *[other] Avanzi di { $sum } più quello che esce.
        }
    }
   *[no] Tocca un dado per rilanciarlo.{ $kind ->
        [reroll] { "" }
       *[number] { " " }Uno in più per accelerare, uno in meno per frenare.
    }
}
powerboats-web-say-too-fast = { $sum } è troppo: { $free ->
    [0] nessuna casella è libera
    [one] è libera solo una casella
   *[other] sono libere solo { $free } caselle
}
powerboats-web-hint-too-fast = Con { $sum } ti schianti: { $damage ->
    [one] 1 danno
   *[other] { $damage } danni
}, e perdi tutti i dadi. Cambiali o rilanciali.
powerboats-web-say-heading = { $total ->
    [0] Niente dadi: scegli dove punta la prua
   *[other] { $full ->
        [0] Nessuna rotta è libera per { $total }: ti schianti
        [one] Avanzi di { $total }: una sola rotta è libera
       *[other] Avanzi di { $total }: scegli la rotta
    }
}
powerboats-web-hint-heading = { $full ->
    [0] Devi prendere il tratto più lungo. Lo schianto costa { $damage ->
        [one] un danno
       *[other] { $damage } danni
    } e tutti i dadi.
   *[other] { $total ->
        [0] Tocca una freccia. Puoi virare di un lato della casella.
       *[other] Tocca un tratto sul lago, o una croce per sapere il perché.
    }
}
powerboats-web-say-run = { $hexes ->
    [0] Vira con la prua a { powerboats-facing }
    [one] Avanza di una casella verso { powerboats-facing }
   *[other] Avanza di { $hexes } caselle verso { powerboats-facing }
}{ $short ->
    [0] { "" }
   *[other] { $hexes ->
        [0] { "" }: un motoscafo ti blocca
       *[other] , poi ti fermi dietro un motoscafo
    }
}{ $rounds ->
    [none] { "" }
   *[other] : giri la boa { $rounds }
}{ $finishes ->
    [yes] { $damage ->
        [0] { "" }: traguardo!
       *[other] { " " }fino al traguardo
    }
   *[no] { "" }
}{ $damage ->
    [0] { "" }
    [one] , poi lo schianto: 1 danno
   *[other] , poi lo schianto: { $damage } danni
}{ $sinks ->
    [yes] { "" }, e il motoscafo affonda
   *[no] { "" }
}
powerboats-web-hint-run = { $damage ->
    [0] { $only ->
        [yes] Nessun’altra rotta è libera per tutto il tratto.
       *[no] Oppure tocca un altro tratto per confrontare.
    }
   *[other] Le caselle in più diventano danni e perdi tutti i dadi.
}
powerboats-web-key-die = Dadi: rilancia quel dado o tienilo
powerboats-web-key-add = Dadi: aggiungi un dado
powerboats-web-key-remove = Dadi: togli un dado
powerboats-web-do-place = Parti da qui
powerboats-web-do-choose = Scegli un tratto
powerboats-web-do-sail = { $run ->
    [0] Vira a { powerboats-facing }
   *[other] Avanza di { $run } verso { powerboats-facing }
}
powerboats-web-do-crash = { $damage ->
    [one] Schianto: 1 danno
   *[other] Schianto: { $damage } danni
}
powerboats-web-do-roll = { $count ->
    [one] Lancia il dado
   *[other] Lancia { $count } dadi
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

## Che cosa chiede l’elenco delle mosse, una parte alla volta

powerboats-part-at = Da dove parti?
powerboats-part-facing = Dove punta la prua?

## La scheda da due minuti

powerboats-primer-goal = Gira intorno alle boe 1, 2 e 3 e torna al traguardo. Tre gare: vince chi fa più punti in tutto.
powerboats-primer-engine-title = Regola il motore
powerboats-primer-engine = **Aggiungi** un dado, **togline** uno o **tienili** tutti. Poi rilancia quelli che vuoi, una volta, tutti insieme. Un dado nuovo si lancia sempre.
powerboats-primer-turn-title = Vira, oppure no
powerboats-primer-turn = 60° a sinistra, dritto, o 60° a destra.
powerboats-primer-run-title = Avanza di tutta la somma in linea retta
powerboats-primer-run = Se da qualche parte la somma ci sta per intero, devi andare lì. Gli altri motoscafi non bloccano: si passa. Non si finisce su uno di loro: ci si ferma nell’ultima casella libera prima.
powerboats-primer-crash-title = Non ci sta? Il tratto più lungo, e lo schianto
powerboats-primer-crash = Somma meno tratto fa il danno, e perdi tutti i dadi. **Con 4 danni o più affondi**: fuori da questa gara.
powerboats-primer-round-title = Gira le boe in ordine, come dicono le frecce
powerboats-primer-round = La boa vale quando raggiungi o tagli la sua **linea di punte** nel verso in cui puntano, vicino o lontano dalla boa. L’hai tagliata al contrario? Prima torna indietro.
powerboats-primer-start-title = Partenza e arrivo
powerboats-primer-start = Si parte sulla fila o dietro, senza dadi, e per prima cosa la si supera in avanti. Senza dadi ne lanci uno, o viri soltanto. Dopo la boa 3 raggiungi o passa la fila nel verso d’arrivo: sei al traguardo. La gara finisce quando tutti sono al traguardo o affondati, o resta solo l’ultimo.
powerboats-primer-points-title = Punti, qui in 4 giocatori
powerboats-primer-points = Affondato: 0. Parità: conta il posto nella gara C. In due, anche 1 punto per ogni turno di vantaggio e 5 se l’altro affonda.
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
    [run] tratto 3
   *[ray] la linea di punte
}

## La fine

powerboats-end-headline = { $who ->
    [you] La coppa è tua!
    [several] { $winners } si dividono la coppa!
   *[one] { $winners } vince la coppa!
}
powerboats-end-line = { $gap ->
    [0] Pari punti con { $other }: ha deciso il piazzamento nell’ultima gara.
    [one] Un punto { $who ->
        [behind] dietro { $other }.
       *[ahead] davanti a { $other }.
    }
   *[other] { $gap } punti { $who ->
        [behind] dietro { $other }.
       *[ahead] davanti a { $other }.
    }
}
powerboats-end-points = Punti di ogni gara
powerboats-end-race = { $race ->
    [B] Gara B, doppia
    [C] Gara C, tripla
   *[A] Gara A
}
powerboats-end-fate = { $fate ->
    [sunk] affondato
    [out] non arrivato
   *[home] { $place }º
}
powerboats-end-extra = { $sooner ->
    [0] +{ $lost } per motoscafi persi
   *[other] { $lost ->
        [0] +{ $sooner } per i turni
       *[other] +{ $sooner } turni, +{ $lost } persi
    }
}
powerboats-end-fair = Dadi non truccati: il seme
powerboats-moment-home = Primo al traguardo { $name ->
    [you] il tuo motoscafo
   *[other] il motoscafo di { $name }
}!
powerboats-moment-race = { $name ->
    [none] Gara { $race } finita: nessuno è arrivato
    [you] Vinci la gara { $race }!
   *[other] { $name } vince la gara { $race }!
}
powerboats-moment-points = { $place ->
    [none] { "" }
   *[other] { $place }º { "" }
}{ $name ->
    [you] Tu
   *[other] { $name }
} { $place ->
    [none] fuori: { $gained }
   *[other] +{ $gained }
}
powerboats-award-comeback = Rimonta
powerboats-award-comeback-for = Dal { $was }º posto alla boa { $mark } al { $place }º nella gara { $race }
powerboats-award-roll = Lancio più fortunato
powerboats-award-roll-for = Da { $before } a { $after } lanciando { $dice ->
    [one] un dado
   *[other] { $dice } dadi
}
powerboats-award-run = Tratto più lungo
powerboats-award-run-for = { $count } caselle in un turno
powerboats-award-corner = Virata più stretta
powerboats-award-corner-for = Boe { $first } e { $last } in un solo tratto
powerboats-award-battered = Scafo duro
powerboats-award-battered-for = Al traguardo della gara { $race } con { $damage } danni
powerboats-award-quick = Gara più veloce
powerboats-award-quick-for = Gara { $race } in { $turns } turni
powerboats-award-crashes = A caccia di scogli
powerboats-award-crashes-for = { $count } schianti

## Esempi accanto alle regole

powerboats-example-sides = Alla boa 1 il percorso piega a destra, quindi la si lascia a destra; alla boa 2 piega a sinistra, quindi la si lascia a sinistra.
powerboats-example-start = Due motoscafi partono sulla fila e due dietro, ciascuno con la prua verso un lato della sua casella.
powerboats-example-engine = Da 3-2-2 puoi togliere un 2, rilanciare il 3 e tenere l’altro 2.
powerboats-example-turn = Prima di avanzare il motoscafo può virare di 60° a sinistra o a destra, oppure andare dritto.
powerboats-example-longest = Una somma di 5 non ci sta da nessuna parte: bisogna prendere il tratto più lungo, 3 caselle dritto.
powerboats-example-crash = Somma 5, tratto 3: il motoscafo si ferma sull’ultima casella d’acqua, prende 2 danni e perde tutti i dadi.
powerboats-example-sinks = Con tre danni si gareggia ancora; con il quarto si affonda.
powerboats-example-through = I motoscafi non bloccano mai: con una somma di 6 il rosso passa attraverso il blu.
powerboats-example-short = La sesta casella è occupata, quindi il rosso si ferma sulla quinta. Non è uno schianto: niente danni, e i dadi restano.
powerboats-example-shove = Somma 3, ma le caselle libere sono 2 e sulla seconda c’è il blu: il rosso si ferma sulla prima, prende 1 danno e perde i dadi.
powerboats-example-round = Il motoscafo ha tagliato la linea di punte nel verso in cui puntano: la boa è girata. Nel cerchio l’ha presa al contrario.
powerboats-example-ray = Il motoscafo arriva dal lato giusto e si ferma sulla linea di punte: basta così, la boa è girata.
powerboats-example-wrong = Linea di punte tagliata al contrario: prima che la boa possa contare, bisogna riattraversarla tornando indietro.
powerboats-example-started = Il rosso lascia la fila in avanti ed è partito; il blu la lascia all’indietro e non è partito.
powerboats-example-finish = Girate le boe 1, 2 e 3, basta raggiungere la fila nel verso d’arrivo.

## Segni spiegati dove si vedono

powerboats-web-about-course = { $mark ->
    [start] Deve ancora partire: si lascia la fila in avanti.
    [finish] Tutte e tre le boe sono girate: ora si torna alla fila.
    [home] Al traguardo.
   *[other] Prossima meta: boa { $mark }.
} Il percorso: boe 1, 2 e 3, poi di nuovo la fila.
powerboats-web-about-engine = { $total ->
    [0] Motore spento: niente dadi.
   *[other] Motore: { $dice }, cioè { $total } in tutto.
} I dadi tengono il loro valore da un turno all’altro.
powerboats-web-about-damage = Danni: { $damage }{ $kept ->
    [0] { "" }
    [one] , di cui uno rimasto da una gara precedente
   *[other] , di cui { $kept } rimasti dalle gare precedenti
}. Con { $limit } si affonda e si esce dalla gara.
powerboats-web-about-points = Punti finora: { $points }.
powerboats-web-about-buoy = { $side ->
    [left] Le frecce girano in senso antiorario: tienila alla tua sinistra. È girata quando tagli la sua linea di punte nel verso in cui puntano, vicino o lontano.
    [right] Le frecce girano in senso orario: tienila alla tua destra. È girata quando tagli la sua linea di punte nel verso in cui puntano, vicino o lontano.
   *[none] Un capo della fila da cui si parte e a cui si arriva. Nessun motoscafo può entrarci.
}
powerboats-web-about-total = La somma dei tuoi dadi: il motoscafo deve avanzare di altrettante caselle in linea retta.
