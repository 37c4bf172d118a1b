whakaari-about = Salta di piattaforma in piattaforma sopra la lava fino alla plancia di fronte: le carte sono righelli e un dito trascina intere catene di piattaforme.
whakaari-web-tag = Oltre la lava, schiva il resto.
whakaari-option-gain_on_any_fall = Guadagni un uso del potere quando ti rimanda indietro una carta evento, oppure a ogni caduta nella lava.
whakaari-web-option-gain_on_any_fall = Cadere dà potere
whakaari-web-value-gain_on_any_fall = { $value ->
    [no] Solo con gli eventi
   *[yes] A ogni caduta
}
whakaari-option-size = La partita minima ha tre piattaforme, due carte e un turno a testa, in tre: serve alla ricerca, perché se ne conosce ogni svolgimento.
whakaari-web-option-size = Formato
whakaari-web-value-size = { $value ->
    [whole] La partita intera
   *[tiny] Minima
}
whakaari-option-characters = Chi ha quale potere: distribuito a caso, oppure scelto posto per posto.
whakaari-web-option-characters = Personaggi
whakaari-web-value-characters = { $value ->
    [0] A caso
    [1] A scelta
   *[other] { $value }
}
whakaari-web-characters-chosen = scelti posto per posto
whakaari-web-character-for = Personaggio di { $name }
whakaari-web-plays = gioca { $power }
whakaari-web-dealt = A chi non ne ha ne tocca uno dei rimasti.
whakaari-web-chairs = { $seats ->
    [3] Una plancia in più chiude il cerchio: non è di nessuno, è solo un traguardo.
    [5] Una plancia in più chiude il cerchio: non è di nessuno, è solo un traguardo.
    [7] Una plancia in più chiude il cerchio: non è di nessuno, è solo un traguardo.
   *[other] { "" }
}
whakaari-web-level = { $level ->
    [0] salta per gioco, cade spesso
    [1] prende la prossima piattaforma buona
    [2] guarda avanti di un turno
    [3] prepara la strada e sbarra la tua
   *[4] pesa ogni piattaforma e ogni carta
}

## Azioni

whakaari-action-fall = cadi nella lava
whakaari-action-end = finisci il turno
whakaari-action-done = rinuncia al resto della carta
whakaari-action-skip = rinuncia al resto del potere
whakaari-action-stay = non spingere nessun altro
whakaari-action-lava = nella lava
whakaari-action-totem = metti qui il tuo totem
whakaari-action-pull = avvicina una piattaforma
whakaari-action-move = salta
whakaari-action-empty = incrina una piattaforma vuota
whakaari-action-occ = incrina una piattaforma occupata
whakaari-action-near = incrina una piattaforma a un salto corto
whakaari-action-drag = trascina una piattaforma
whakaari-action-add = rimetti una piattaforma
whakaari-action-power = { $power ->
    [BUILD] salvati con BUILD
   *[other] usa { $power }
}
whakaari-action-push = spingi via il posto { $seat }
whakaari-action-card = gioca { $card }: { $icons }{ $distance ->
    [none] { "" }
    [short] , corta
    [long] , lunga
   *[supreme] , suprema
}
whakaari-action-piece = { $use ->
    [toss] lancia { whakaari-called }
    [remove] rimuovi { whakaari-called }
    [pull] avvicina { whakaari-called }
    [piece] prendi { whakaari-called }
    [push] su { whakaari-called }
   *[other] { $does ->
        [jump] salta su { whakaari-called }
        [crack] { whakaari-strike } { whakaari-called }
        [drag] trascina { whakaari-called }
       *[other] { whakaari-called }
    }
}
whakaari-strike = { $unstable ->
    [yes] { $on ->
        [none] spacca
       *[other] colpisci
    }
   *[no] incrina
}
whakaari-called = { $own ->
    [yes] la tua piattaforma
   *[no] { whakaari-kind }{ whakaari-where }{ $on ->
        [none] { "" }
        [one] { " " }con sopra il posto { $on }
        [many] { " " }con sopra il posto { $on }
        [other] { " " }con sopra il posto { $on }
       *[name] { " " }con sopra { $on }
    }{ $bomb ->
        [yes] { " " }con una noce di cocco bomba
       *[no] { "" }
    }{ whakaari-among }
}
whakaari-where = { $ring ->
    [none] { "" }
    [0] { " " }vicino al vulcano { whakaari-side }
    [1] { " " }a metà strada { whakaari-side }
   *[2] { " " }sul bordo { whakaari-side }
}
whakaari-side = { $way ->
    [0] a destra
    [1] in basso a destra
    [2] in basso
    [3] in basso a sinistra
    [4] a sinistra
    [5] in alto a sinistra
    [6] in alto
   *[7] in alto a destra
}
whakaari-among = { $alike ->
    [1] { "" }
    [2] { $axis ->
        [x] { $nth ->
            [1] , quella più a sinistra
           *[2] , quella più a destra
        }
       *[y] { $nth ->
            [1] , quella più in alto
           *[2] , quella più in basso
        }
    }
    [3] { $axis ->
        [x] { $nth ->
            [1] , quella più a sinistra
            [2] , quella di mezzo
           *[3] , quella più a destra
        }
       *[y] { $nth ->
            [1] , quella più in alto
            [2] , quella di mezzo
           *[3] , quella più in basso
        }
    }
   *[other] { $axis ->
        [x] , la { $nth }ª da sinistra
       *[y] , la { $nth }ª dall’alto
    }
}
whakaari-action-board = { $goal ->
    [yes] sul traguardo
   *[no] indietro sulla tua plancia
}
whakaari-action-angle = trascina la piattaforma { whakaari-way }
whakaari-web-drag = trascina { $own ->
    [yes] la tua piattaforma
   *[no] { $on ->
        [none] { whakaari-kind }
       *[other] la piattaforma di { $on }
    }
} { whakaari-way }
whakaari-action-place = metti la piattaforma{ whakaari-where }
whakaari-kind = { $shape ->
    [round] una piattaforma rotonda incrinata
   *[square] { $unstable ->
        [yes] una piattaforma incrinata
       *[no] una piattaforma solida
    }
}
whakaari-way = { $way ->
    [0] verso destra
    [1] verso il basso a destra
    [2] verso il basso
    [3] verso il basso a sinistra
    [4] verso sinistra
    [5] verso l’alto a sinistra
    [6] verso l’alto
   *[7] verso l’alto a destra
}

## Eventi

whakaari-event-slid = Una piattaforma scivola.
whakaari-event-turn = Round { $round }: tocca a { $seat ->
    [you] te
   *[other] { $seat }
}.
whakaari-event-drew = Peschi una carta.
whakaari-event-drew_cards = { $seat ->
    [you] Peschi
   *[other] { $seat } pesca
} { $count ->
    [one] una carta
   *[other] { $count } carte
}.
whakaari-event-played = { $seat ->
    [you] Giochi
   *[other] { $seat } gioca
} una carta { $distance ->
    [0] che incrina
    [1] corta
    [2] lunga
    [3] suprema
   *[4] che rimette una piattaforma
}.
whakaari-under = sotto { $owner ->
    [you] di te
   *[other] { $owner }
}
whakaari-event-turned = { $cause ->
    [0] { $by ->
        [you] Cominci
       *[other] { $by } comincia
    } il turno su una piattaforma solida, che si incrina.
    [1] { $owner ->
        [none] { $by ->
            [you] Incrini
           *[other] { $by } incrina
        } una piattaforma vuota.
       *[other] { $own ->
            [1] { $by ->
                [you] Giochi una carta che incrina la tua
               *[other] { $by } gioca una carta che incrina la propria
            } piattaforma.
           *[0] { $by ->
                [you] Incrini
               *[other] { $by } incrina
            } la piattaforma { whakaari-under }.
        }
    }
    [2] { $by ->
        [you] Il tuo SHOT
       *[other] Lo SHOT di { $by }
    } incrina { $owner ->
        [none] una piattaforma vuota.
       *[other] la piattaforma { whakaari-under }.
    }
   *[3] { $owner ->
        [none] La noce di cocco bomba incrina una piattaforma.
       *[other] La noce di cocco bomba incrina la piattaforma { whakaari-under }.
    }
}
whakaari-struck = { $by ->
    [you] Colpisci
   *[other] { $by } colpisce
} { $own ->
    [1] { $by ->
        [you] la tua piattaforma incrinata e peschi
       *[other] la propria piattaforma incrinata e pesca
    }
   *[0] la piattaforma incrinata sotto { $seat ->
        [you] di te: peschi
       *[other] { $seat }, che pesca
    }
} { whakaari-card }.
whakaari-event-event = { $by ->
    [none] { $seat ->
        [you] Sei su una piattaforma incrinata a inizio turno e peschi
       *[other] { $seat } è su una piattaforma incrinata a inizio turno e pesca
    } { whakaari-card }.
   *[other] { whakaari-struck }
}
whakaari-event-jumped = { $why ->
    [1] L’evento { $seat ->
        [you] ti rimanda { $to ->
            [34] sulla tua plancia.
           *[other] al tuo totem.
        }
       *[other] rimanda { $seat } { $to ->
            [34] sulla plancia di casa.
           *[other] al totem.
        }
    }
    [2] { $seat ->
        [you] Sali
       *[other] { $seat } sale
    } sulla piattaforma trascinata con SPELL.
   *[0] { $to ->
        [35] { $seat ->
            [you] Salti
           *[other] { $seat } salta
        } sul traguardo!
        [34] { $seat ->
            [you] Torni sulla tua plancia.
           *[other] { $seat } torna sulla plancia di casa.
        }
       *[other] { $seat ->
            [you] Salti
           *[other] { $seat } salta
        } su { whakaari-stone }{ $other ->
            [none] .
            [you] , accanto a te.
           *[other] , accanto a { $other }.
        }
    }
}
whakaari-owned = { $owner ->
    [you] la tua piattaforma
   *[other] la piattaforma di { $owner }
}
whakaari-far = { $halves ->
    [0] di poco
    [1] di mezza larghezza
    [2] di una larghezza
    [3] di una larghezza e mezza
    [4] di due larghezze
    [5] di due larghezze e mezza
    [6] di tre larghezze
    [7] di tre larghezze e mezza
    [8] di quattro larghezze
   *[other] di parecchio
}
whakaari-hardly = { $length ->
    [0] non si muove
   *[other] si muove appena
}
whakaari-event-dragged = { $halves ->
    [0] { $owner ->
        [none] { $by ->
            [you] Tiri la piattaforma
           *[other] { $by } tira la piattaforma
        }, che { whakaari-hardly }: qualcosa la blocca.
        [you] La tua piattaforma { whakaari-hardly }: qualcosa la blocca.
       *[other] La piattaforma di { $owner } { whakaari-hardly }: qualcosa la blocca.
    }
   *[other] { $why ->
        [1] { $owner ->
            [none] L’onda di lava sposta { whakaari-stone } { whakaari-far }
           *[other] L’onda di lava riporta { whakaari-owned } { whakaari-far } verso casa
        }
        [4] { $by ->
            [you] Trascini la tua
           *[other] { $by } trascina la propria
        } piattaforma { whakaari-far }
        [2] { $by ->
            [you] Avvicini
           *[other] { $by } avvicina
        } { whakaari-stone } { whakaari-far }
        [3] { $by ->
            [you] Trascini
           *[other] { $by } trascina
        } { whakaari-stone } { whakaari-far } con SPELL
       *[0] { $by ->
            [you] Trascini
           *[other] { $by } trascina
        } { $owner ->
            [none] { whakaari-stone }
           *[other] la piattaforma { whakaari-under }
        } { whakaari-far }
    }{ $stopped ->
        [1] , finché qualcosa la ferma
       *[0] { "" }
    }.
}
whakaari-event-left = { $owner ->
    [none] { $by ->
        [you] Mandi
       *[other] { $by } manda
    } { whakaari-stone } fuori dall’arena: il suo centro è oltre il bordo.
   *[other] { $own ->
        [1] { $by ->
            [you] Finisci fuori dall’arena con la tua
           *[other] { $by } finisce fuori dall’arena con la propria
        } piattaforma: il suo centro è oltre il bordo.
       *[0] { $by ->
            [you] Mandi
           *[other] { $by } manda
        } { whakaari-owned } fuori dall’arena: il suo centro è oltre il bordo.
    }
}
whakaari-recap-left = { $owner ->
    [none] { $by ->
        [you] Mandi
       *[other] { $by } manda
    } { whakaari-stone } fuori dall’arena.
   *[other] { $own ->
        [1] { $by ->
            [you] Finisci fuori dall’arena con la tua
           *[other] { $by } finisce fuori dall’arena con la propria
        } piattaforma.
       *[0] { $by ->
            [you] Mandi
           *[other] { $by } manda
        } { whakaari-owned } fuori dall’arena.
    }
}
whakaari-recap-event = { $by ->
    [none] { $seat ->
        [you] Peschi
       *[other] { $seat } pesca
    } { whakaari-card }.
   *[other] { whakaari-struck }
}
whakaari-recap-played = { $seat ->
    [you] Giochi
   *[other] { $seat } gioca
} a vuoto una carta { $distance ->
    [0] che incrina
    [1] corta
    [2] lunga
    [3] suprema
   *[4] che rimette una piattaforma
}.
whakaari-trail-left = fuori dall’arena
whakaari-trail-event = { $icon ->
    [1] Crollo
    [2] Ritorno
    [3] { $second ->
        [4] Eruzione + Rimozione
       *[0] Eruzione
    }
   *[4] Rimozione
}
whakaari-trail-bomb = noce di cocco bomba
whakaari-trail-dragged = { $why ->
    [1] onda di lava
   *[other] trascinata
}
whakaari-event-gone = { $by ->
    [none] La piattaforma sprofonda nella lava.
    [you] Togli una piattaforma incrinata e vuota.
   *[other] { $by } toglie una piattaforma incrinata e vuota.
}
whakaari-event-tossed = { $side ->
    [-1] { $seat ->
        [you] Lanci una piattaforma e manchi
       *[other] { $seat } lancia una piattaforma e manca
    } l’arena: è fuori.
   *[other] { $seat ->
        [you] Lanci
       *[other] { $seat } lancia
    } { whakaari-stone } nell’arena.
}
whakaari-event-added = { $seat ->
    [you] Rimetti
   *[other] { $seat } rimette
} { whakaari-stone } nell’arena.
whakaari-event-totem = { $why ->
    [0] { $seat ->
        [you] Metti
       *[other] { $seat } mette
    } il totem sulla { $seat ->
        [you] tua piattaforma: se cadi, riparti da lì.
       *[other] propria piattaforma: se cade, riparte da lì.
    }
   *[1] { $to ->
        [34] La piattaforma sotto il { $seat ->
            [you] tuo totem
           *[other] totem di { $seat }
        } non c’è più: il totem torna sulla plancia di casa.
       *[other] La piattaforma sotto il { $seat ->
            [you] tuo totem
           *[other] totem di { $seat }
        } non c’è più: il totem passa alla più vicina verso casa.
    }
}
whakaari-event-fell = { $seat ->
    [you] Cadi nella lava e torni { $to ->
        [34] sulla tua plancia.
       *[other] al tuo totem.
    }
   *[other] { $seat } cade nella lava e torna { $to ->
        [34] sulla plancia di casa.
       *[other] al totem.
    }
}
whakaari-event-gained = { $seat ->
    [you] Guadagni
   *[other] { $seat } guadagna
} un uso del potere (ora { $uses }).
whakaari-event-power = { $seat ->
    [you] Usi
   *[other] { $seat } usa
} { whakaari-power } ({ $uses ->
    [0] nessun uso rimasto
    [one] un uso rimasto
   *[other] { $uses } usi rimasti
}).
whakaari-event-bomb_laid = { $seat ->
    [you] Lasci
   *[other] { $seat } lascia
} una noce di cocco bomba su una piattaforma.
whakaari-event-bomb = { $owner ->
    [none] Una noce di cocco bomba esplode!
   *[other] Una noce di cocco bomba esplode { whakaari-under }!
}
whakaari-event-pushed = { $other ->
    [you] { $seat ->
        [you] Ti spingi
       *[other] { $seat } ti spinge
    }
   *[other] { $seat ->
        [you] Spingi
       *[other] { $seat } spinge
    } { $other }
} { $to ->
    [-1] nella lava con TANK: nessuna piattaforma è abbastanza vicina.
   *[other] su un’altra piattaforma con TANK.
}
whakaari-event-saved = { $card ->
    [-1] { $seat ->
        [you] Ti salvi
       *[other] { $seat } si salva
    } con BUILD.
   *[other] { $seat ->
        [you] Ti salvi
       *[other] { $seat } si salva
    } con una carta.
}
whakaari-event-shuffled = { $deck ->
    [0] Le carte azione sono finite: gli scarti, mescolati, formano un mazzo nuovo.
   *[1] Gli eventi sono finiti: gli scarti, mescolati, formano un mazzo nuovo.
}
whakaari-event-unused = { $why ->
    [0] { $seat ->
        [you] La tua carta
       *[other] La carta di { $seat }
    } non ha effetto: non c’è nulla su cui usarla.
    [1] { $seat ->
        [you] Non usi
       *[other] { $seat } non usa
    } la carta.
    [2] Nessuna piattaforma è fuori dal gioco: { $seat ->
        [you] non ne lanci.
       *[other] { $seat } non ne lancia.
    }
    [3] Nessuna piattaforma vuota è incrinata: { $seat ->
        [you] non ne togli.
       *[other] { $seat } non ne toglie.
    }
   *[4] { $seat ->
        [you] Sei già al tuo totem e ci resti.
       *[other] { $seat } è già al totem e ci resta.
    }
}
whakaari-event-won = { $reached ->
    [0] { $seat ->
        [you] Nessuno è arrivato in tempo: vinci tu
       *[other] Nessuno è arrivato in tempo: vince { $seat }
    }, più avanti di tutti!
   *[other] { $seat ->
        [you] Sei sul traguardo e vinci
       *[other] { $seat } è sul traguardo e vince
    }!
}
whakaari-stone = { $stone ->
    [0] una piattaforma solida
    [1] una piattaforma incrinata
   *[2] una piattaforma rotonda incrinata
}
whakaari-card = { $icon ->
    [1] Crollo
    [2] Ritorno
    [3] { $second ->
        [4] Eruzione e Rimozione
       *[0] Eruzione
    }
    [4] Rimozione
   *[5] Onda di lava
}
whakaari-event-shoved = Il trascinamento spinge anche { whakaari-owned }.
whakaari-event-collapses = { $cause ->
    [4] { $owner ->
        [none] La piattaforma incrinata crolla.
       *[other] La piattaforma incrinata { whakaari-under } crolla.
    }
    [3] { $owner ->
        [none] La noce di cocco bomba spacca una piattaforma incrinata.
       *[other] La noce di cocco bomba spacca la piattaforma incrinata { whakaari-under }: crolla.
    }
    [2] { $by ->
        [you] Il tuo SHOT
       *[other] Lo SHOT di { $by }
    } spacca { $owner ->
        [none] una piattaforma incrinata vuota: sprofonda.
       *[other] la piattaforma incrinata { whakaari-under }: crolla.
    }
   *[1] { $owner ->
        [none] { $by ->
            [you] Spacchi
           *[other] { $by } spacca
        } una piattaforma incrinata vuota: sprofonda.
       *[other] { $own ->
            [1] { $by ->
                [you] Spacchi la tua
               *[other] { $by } spacca la propria
            } piattaforma incrinata: crolla.
           *[0] { $by ->
                [you] Spacchi
               *[other] { $by } spacca
            } la piattaforma incrinata { whakaari-under }: crolla.
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
whakaari-why-turn = Ora decide qualcun altro.
whakaari-why-now-toss = Bisogna lanciare una piattaforma rimossa: scegli rotonda o quadrata.
whakaari-why-now-remove = Bisogna rimuovere una piattaforma incrinata senza pedine.
whakaari-why-now-react = La tua piattaforma sta per sprofondare: salvati o cadi.
whakaari-why-now-react-target = Scegli dove salvarti.
whakaari-why-now-main = Gioca una carta o fai una delle azioni extra.
whakaari-why-now-pull = Scegli una delle tre piattaforme più vicine alla tua plancia.
whakaari-why-now-icon = Scegli un’icona della carta, o rinuncia al resto.
whakaari-why-power-later = Prima finisci la carta: il potere si usa prima o dopo.
whakaari-why-now-target = Prima scegli il bersaglio.
whakaari-why-now-angle = Scegli in che direzione trascinare.
whakaari-why-now-piece = Scegli una piattaforma rotonda o quadrata.
whakaari-why-now-place = Scegli un punto libero.
whakaari-why-now-tank = Scegli chi spingere, o nessuno.
whakaari-why-now-push = Scegli dove spingere l’avversario.
whakaari-why-now-second = Prima completa il potere: scegli il bersaglio della seconda parte, o rinuncia.
whakaari-why-icon = Quell’icona non c’è sulla carta, è già stata usata o non ha bersagli.
whakaari-why-board = Si può entrare solo nella propria plancia e in quella di fronte, e solo se la carta le unisce alla tua piattaforma.
whakaari-why-place = Lì la piattaforma non ci sta: deve restare dentro l’arena senza sovrapporsi a niente.
whakaari-why-card-played = La carta di questo turno l’hai già giocata.
whakaari-why-card-none = Non hai quella carta.
whakaari-why-card-first = Prima gioca la carta; poi scegli la piattaforma.
whakaari-why-no-jump = Su questa carta non c’è un salto.
whakaari-why-another-card = { $chosen ->
    [yes] Questa carta non ci arriva
   *[no] Prima scegli una carta
}: la tua { whakaari-web-card-brief } sì.
whakaari-why-no-card = Da dove sei nessuna tua carta ci arriva.
whakaari-why-end = Prima gioca una delle tue carte; gli effetti sono facoltativi.
whakaari-why-totem-placed = Il tuo totem è già piazzato; ormai lo spostano solo le carte.
whakaari-why-totem-board = Per piazzare il totem devi stare su una piattaforma.
whakaari-why-pull = Puoi avvicinare una piattaforma solo dalla tua plancia, se con le tue carte non ne raggiungi nessuna.
whakaari-why-pull-once = Puoi avvicinare una sola piattaforma per turno, prima della carta, se ce n’è una libera.
whakaari-why-power-other = Il tuo potere è { $power }.
whakaari-why-power-moment = { $power } non si usa da solo: ti verrà chiesto al momento giusto.
whakaari-why-power-uses = Non ti restano usi del potere.
whakaari-why-power-limit = Hai già usato il potere quante volte si può in un turno.
whakaari-why-power-target = Da qui il tuo potere non ha bersagli.
whakaari-why-no-piece = Non c’è nessuna piattaforma { $piece }.
whakaari-why-removed = Le piattaforme dello stesso tipo sono tutte uguali: prendi la prima.
whakaari-why-gone = Quella piattaforma non è in gioco.
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
whakaari-why-too-far = Troppo lontana: la carta non arriva fin lì.
whakaari-why-overshot = Troppo vicina: la carta deve unire le due piattaforme esattamente, ed è più lunga.

## Motivi: frasi su una mossa, senza il soggetto

whakaari-reason-jumps = { $value ->
    [0] raggiunge il tuo traguardo
    [one] ti lascia a un salto dal traguardo
    [40] non lascia una via per il traguardo
   *[other] ti lascia a { $value } salti dal traguardo
}
whakaari-reason-nearer = { $way ->
    [on] ti avvicina { whakaari-stones } al traguardo
    [back] ti allontana { whakaari-stones } dal traguardo
   *[same] non ti avvicina al traguardo
}
whakaari-stones = { $stones ->
    [one] di una larghezza di piattaforma
   *[other] di { $stones } larghezze di piattaforma
}
whakaari-reason-stands = { $on ->
    [goal] finisce sul tuo traguardo
    [board] ti lascia al sicuro sulla tua plancia
    [solid] ti lascia su una piattaforma solida
   *[cracked] ti lascia su una piattaforma incrinata
}
whakaari-reason-totem = { $value ->
    [one] lascia il tuo totem a un salto dal traguardo
    [40] lascia il tuo totem senza una via per il traguardo
   *[other] lascia il tuo totem a { $value } salti dal traguardo
}
whakaari-reason-cards = { $value ->
    [0] ti lascia senza carte in mano
    [one] ti lascia una carta in mano
   *[other] ti lascia { $value } carte in mano
}
whakaari-reason-saves = { $value ->
    [0] non tiene carte che salvano da una caduta
    [one] tiene una carta che salva da una caduta
   *[other] tiene { $value } carte che salvano da una caduta
}
whakaari-reason-uses = { $value ->
    [0] ti lascia senza usi del potere
    [one] ti lascia un uso del potere
   *[other] ti lascia { $value } usi del potere
}
whakaari-reason-rival = { $value ->
    [0] lascia arrivare qualcun altro al traguardo
    [one] lascia qualcun altro a un salto dal traguardo
    [40] non lascia a nessun altro una via per il traguardo
   *[other] tiene tutti gli altri ad almeno { $value } salti dal traguardo
}
whakaari-web-card-brief = { $distance ->
    [short] carta corta
    [long] carta lunga
    [supreme] carta suprema
   *[none] carta che incrina
}
whakaari-web-advised-totem = qui il totem
whakaari-reason-next = { $value ->
    [0] non ti lascia carte per il prossimo salto
    [one] ti lascia una carta per il prossimo salto
   *[other] ti lascia { $value } carte per il prossimo salto
}

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

whakaari-table-round = Round { $round }
whakaari-table-hand = Le tue carte: { $cards }
whakaari-table-cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
whakaari-table-uses = usi { $uses }
whakaari-table-on = su { $place }
whakaari-table-home = a casa
whakaari-table-goal = al traguardo!
whakaari-table-totem = totem { $place }
whakaari-table-event = Evento: { $event }
whakaari-table-card = Carta: { $card }
whakaari-table-reach = { $card } raggiunge { $targets }
whakaari-table-legend = ○ rotonda, □ quadrata solida, ◇ quadrata incrinata, ● noce di cocco bomba. I numeri colorati sono le pedine, t un totem; le piattaforme evidenziate si possono scegliere.

## Primi passi

whakaari-steps-table = Un mare di lava con un vulcano nel mezzo. La tua pedina sta sulla tua plancia in basso; la plancia di fronte è il tuo traguardo. Chi ci mette piede per primo vince subito (WHA-1.1).
whakaari-steps-hand = In ogni turno peschi una carta e ne giochi una. Una carta è anche un righello: il lato corto, il lato lungo o la diagonale è la distanza esatta del salto (WHA-3.1).
whakaari-steps-card = Gioca la carta **suprema**: la sua diagonale è il salto più lungo che c’è. Poi **salta**.
whakaari-steps-jump = Puoi saltare dove il righello, appoggiato alla tua plancia, arriva esattamente. Le piattaforme quadrate sono solide, le rotonde incrinate. Salta sulla piattaforma quadrata cerchiata, a destra. (Se non arrivi a nulla, puoi avvicinare una piattaforma: WHA-2.5.)
whakaari-steps-turn = Bel salto. Potresti mettere qui il tuo totem: se cadi, torni lì. Per ora lascialo sulla plancia e **finisci il turno**.
whakaari-steps-others = Anche gli altri saltano dalle loro plance. Ognuno punta alla plancia oltre il vulcano.
whakaari-steps-unstable = Ogni turno comincia con un controllo: la piattaforma solida su cui stai si è incrinata (WHA-2.1). Se ci sei ancora la prossima volta, peschi un evento. Meglio andare avanti.
whakaari-steps-second = Gioca la carta **lunga**. Ha due icone, salto e trascinamento: con il + puoi fare tutte e due le cose, con la / una sola (WHA-3.8). Scegli prima **Salta**, poi la piattaforma cerchiata.
whakaari-steps-drag = Ora **trascina** la tua piattaforma per il lato lungo della carta, nella direzione che vuoi. Spinge tutto quello che incontra; quello che esce dall’arena è perso (WHA-3.5). Verso l’alto il traguardo è più vicino.
whakaari-steps-totem = Un buon posto. Metti qui il tuo **totem**: se cadi, riparti da questa piattaforma.
whakaari-steps-events = Guarda gli altri. Gli eventi fanno crollare piattaforme, ne rilanciano di perse o mandano onde di lava. Se uno ti ributta al totem, guadagni un uso del potere (WHA-5.2). Altre carte incrinano piattaforme, le rimettono o ti **salvano** quando la tua se ne va, in qualsiasi turno.
whakaari-steps-end = Ogni colore ha il suo potere; ogni fiamma è un uso, prima o dopo la carta. Tocca un giocatore per leggere che cosa sanno fare tutti. Trascina le piattaforme dove servono a te, e lontano da dove servono agli altri. La lava è tua: continua!
## Il tavolo nel browser

whakaari-web-table = Il tavolo di lava con { $seats } giocatori, round { $round }
whakaari-web-where = round { $round }
whakaari-web-nobody = nessuno
whakaari-web-your-goal = { $near ->
    [yes] Ci arrivi!
   *[no] Traguardo
}
whakaari-web-stopped = bloccata
whakaari-web-leaves = { $count ->
    [one] Una piattaforma uscirebbe dall’arena.
   *[other] { $count } piattaforme uscirebbero dall’arena.
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
   *[out] { $count ->
        [one] 1 persa
       *[other] { $count } perse
    }
}
whakaari-web-legend = Che cosa significano i segni
whakaari-web-legend-powers = I poteri a questo tavolo
whakaari-web-legend-flames = Ogni fiamma accesa è un uso del potere. { whakaari-gains }
whakaari-gains = { $any ->
    [yes] Ne guadagni uno ogni volta che cadi nella lava o un evento ti rimanda al totem.
   *[no] Ne guadagni uno quando un evento ti rimanda al totem.
}
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
}; strada percorsa verso la plancia di { $goal }: { $percent } per cento.
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
    [stable] su una solida
   *[unstable] su una incrinata
}
whakaari-web-progress = { $percent } per cento della strada
whakaari-web-uses = { $uses ->
    [0] nessun uso del potere
    [one] 1 uso del potere
   *[other] { $uses } usi del potere
}
whakaari-web-hand = Le tue carte
whakaari-web-else = Che altro puoi fare
whakaari-web-distance = { $distance ->
    [short] Corta
    [long] Lunga
    [supreme] Suprema
    [add] Rimetti
   *[none] Incrina
}
whakaari-web-printed = { $icon ->
    [MOVE] salta
    [EMPTY] incrina una piattaforma vuota
    [OCC] incrina una piattaforma occupata
    [NEAR] incrina una piattaforma a un salto corto
    [DRAG] trascina una piattaforma
    [DRAG-] trascina una piattaforma, non la tua
    [DRAG1] trascina la tua piattaforma
    [ADD] rimetti una piattaforma
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
    [TRICK] Salta alla distanza suprema
    [BOOM] Salto lungo, e lasci una noce di cocco bomba
    [SPELL] Trascina una piattaforma vicina e sali su
    [BUILD] Salvati con un salto lungo
   *[CHECK] Salto lungo, e il totem viene con te
}
whakaari-web-jump = { whakaari-action-piece }: { $percent }% della strada
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
    [near] Incrinane una a un salto corto
    [drag] Trascina
   *[add] Rimetti
}
whakaari-web-chip = { $kind ->
    [fall] Cadi
    [end] Fine turno
    [done] Rinuncia al resto
    [skip] Lascia stare
    [stay] Non spingere
    [lava] Nella lava
    [totem] Metti qui il totem
   *[pull] Avvicina una piattaforma
}
whakaari-web-turn-ruler = Righello: le frecce lo girano di un grado, con Maiusc di 15; si aggancia a ciò che raggiunge
whakaari-web-turn-drag = Direzione del trascinamento: le frecce la girano di un grado, con Maiusc di 15
whakaari-web-move-place = Posto della piattaforma{ whakaari-where }: le frecce la spostano
whakaari-web-ring = { $ring ->
    [0] vicino al vulcano
    [1] a metà strada
   *[2] sul bordo
}
whakaari-web-sector = { $hour ->
    [1] All’una
   *[other] Alle { $hour }
}{ $half ->
    [yes] { " " }e mezza
   *[no] { "" }
}: { $way ->
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

whakaari-web-say-running = Un momento
whakaari-web-say-over = La partita è finita
whakaari-web-drags = { $drags ->
    [own] sulla tua piattaforma
    [others] su una che non sia la tua
   *[any] su una piattaforma
}
whakaari-web-say-main = { $meant ->
    [save] Questa carta ti salva quando la tua piattaforma cede: tienila
    [idle] Questa carta non arriva a nulla: andrebbe sprecata
    [card] Che cosa deve fare la carta?
    [icon-move] Salto: scegli una piattaforma che brilla
    [icon-drag] Trascina: premi { whakaari-web-drags } e tirala
    [planned] La mossa è già tutta scelta: giocala, o scegli altro
    [icon-empty] Incrina una piattaforma vuota: gioca la carta, poi sceglila
    [icon-occ] Incrina una piattaforma occupata: gioca la carta, poi sceglila
    [icon-near] Incrina una piattaforma a un salto corto: gioca la carta, poi sceglila
    [icon-add] Rimetti una piattaforma sulla lava: gioca la carta, poi sceglila
    [target] { $wins ->
        [yes] Con questo salto vinci la partita!
       *[no] Il righello ci arriva: salta!
    }
    [power] { $aims ->
        [yes] Il tuo potere: scegli una piattaforma che brilla
       *[no] Il tuo potere: lo usi ora?
    }
    [totem] Metti qui il totem: d’ora in poi torni su questa piattaforma
    [pull] Avvicina una piattaforma, finché una tua carta la raggiunge
    [after] { $extras ->
        [totem] La carta è giocata: finisci il turno, o prima metti qui il totem
        [power] La carta è giocata: finisci il turno, o prima usa il potere
       *[other] La carta è giocata: finisci il turno, o prima fai altro
    }
    [end] Il turno è finito
   *[other] { $goal ->
        [yes] Puoi arrivare al traguardo: toccalo e vinci!
       *[no] { $extras ->
            [none] Gioca una carta
            [totem] Gioca una carta, o prima metti qui il totem
            [power] Gioca una carta, o prima usa il potere
            [pull] Gioca una carta, o prima avvicina una piattaforma
           *[other] Gioca una carta, o prima fai altro
        }
    }
}
whakaari-web-say-icon = { $meant ->
    [target] { $wins ->
        [yes] Con questo salto vinci la partita!
       *[no] Il righello ci arriva: salta!
    }
    [done] Lasci il resto della carta
    [move] Salta con la carta: scegli una piattaforma che brilla
    [drag] Trascina: premi { whakaari-web-drags } e tirala, o rinuncia al resto
    [add] Rimetti una piattaforma con la carta, o rinuncia al resto
    [empty] Incrina una piattaforma vuota con la carta, o rinuncia al resto
    [occ] Incrina una piattaforma occupata con la carta, o rinuncia al resto
    [near] Incrina una piattaforma a un salto corto con la carta, o rinuncia al resto
   *[other] Che cosa deve fare la carta?
}
whakaari-web-say-target = { $grabs ->
    [yes] Afferra una piattaforma e tirala
   *[no] { $asked ->
        [empty] Quale piattaforma vuota si incrina?
        [occ] Quale piattaforma occupata si incrina?
        [near] Quale piattaforma a un salto corto si incrina?
       *[other] { $wins ->
            [yes] Con questo salto vinci la partita!
           *[no] Dove salti?
        }
    }
}
whakaari-web-say-angle = { $ready ->
    [yes] { $pushed ->
        [0] { $lost ->
            [0] Non tocca nulla
           *[other] Esce dall’arena
        }
        [one] Spinge una piattaforma{ whakaari-web-lost }
       *[other] Spinge { $pushed } piattaforme{ whakaari-web-lost }
    }
   *[no] Tira la piattaforma dove la vuoi
}
whakaari-web-lost = { $lost ->
    [0] { "" }
    [one] ; una esce dall’arena
   *[other] ; { $lost } escono dall’arena
}
whakaari-web-say-piece = Quale piattaforma rimetti?
whakaari-web-say-place = Dove metti la piattaforma?
whakaari-web-say-pull = Quale piattaforma avvicini?
whakaari-web-say-toss = Eruzione! Quale piattaforma lanci?
whakaari-web-say-remove = Rimozione! Quale piattaforma incrinata togli?
whakaari-web-say-react = { $saves ->
    [no] La tua piattaforma cede e niente può salvarti
   *[yes] La tua piattaforma cede! Ti salvi?
}
whakaari-web-say-react-target = Dove ti salvi?
whakaari-web-say-tank = Qui c’è già qualcuno. Lo spingi via?
whakaari-web-say-push = Dove va a finire?
whakaari-web-say-second = { $asked ->
    [shot] Quale piattaforma colpisci?
    [boom] Dove lasci la noce di cocco bomba?
   *[other] Porti con te il totem?
}

whakaari-web-hint-running = { "" }
whakaari-web-hint-over = { "" }
whakaari-web-hint-main = { $meant ->
    [save] Vale nel turno di chiunque. Giocata ora non fa niente.
    [idle] Scegline un’altra, a meno che tu non voglia liberartene.
    [after] { $extras ->
        [totem] Il totem si mette una volta sola: se cadi, riparti da lì.
        [power] Puoi ancora usare il potere. Se no, premi Fine turno.
       *[other] Puoi ancora usare il potere o mettere il totem: se cadi, riparti da lì.
    }
    [card] { $jumps ->
        [yes] Tocca una piattaforma che brilla per saltare, o scegli un’altra icona.
       *[no] Scegli una delle sue icone.
    }
    [none] { $jumps ->
        [yes] Scegli una carta, o tocca una piattaforma che una tua carta raggiunge.
       *[no] Ora nessuna tua carta ti fa saltare.
    }
    [icon-move] La carta deve arrivarci esattamente: né prima né oltre.
    [target] Tocca un’altra piattaforma per mirare altrove.
    [power] { whakaari-web-power }.
   *[other] { "" }
}
whakaari-web-hint-icon = { $icons ->
    [one] { "" }
   *[other] Con + puoi usare tutte e due le icone, con / una sola.
}
whakaari-web-hint-target = { $grabs ->
    [yes] Premi su una piattaforma che brilla e tira: si sposta { whakaari-far }.
   *[no] Tocca una di quelle che brillano.
}
whakaari-web-key-turn = Sul righello o sulla piattaforma che muovi (ci arrivi con Tab): gira di un grado o sposta di un posto
whakaari-web-key-turn-far = Lo stesso, di 15 gradi o di cinque posti
whakaari-web-hint-angle = L’ombra mostra dove finisce tutto.
whakaari-web-hint-piece = Le quadrate tornano solide, le rotonde sono sempre incrinate.
whakaari-web-hint-place = Tocca un puntino: sono i posti liberi.
whakaari-web-hint-pull = Si avvicina finché una tua carta la raggiunge.
whakaari-web-hint-toss = Si lancia dalla tua plancia; dove cade lo decide il caso.
whakaari-web-hint-remove = Solo quelle incrinate e senza pedine.
whakaari-web-hint-react = { $saves ->
    [no] Torni al tuo totem.
   *[yes] Se non ti salvi torni al tuo totem.
}
whakaari-web-hint-react-target = Qui una carta non porta mai in avanti; BUILD sì.
whakaari-web-hint-tank = Ogni spinta costa un uso del potere.
whakaari-web-hint-push = Dev’essere a una carta lunga dalla tua piattaforma.
whakaari-web-hint-second = Oppure rinuncia a questa parte del potere.

whakaari-web-do = { $phase ->
    [main] { $meant ->
        [none] Scegli una carta
        [target] { $wins ->
            [yes] Salta e vinci
           *[no] Salta
        }
        [power] { $aims ->
            [yes] Usa il potere …
           *[no] Usa il potere
        }
        [save] Buttala via
        [idle] Buttala via
        [icon-move] Salta …
        [totem] Metti il totem
        [pull] Avvicina
        [end] Fine turno
        [after] Fine turno
        [icon-drag] Trascina …
        [icon-add] Rimetti …
        [icon-empty] Incrina …
        [icon-occ] Incrina …
        [icon-near] Incrina …
       *[other] Gioca la carta
    }
    [icon] { $meant ->
        [none] Scegli
        [target] { $wins ->
            [yes] Salta e vinci
           *[no] Salta
        }
        [done] Rinuncia al resto
        [move] Salta …
        [drag] Trascina …
        [add] Rimetti …
        [empty] Incrina …
        [occ] Incrina …
        [near] Incrina …
       *[other] Avanti
    }
    [target] { $asked ->
        [empty] Incrina
        [occ] Incrina
        [near] Incrina
        [drag] Afferra
        [spell] Afferra
       *[other] { $wins ->
            [yes] Salta e vinci
           *[no] Salta
        }
    }
    [angle] Trascina
    [piece] Prendila
    [place] Mettila qui
    [pull] Avvicina
    [toss] Lancia
    [remove] Togli
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
            [boom] Metti la bomba
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

## Che cosa chiede l’elenco delle mosse, una parte alla volta

whakaari-part-kind = Che cosa fai?
whakaari-part-piece = Quale piattaforma?
whakaari-part-sector = In quale direzione?
whakaari-part-ring = Quanto lontano dal vulcano?
whakaari-part-way = Da quale parte?

## La scheda da due minuti

whakaari-primer-goal = Salta di piattaforma in piattaforma sulla lava. Chi arriva per primo sulla plancia opposta vince subito.
whakaari-primer-check-title = Controlla la tua piattaforma
whakaari-primer-check = **Solida:** si incrina. **Incrinata:** pesca un evento. Sulla tua plancia non succede nulla.
whakaari-primer-hand-title = Pesca una carta, gioca una carta
whakaari-primer-hand = Due in mano, ne peschi una terza, ne giochi una. **+** tutte e due, nell’ordine che vuoi; **/** una delle due. Puoi anche lasciar perdere il resto.
whakaari-primer-ruler-title = La carta è il tuo righello
whakaari-primer-ruler = Salti su una piattaforma che il lato segnato unisce **esattamente** alla tua: né troppo vicina né troppo lontana. Mai attraverso il vulcano.
whakaari-primer-drag-title = Trascina e spingi
whakaari-primer-drag = Tutta la distanza, in qualsiasi direzione; spinge via quelle che incontra. Fuori dall’arena, una piattaforma è persa.
whakaari-primer-fall-title = Cadi e riparti
whakaari-primer-fall = Piattaforma persa e nessuna carta che ti salvi? Torni al totem. Se è colpa di un evento, guadagni **un uso del potere**.
whakaari-primer-powers-title = Poteri
whakaari-primer-powers = Il tuo colore ne ha uno. Ogni uso costa una fiamma, prima o dopo la carta, al massimo due volte a turno: TANK tre, BOOM e BUILD senza limite. Parti senza fiamme e ne tieni al massimo cinque.
whakaari-primer-events-title = Eventi
whakaari-primer-events = **Crollo:** la tua piattaforma sparisce. **Ritorno:** torni al totem. **Onda di lava:** la tua piattaforma scivola verso la tua plancia. **Eruzione:** lanci di nuovo in gioco una piattaforma persa. **Rimozione:** togli una piattaforma incrinata e vuota. Nessuno arriva in 40 round? Vince chi è più avanti.
whakaari-primer-icons-title = Sulle carte
whakaari-primer-tip-1 = Nel tuo turno puoi mettere il totem dove stai, una volta sola: fallo quando sei ben avanti.
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

## La fine

whakaari-end-headline = { $reached ->
    [yes] { $who ->
        [you] Traguardo raggiunto!
       *[one] { $winners } è al traguardo!
    }
   *[no] { $who ->
        [you] Più vicino di te nessuno!
        [several] { $winners }: nessuno più vicino!
       *[one] { $winners }: nessuno più vicino!
    }
}
whakaari-end-line = { $reached ->
    [yes] { $crossed ->
        [yes] Hai attraversato la lava in { whakaari-end-rounds }.
        [no] Strada percorsa: { $done }% in { whakaari-end-rounds }.
       *[none] Dopo { whakaari-end-rounds }.
    }
   *[no] Dopo { whakaari-end-rounds } nessuno è arrivato: la partita si ferma e vince chi è più avanti.{ $crossed ->
        [none] { "" }
       *[no] { " " }Strada percorsa: { $done }%.
    }
}
whakaari-end-rounds = { $rounds ->
    [one] un round
   *[other] { $rounds } round
}
whakaari-end-way = Oltre la lava
whakaari-end-column = { $column ->
    [jumps] Salti
    [pushes] Altri spinti
    [powers] Poteri
   *[falls] Cadute
}
whakaari-end-to-goal = Al traguardo
whakaari-end-left = { $reached ->
    [yes] arrivo
   *[no] { $done }%
}
whakaari-end-done = { $done }% della strada
whakaari-end-fair = Niente trucchi: il seme
whakaari-moment-round = Round { $round }
whakaari-award-pushes = Più spinte
whakaari-award-pushes-for = { $count } spinte agli altri
whakaari-award-lucky = Piedi fortunati
whakaari-award-lucky-for = { $count } eventi di fila su piattaforme incrinate, senza cadere
whakaari-award-drag = Trascinata più lunga
whakaari-award-drag-for = Una piattaforma spostata { whakaari-far }
whakaari-award-escapes = Per un pelo
whakaari-award-escapes-for = { $count ->
    [one] Un salvataggio
   *[other] { $count } salvataggi
} dalla lava
whakaari-award-falls = Piedi scottati
whakaari-award-falls-for = { $count } cadute nella lava
whakaari-award-cracks = Spaccapietre
whakaari-award-cracks-for = { $count } piattaforme incrinate sotto gli altri
whakaari-award-powers = Pieni poteri
whakaari-award-powers-for = Potere usato { $count } volte
whakaari-award-jumps = Più salti
whakaari-award-jumps-for = { $count } salti

## Esempi accanto alle regole

whakaari-example-ring = In tre, più una quarta plancia che non è di nessuno: ognuno punta alla plancia di fronte.
whakaari-example-check = All’inizio del turno: sotto la tua pedina una piattaforma solida si incrina, una incrinata ti fa pescare un evento.
whakaari-example-ruler = Il lato lungo di una carta va da roccia a roccia: una piattaforma è troppo vicina, una va bene, una è troppo lontana.
whakaari-example-empty = Una piattaforma solida colpita si incrina; una incrinata esce dal gioco. Quelle rotonde sono sempre incrinate.
whakaari-example-drag = La piattaforma trascinata percorre tutta la distanza e spinge avanti le altre.
whakaari-example-save = Il traguardo è a destra: ti salvi su una piattaforma dietro o di fianco, non su una più avanti.
whakaari-example-cards = Il più a sinistra permette di fare tutte e due le cose, nell’ordine che vuoi; la barra a destra, una sola.
whakaari-example-fall = La piattaforma non c’è più: la pedina torna al totem e, poiché è colpa di un evento, guadagna un uso del potere.
whakaari-example-wave = L’onda di lava trascina la piattaforma verso la plancia di chi ci sta sopra: corta, lunga o suprema, come dice la carta.
whakaari-example-totem = Nel tuo turno puoi mettere il totem sulla piattaforma dove stai: da ora in poi torni qui.
whakaari-example-tank = TANK atterra su una piattaforma con un avversario e ne spinge la pedina su un’altra, a distanza lunga.
whakaari-example-boom = BOOM salta alla distanza lunga e lascia una noce di cocco bomba su una piattaforma alle sue spalle.
whakaari-example-label = { $name ->
    [behind] dietro
    [beside] di fianco
   *[ahead] più avanti
}

## Segni spiegati dove si vedono

whakaari-web-about-power = { $power ->
    [TANK] Se atterri su una piattaforma con avversari, spingi ciascuno su una piattaforma a distanza lunga. Una fiamma a testa, tre volte a turno.
    [SURF] Trascina la piattaforma su cui stai della distanza corta, dove vuoi. Due volte a turno.
    [SHOT] Salta alla distanza corta, poi colpisci una piattaforma alla distanza suprema: una solida si incrina, una incrinata crolla. Due volte a turno.
    [TRICK] Salta alla distanza suprema. Due volte a turno.
    [BOOM] Salta alla distanza lunga e posa una noce di cocco bomba su una piattaforma alle tue spalle. Quante volte vuoi, finché hai fiamme.
    [SPELL] Trascina della distanza lunga una piattaforma che sta alla distanza corta, e sali su. Due volte a turno.
    [BUILD] Nel turno di chiunque: quando la tua piattaforma se ne va, ti salvi con un salto lungo, anche in avanti.
   *[CHECK] Salta alla distanza lunga e porta con te il totem. Due volte a turno.
}
whakaari-web-about-uses = { $uses ->
    [0] Nessuna fiamma accesa: niente usi.
    [one] 1 fiamma accesa: resta un uso.
   *[other] { $uses } fiamme accese: restano { $uses } usi.
} { whakaari-gains }
whakaari-web-about-distance = { $distance ->
    [short] Corta: il lato corto della carta
    [long] Lunga: il lato lungo della carta
    [supreme] Suprema: da angolo ad angolo
   *[none] Senza distanza
}
whakaari-web-about-icon = { $icon ->
    [MOVE] Salta su una piattaforma che la distanza segnata unisce esattamente alla tua.
    [EMPTY] Danneggia una piattaforma senza pedine: una solida si incrina, una incrinata sparisce.
    [OCC] Danneggia una piattaforma con pedine: una solida si incrina; su una incrinata, chi c’è pesca un evento.
    [NEAR] Danneggia una piattaforma alla distanza corta: una solida si incrina, una incrinata crolla.
    [DRAG] Trascina una piattaforma della distanza segnata; spinge quello che trova.
    [DRAG-] Trascina una piattaforma della distanza segnata, ma non quella su cui stai.
    [DRAG1] Trascina la piattaforma su cui stai della distanza segnata.
    [ADD] Rimetti in gioco una piattaforma persa, dovunque ci sia posto.
   *[SAVE] Quando la tua piattaforma se ne va, anche nel turno degli altri: salta su una di fianco o dietro di te.
}
whakaari-web-about-join = { $both ->
    [yes] Il più: puoi fare tutte e due le cose, nell’ordine che vuoi.
   *[no] La barra: una delle due.
}
whakaari-web-about-counter = { $kind ->
    [action] { $count ->
        [one] Resta 1 carta azione
       *[other] Restano { $count } carte azione
    } da pescare. Finite quelle, si rimescolano gli scarti.
    [event] { $count ->
        [one] Resta 1 carta evento
       *[other] Restano { $count } carte evento
    }. Ne peschi una se cominci il turno su una piattaforma incrinata.
    [bomb] { $count ->
        [one] Resta 1 noce di cocco bomba
       *[other] Restano { $count } noci di cocco bomba
    } per BOOM.
   *[out] { $count ->
        [one] 1 piattaforma è
       *[other] { $count } piattaforme sono
    } fuori dal gioco. Alcune carte e le eruzioni ne riportano una.
}
