tavarua-about = Rema al largo, prendi l’onda che frange e resta in piedi fino a riva. Contano le tue due onde migliori con ogni tavola.
tavarua-web-tag = Leggi il mare, cavalca il reef.
tavarua-option-edition = Il regolamento riveduto è quello italiano, più recente; il primo è quello inglese del 2016. Cambiano lo snaking e la carriera.
tavarua-web-option-edition = Edizione
tavarua-web-value-edition = { $value ->
    [revised] Riveduta
   *[first] Prima (2016)
}
tavarua-option-snaking = Si può prendere anche un’onda già occupata, e se la tiene chi ha la carta migliore.
tavarua-web-option-snaking = Snaking
tavarua-web-value-snaking = { $value ->
    [off] No
   *[on] Sì
}
tavarua-option-length = Una partita con entrambe le tavole dura 25 round, una breve con una tavola sola 14.
tavarua-web-option-length = Durata
tavarua-web-value-length = { $value ->
    [full] Due tavole
    [longboards] Solo longboard
   *[shortboards] Solo shortboard
}
tavarua-option-size = La partita minima è una sola onda con cinque carte, in due: serve alla ricerca, perché se ne conosce ogni svolgimento.
tavarua-web-option-size = Formato
tavarua-web-value-size = { $value ->
    [whole] La partita intera
   *[tiny] Minima
}
tavarua-web-level = { $level ->
    [0] prende un’onda qualsiasi, cade spesso
    [1] prende l’onda buona più vicina
    [2] valuta onda e carta
    [3] bada all’equilibrio e ai gettoni
   *[4] legge tutto il set
}

## Azioni

tavarua-action-board = comincia con la { $board ->
    [short] shortboard
   *[long] longboard
}
tavarua-action-pass = vai avanti
tavarua-action-switch = cambia tavola
tavarua-action-buy = compra una carta stoke per un gettone
tavarua-action-stoke = { $card ->
    [energy_drink] Energy Drink: prendi due gettoni stoke
    [jetski] Jetski fino { $space ->
        [0] a riva
       *[other] allo spazio { $space }
    }
    [call_it] Call It: gira il dado dell’onda { $space } sul { $face }
    [focus] Focus: guarda la prossima carta onda
    [inspiration] Inspiration: pesca tre carte e scartane tre
    [in_the_zone] In The Zone: in questo round non perdi l’equilibrio
    [priority] Priority: in questo round vinci ogni contesa
    [heckle] Heckle contro il posto { $seat }: perde un gettone
   *[mind_games] Mind Games: il posto { $seat } cambia tutta la mano
}
tavarua-action-choose = { $action ->
    [out] rema al largo
    [in] rema verso riva
    [catch] prendi l’onda
    [wait] aspetta
    [ride] surfa
    [bail] lascia l’onda
    [recover] riprenditi
   *[snake] ruba l’onda al posto { $rider }
}
tavarua-action-card = { $why ->
    [out] rema al largo
    [in] rema verso riva
    [catch] prendi l’onda
    [ride] surfa
    [recover] riprenditi
   *[snake] ruba l’onda
} con { $name } { $power }, { $direction ->
    [nose] punta
   *[tail] coda
}, { $colour ->
    [teal] verde acqua
   *[maroon] granata
}{ $tokens ->
    [0] { "" }
    [one] , con un gettone
   *[other] , con { $tokens } gettoni
}
tavarua-action-cards = { $why ->
    [mulligan] { $names ->
        [none] tieni tutto
       *[other] cambia { $names }
    }
    [inspire] scarta { $names }
    [wait] aspetta e cambia { $names }
   *[bail] lascia l’onda e cambia { $names }
}
tavarua-action-sign = { $sign ->
    [plus] aggiungi { $tokens } alla carta
   *[minus] togli { $tokens } dalla carta
}

## Eventi

tavarua-event-started = { $seat ->
    [you] Cominci
   *[other] { $seat } comincia
} con la { $board ->
    [0] shortboard
   *[1] longboard
}.
tavarua-event-mulligan = { $count ->
    [0] { $seat ->
        [you] Tieni
       *[other] { $seat } tiene
    } la prima mano.
    [one] { $seat ->
        [you] Cambi
       *[other] { $seat } cambia
    } una carta della prima mano.
   *[other] { $seat ->
        [you] Cambi
       *[other] { $seat } cambia
    } { $count } carte della prima mano.
}
tavarua-event-round = Le onde avanzano e la nuova mostra { $die }. { $first ->
    [you] Apri
   *[other] { $first } apre
} il round. Prossima carta onda: { tavarua-wave-told }, { $left ->
    [one] l’ultima
   *[other] ne restano { $left }
}.
tavarua-event-stoke = { $seat ->
    [you] Giochi
   *[other] { $seat } gioca
} { $card ->
    [0] Energy Drink e { $seat ->
        [you] prendi
       *[other] prende
    } { $a ->
        [0] zero gettoni stoke: più di tre non se ne possono avere
        [1] un gettone stoke
       *[2] due gettoni stoke
    }.
    [1] Jetski e { $seat ->
        [you] ti fai
       *[other] si fa
    } trainare { $a ->
        [0] a riva
       *[other] allo spazio { $a }
    }.
    [2] Call It e { $seat ->
        [you] giri
       *[other] gira
    } il dado dell’onda { $a } sul { $b }.
    [3] Focus e { $seat ->
        [you] guardi
       *[other] guarda
    } la prossima carta onda.
    [4] Inspiration: tre carte nuove, e altrettante tornano indietro.
    [5] In The Zone: in questo round niente può { $seat ->
        [you] farti
       *[other] far
    } perdere l’equilibrio.
    [6] Priority e in questo round { $seat ->
        [you] vinci
       *[other] vince
    } ogni contesa.
    [7] Heckle: { $b ->
        [0] { $other ->
            [you] non hai
           *[other] { $other } non ha
        } gettoni stoke da perdere.
       *[1] { $other ->
            [you] perdi
           *[other] { $other } perde
        } un gettone stoke.
    }
   *[8] Mind Games: { $other ->
        [you] devi
       *[other] { $other } deve
    } pescare una mano nuova.
}
tavarua-event-peeked = Guardi la prossima carta onda: { tavarua-wave-told }, { tavarua-push }.
tavarua-event-switched = { $seat ->
    [you] Passi
   *[other] { $seat } passa
} alla { $board ->
    [0] shortboard
   *[1] longboard
}.
tavarua-event-bought = { $seat ->
    [you] Compri
   *[other] { $seat } compra
} una carta stoke per un gettone.
tavarua-event-bought_card = Hai comprato { tavarua-stoke-told }.
tavarua-event-drew = Peschi { tavarua-card-told }.
tavarua-event-replaced = { $seat ->
    [you] Ripeschi
   *[other] { $seat } ripesca
}: { tavarua-card-told } non va con la longboard.
tavarua-event-reshuffled = Il mazzo è finito: i { $count } scarti, mescolati, formano quello nuovo.
tavarua-event-showed = { $action ->
    [1] { $seat ->
        [you] Remi
       *[other] { $seat } rema
    } al largo
    [2] { $seat ->
        [you] Remi
       *[other] { $seat } rema
    } verso riva
    [3] { $seat ->
        [you] Provi
       *[other] { $seat } prova
    } a prendere l’onda
    [4] { $seat ->
        [you] Aspetti
       *[other] { $seat } aspetta
    }
    [5] { $seat ->
        [you] Continui
       *[other] { $seat } continua
    } a surfare
    [6] { $seat ->
        [you] Lasci
       *[other] { $seat } lascia
    } l’onda
    [7] { $seat ->
        [you] Torni
       *[other] { $seat } torna
    } a riva a nuoto
   *[8] { $seat ->
        [you] Provi
       *[other] { $seat } prova
    } a { $other ->
        [you] rubarti l’onda
       *[other] rubare l’onda a { $other }
    }
}{ $power ->
    [0] { "" }
   *[other] { " " }con { tavarua-card-told }
}{ $tokens ->
    [0] { "" }
    [one] { " " }e un gettone stoke sopra
   *[other] { " " }e { $tokens } gettoni stoke sopra
}.
tavarua-event-laid_down = { $seat ->
    [you] Scarti
   *[other] { $seat } scarta
} { tavarua-card-told }.
tavarua-event-collided = Lo stesso { $power } { tavarua-colour-told } per { $seat ->
    [you] te
   *[other] { $seat }
} e { $other ->
    [you] te
   *[other] { $other }
}, e non c’è posto per due: { $seat ->
    [you] ti scontri e cadi
   *[other] { $seat } si scontra e cade
}.
tavarua-event-stayed = { $other ->
    [none] { $seat ->
        [you] Non trovi
       *[other] { $seat } non trova
    } posto sull’onda { $space } e { $seat ->
        [you] resti
       *[other] resta
    } nel canale.
   *[other] { $other ->
        [you] Hai
       *[other] { $other } ha
    } la carta migliore: { $seat ->
        [you] non trovi
       *[other] { $seat } non trova
    } posto sull’onda { $space } e { $seat ->
        [you] resti
       *[other] resta
    } nel canale.
}
tavarua-event-snaked = { $by ->
    [you] Hai
   *[other] { $by } ha
} la carta migliore e { $seat ->
    [you] ti ruba l’onda
   *[other] { $by ->
        [you] rubi
       *[other] ruba
    } l’onda a { $seat }
}.
tavarua-event-caught = { $seat ->
    [you] Prendi
   *[other] { $seat } prende
} { $perfect ->
    [0] l’onda { $space }
   *[1] l’onda { $space }, perfetta
}: equilibrio { tavarua-balance }.
tavarua-event-rode = { $seat ->
    [you] Resti
   *[other] { $seat } resta
} in piedi: equilibrio { tavarua-balance }.
tavarua-edge = { $balance ->
    [3] oltre la punta
    [4] oltre la punta
    [5] oltre la punta
    [6] oltre la punta
    [7] oltre la punta
   *[other] oltre la coda
}
tavarua-event-fell = { $cause ->
    [0] { $seat ->
        [you] Cadi
       *[other] { $seat } cade
    } nello scontro.
    [1] La carta { $seat ->
        [you] ti porta
       *[other] porta { $seat }
    } { tavarua-edge }: caduta.
    [2] L’onda { $seat ->
        [you] ti butta
       *[other] butta { $seat }
    } { tavarua-edge }: caduta.
   *[3] Il barrel si chiude su { $seat ->
        [you] di te
       *[other] { $seat }
    }: caduta.
}{ $token ->
    [0] { "" }
   *[1] { " " }Un gettone stoke per consolazione.
}
tavarua-event-paddled = { $far ->
    [0] { $seat ->
        [you] Remi di 0 spazi e resti
       *[other] { $seat } rema di 0 spazi e resta
    } { $to ->
        [0] a riva
       *[other] sullo spazio { $to }
    }.
   *[other] { $seat ->
        [you] Remi
       *[other] { $seat } rema
    } { $to ->
        [0] fino a riva.
       *[other] { $from ->
            [0] da riva
           *[other] dallo spazio { $from }
        } allo spazio { $to }.
    }
}
tavarua-event-recovered = { $seat ->
    [you] Torni
   *[other] { $seat } torna
} a riva a nuoto.
tavarua-event-bailed = { $seat ->
    [you] Lasci
   *[other] { $seat } lascia
} in tempo l’onda { $space }.
tavarua-event-wave = La carta onda è { tavarua-wave-told }{ $wave ->
    [4] , { tavarua-push }
   *[other] { $front ->
        [0] , { tavarua-push }
       *[other] : sposta chi surfa di { tavarua-push }
    }
}.
tavarua-event-barrel = { $ridden ->
    [0] { $seat ->
        [you] Manchi
       *[other] { $seat } manca
    } il barrel: { $board ->
        [0] è un { $front } anche questo, e con la shortboard serve un altro numero
       *[1] è un { $front }, e con la longboard serve lo stesso numero, non un { $power }
    }.
   *[1] { $seat ->
        [you] Passi
       *[other] { $seat } passa
    } nel barrel: { $board ->
        [0] è un { $front }, e con la shortboard un altro numero, il { $power }, passa
       *[1] è un { $front }, e con la longboard lo stesso numero passa
    }!
}
tavarua-event-hang_ten = { $seat ->
    [you] Stai
   *[other] { $seat } sta
} proprio sulla punta: hang ten!
tavarua-nothing = { $seat ->
    [you] Cadi
   *[other] { $seat } cade
} prima che una carta conti: nessun punto.
tavarua-event-scored = { $points ->
    [0] { tavarua-nothing }
   *[other] { $seat ->
        [you] Fai
       *[other] { $seat } fa
    } { $points }: { $cards } dalle carte{ $stoke ->
        [0] { "" }
       *[other] { " " }+ stoke { $stoke }
    }{ $tricks ->
        [0] { "" }
       *[other] { " " }+ barrel e hang ten { $tricks }
    }{ $perfect ->
        [0] { "" }
       *[other] { " " }+ onda perfetta { $perfect }
    }{ $shore ->
        [0] { "" }
       *[other] { " " }+ riva { $shore }
    }; { $how ->
        [1] surfata fino a riva, quindi contano tutte le carte
        [2] onda lasciata in tempo, quindi contano tutte le carte
        [3] onda rubata, ma contano tutte le carte
       *[4] caduta, quindi conta solo la carta migliore
    }. { $halves ->
        [-1] Niente per il segnapunti.
       *[other] Sul segnapunti fa { tavarua-track }.
    }
}
tavarua-recap-collided = { $seat ->
    [you] Ti scontri
   *[other] { $seat } si scontra
} con { $other ->
    [you] te
   *[other] { $other }
} e { $seat ->
    [you] cadi
   *[other] cade
}.
tavarua-recap-barrel = { $ridden ->
    [0] { $seat ->
        [you] Manchi
       *[other] { $seat } manca
    } il barrel.
   *[1] { $seat ->
        [you] Passi
       *[other] { $seat } passa
    } nel barrel!
}
tavarua-recap-caught = { $seat ->
    [you] Prendi
   *[other] { $seat } prende
} l’onda { $space }{ $perfect ->
    [0] { "" }
   *[1] , perfetta
}.
tavarua-recap-fell = { $seat ->
    [you] Cadi
   *[other] { $seat } cade
} { $cause ->
    [0] nello scontro
    [1] per la carta giocata
    [2] per la carta onda
   *[3] nel barrel
}.
tavarua-recap-scored = { $points ->
    [0] { tavarua-nothing }
   *[other] { $seat ->
        [you] Fai
       *[other] { $seat } fa
    } { $points }: { $how ->
        [1] onda surfata fino a riva
        [4] conta solo la carta migliore
       *[other] contano tutte le carte
    }.
}
tavarua-event-over = L’ultima carta onda è girata: chi è ancora su un’onda non fa punti{ $short ->
    [0] { "" }
   *[other] , e si assegnano i trofei
}.{ $alone ->
    [0] { " " }{ $winners ->
        [you] La partita è tua.
       *[other] La partita va a { $winners }.
    }
   *[1] { "" }
}
tavarua-event-chose = { $seat ->
    [you] Hai
   *[other] { $seat } ha
} scelto.
tavarua-push = { $wave ->
    [4] con il numero { $front }
   *[other] { $front ->
        [0] che non sposta nessuno
        [1] uno verso la punta
        [2] due verso la punta
        [3] tre verso la punta
        [-1] uno verso la coda
        [-2] due verso la coda
       *[-3] tre verso la coda
    }
}
tavarua-beyond = Rivale { $seat }
tavarua-card-told = { $direction ->
    [0] { $power ->
        [1] Trim
        [2] Pump
        [3] Floater
       *[4] Aerial
    }
   *[1] { $power ->
        [1] Stall
        [2] Cutback
        [3] Snap
       *[4] Aerial
    }
} ({ $power } { $direction ->
    [0] verso la punta
   *[1] verso la coda
}, { tavarua-colour-told })
tavarua-colour-told = { $colour ->
    [0] granata
   *[1] verde acqua
}
tavarua-wave-told = { $wave ->
    [0] Glass
    [1] Lull
    [2] Surge
    [3] Chop
   *[4] Barrel
}
tavarua-stoke-told = { $card ->
    [0] Energy Drink
    [1] Jetski
    [2] Call It
    [3] Focus
    [4] Inspiration
    [5] In The Zone
    [6] Priority
    [7] Heckle
   *[8] Mind Games
}
tavarua-track = { $halves ->
    [-1] niente
    [0] 0,0
    [1] 0,5
    [2] 1,0
    [3] 1,5
    [4] 2,0
    [5] 2,5
    [6] 3,0
    [7] 3,5
    [8] 4,0
    [9] 4,5
    [10] 5,0
    [11] 5,5
    [12] 6,0
    [13] 6,5
    [14] 7,0
    [15] 7,5
    [16] 8,0
    [17] 8,5
    [18] 9,0
    [19] 9,5
   *[20] 10,0
}
tavarua-balance = { $balance ->
   *[0] al centro
    [1] 1 verso la punta
    [-1] 1 verso la coda
    [2] 2 verso la punta
    [-2] 2 verso la coda
    [3] 3 verso la punta
    [-3] 3 verso la coda
}

## Perché no

tavarua-why-over = La partita è finita.
tavarua-why-turn = Ora decide qualcun altro.
tavarua-why-board = Scegli la shortboard o la longboard.
tavarua-why-now-board = Prima tutti scelgono la tavola di partenza.
tavarua-why-now-mulligan = Adesso scegli quali carte cambiare, o tienile tutte.
tavarua-why-now-prepare = Prima preparati: gioca una carta stoke, cambia tavola, compra, oppure vai avanti.
tavarua-why-now-inspire = Adesso scarta le carte in più di Inspiration.
tavarua-why-now-choose = Adesso scegli un’azione.
tavarua-why-now-card = Adesso scegli la carta per la tua azione.
tavarua-why-now-sign = Adesso scegli + o − per i gettoni sulla tua carta.
tavarua-why-mulligan = Puoi cambiare le carte che vuoi della tua mano, una volta sola.
tavarua-why-inspire = Scarta esattamente { $count } carte.
tavarua-why-sign = I gettoni su una carta si sommano tutti o si tolgono tutti.
tavarua-why-one-board = In questa partita c’è un solo tipo di tavola.
tavarua-why-career-buy = In carriera le carte stoke non si comprano: si sbloccano.
tavarua-why-shore = Si fa solo a riva.
tavarua-why-switched = Puoi cambiare tavola una volta per round.
tavarua-why-buy = Una carta stoke costa un gettone, e ce ne deve essere una da comprare.
tavarua-why-no-stoke = Non hai questa carta stoke.
tavarua-why-one-stoke = Puoi giocare una carta stoke per round.
tavarua-why-bought = Una carta stoke comprata in questo round si gioca dal prossimo.
tavarua-why-jetski = Il Jetski non viene a prendere chi sta surfando.
tavarua-why-call = Call It vuole un’onda senza surfisti e una faccia da 1 a 6.
tavarua-why-stoke-target = Questa carta stoke non si può giocare così.
tavarua-why-not-riding = Non stai surfando un’onda.
tavarua-why-riding = Stai surfando: continua o lascia l’onda.
tavarua-why-beside = Puoi prendere solo l’onda accanto al tuo spazio del canale.
tavarua-why-exact = Remando ci si sposta esattamente del numero della carta: senza gettoni nessuna delle tue porta lì.
tavarua-why-catch-shore = Accanto alla riva non c’è nessuna onda: prima rema al largo.
tavarua-why-unbroken = Nello spazio { $space } il dado segna { $die }: l’onda non frange ancora.
tavarua-why-full = Sull’onda non c’è più posto.
tavarua-why-no-snaking = Un’onda occupata non si può prendere: lo snaking è escluso.
tavarua-why-snake-fee = Nella prima edizione rubare un’onda costa un gettone stoke, e non ne hai.
tavarua-why-snake-rider = Su quest’onda non c’è nessuno a cui rubarla.
tavarua-why-not-wash = Non sei nella schiuma.
tavarua-why-cards = Solo per aspettare o lasciare l’onda si giocano più carte, almeno una della tua mano.
tavarua-why-tokens = Non hai abbastanza gettoni per questa carta.
tavarua-why-card = Non hai in mano quella carta.

## Motivi: frasi su una mossa, senza il soggetto

tavarua-reason-fall = { $how ->
    [never] non può farti cadere
    [always] è una caduta sicura
   *[some] ti fa cadere con { $falls ->
        [one] una carta onda
       *[other] { $falls } carte onda
    } su { $cards }
}
tavarua-reason-sure = { $value ->
    [0] non assicura punti
    [one] assicura un punto
   *[other] assicura almeno { $value } punti
}
tavarua-reason-points = { $value ->
    [0] per ora non porta punti
    [one] porta l’onda in media a un punto
   *[other] porta l’onda in media a { $value } punti
}
tavarua-reason-balance = { $value ->
    [0] lascia l’equilibrio al centro
    [one] lascia l’equilibrio a uno spazio dal centro
   *[other] lascia l’equilibrio a { $value } spazi dal centro
}
tavarua-reason-soon = { $value ->
    [0] trova subito un’onda che frange
    [one] trova un’onda che frange al prossimo round
    [7] non ha in vista onde che frangono
   *[other] trova un’onda che frange fra { $value } round
}
tavarua-reason-many = { $value ->
    [0] non vedrà passare onde che frangono
    [one] vedrà passare un’onda che frange
   *[other] vedrà passare { $value } onde che frangono
}
tavarua-reason-perfect = { $value ->
    [0] prende un’onda che non è perfetta
   *[other] prende un’onda perfetta
}
tavarua-reason-rivals = { $value ->
    [0] ti lascia l’onda tutta per te
    [one] rischia di trovare un’altra persona sulla stessa onda
   *[other] rischia di trovare altre { $value } persone sulla stessa onda
}
tavarua-reason-gentle = { $value ->
    [0] non ti lascia in mano carte leggere (1 o 2)
    [one] ti lascia in mano una carta leggera (1 o 2)
   *[other] ti lascia in mano { $value } carte leggere (1 o 2)
}
tavarua-reason-sides = ti lascia in mano { $nose ->
    [one] 1 carta punta
   *[other] { $nose } carte punta
} e { $tail ->
    [one] 1 carta coda
   *[other] { $tail } carte coda
}
tavarua-reason-tokens = { $value ->
    [0] ti lascia senza gettoni stoke
    [one] ti lascia un gettone stoke
   *[other] ti lascia { $value } gettoni stoke
}
tavarua-reason-stoke = { $value ->
    [0] ti lascia senza carte stoke
    [one] ti lascia una carta stoke
   *[other] ti lascia { $value } carte stoke
}
tavarua-reason-free = { $value ->
    [0] è sulla tavola che ha già i suoi due punteggi
    [one] è sulla tavola a cui manca ancora un punteggio
   *[other] è sulla tavola a cui mancano ancora i due punteggi
}

## Errori

tavarua-invalid-move = «{ $move }» non è una mossa di Tavarua. Le mosse si scrivono long, keep, done, switch, buy, jetski4, call3=5, O I C W R B S2 (azioni), 3nT*1 (carta e gettoni), 1tM.2nT (carte), + e -.
tavarua-bad-shape = Nel file dei componenti c’è un valore di tipo sbagliato dove dovrebbero esserci carte.
tavarua-bad-power = La carta { $name } ha potenza { $power }; le potenze vanno da 1 a { $most }.
tavarua-bad-direction = La carta { $name } ha la direzione «{ $direction }»; dev’essere nose o tail.
tavarua-bad-copies = La carta { $name } ha { $copies } copie: non è possibile.
tavarua-bad-icon = Le carte di potenza { $power }, { $direction }, stanno in due righe che si contraddicono sull’icona No Longboard.
tavarua-bad-card-count = Il file dei componenti ha { $count } carte giocatore; la scatola ne ha { $needed }.
tavarua-few-plain = Solo { $count } carte giocatore sono senza l’icona No Longboard; ne servono almeno { $needed }.
tavarua-bad-front = Il tipo di onda { $wave } ha una carta da { $front }; dev’essere da { $low } a { $high }.
tavarua-bad-wave-type = Il tipo di onda { $wave } ha { $count } carte; all’evento di { $month } ne servono { $needed }.
tavarua-bad-wave-count = Il file dei componenti ha { $count } carte onda; la scatola ne ha { $needed }.
tavarua-bad-barrels = Il file dei componenti ha { $count } barrel; la scatola ne ha { $needed }.
tavarua-bad-stoke-name = Non esiste la carta stoke { $name }. Le carte stoke sono: { $known }.
tavarua-bad-stoke-count = Il file dei componenti ha { $count } carte stoke; la scatola ne ha { $needed }.
tavarua-career-over = La carriera di { $name } è finita: cominciane un’altra.
tavarua-career-unfinished = L’evento di { $month } non è finito.
tavarua-career-boxes = Sono state scelte { $given } caselle; se ne scelgono { $needed }.
tavarua-career-card = Sulla scheda non c’è la carta stoke { $card }. Ci sono: { $known }.
tavarua-career-full = Le { $boxes } caselle di { $card } sono già tutte spuntate.
tavarua-career-foreign = Questa non è una carriera di Tavarua.
tavarua-career-incomplete = Il file della carriera è incompleto: manca { $missing }.
tavarua-career-altered = Il file della carriera è stato modificato dopo la scrittura: il contenuto non corrisponde alla sua impronta.
tavarua-career-illegal = La carriera non si può rigiocare: nell’evento numero { $month } c’è una decisione impossibile.
tavarua-career-differs = Rigiocando la carriera risulta diverso: { $fields }.

## Il tavolo

tavarua-table-title = Round { $round } · restano { $left } carte onda · primo: posto { $first }
tavarua-table-next = Prossima onda: { $wave } { $fronts }
tavarua-table-sea = Mare
tavarua-table-space = spazio
tavarua-table-die = dado
tavarua-table-channel = canale
tavarua-table-wash = schiuma
tavarua-table-riders = sull’onda
tavarua-table-shore = riva
tavarua-table-broken = frange
tavarua-table-perfect = perfetta
tavarua-table-surfer = surfista
tavarua-table-board = tavola
tavarua-table-balance = coda · punta
tavarua-table-tokens = stoke
tavarua-table-cards = carte
tavarua-table-pile = pila
tavarua-table-scores = short | long
tavarua-table-hand = La tua mano
tavarua-table-stoke = Le tue carte stoke
tavarua-table-none = nessuna
tavarua-table-ai = IA { $target }
tavarua-table-rank = { $rank }°
tavarua-table-shows = mostra { $action }
tavarua-wave-name = { $wave ->
    [glass] Glass
    [lull] Lull
    [surge] Surge
    [chop] Chop
   *[barrel] Barrel
}
tavarua-stoke-name = { $card ->
    [energy_drink] Energy Drink
    [jetski] Jetski
    [call_it] Call It
    [focus] Focus
    [inspiration] Inspiration
    [in_the_zone] In The Zone
    [priority] Priority
    [heckle] Heckle
   *[mind_games] Mind Games
}
tavarua-board = { $board ->
    [short] short
   *[long] long
}

## Carriera

tavarua-career-line = { $name }: posizione { $rank }, { $played } eventi su 12, { $cards } carte stoke, edizione { $edition }, { $status ->
    [won] vinta
    [lost] persa
   *[under_way] in corso
}
tavarua-career-title = { $name } · posizione { $rank } · edizione { $edition } · seme { $seed }
tavarua-career-stoke = carta stoke
tavarua-career-unlocked = sbloccate
tavarua-career-spent = spese
tavarua-career-month = mese
tavarua-career-event = evento
tavarua-career-kind = tipo
tavarua-career-rounds = round
tavarua-career-ai = IA
tavarua-career-places = piazzamenti
tavarua-career-points = punti
tavarua-career-rank = posizione
tavarua-career-year = La posizione nell’anno
tavarua-career-event-kind = { $kind ->
    [longboards] longboard
    [shortboards] shortboard
    [combined] entrambe le tavole
    [hang_ten] foto: hang ten
    [aerial] foto: aerial
   *[barrel] foto: barrel
}
tavarua-career-status = { $status ->
    [won] Posizione 1: carriera vinta!
    [lost] La carriera finisce alla posizione { $rank }: persa.
   *[under_way] Posizione { $rank }; il prossimo traguardo è la { $next }.
}
tavarua-career-next = { $month }: { $event } ({ $kind }), { $rounds } round, surfisti IA: { $ai }.
tavarua-career-month-line = { $month }, { $event }: piazzamenti { $places }, punti { $points }; posizione { $before } → { $rank }; sbloccate: { $unlocked }
tavarua-month = { $month ->
    [january] Gennaio
    [february] Febbraio
    [march] Marzo
    [april] Aprile
    [may] Maggio
    [june] Giugno
    [july] Luglio
    [august] Agosto
    [september] Settembre
    [october] Ottobre
    [november] Novembre
   *[december] Dicembre
}

## The career in the room

tavarua-web-journey-name = Carriera
tavarua-web-journey-about = Un anno nel circuito: dodici eventi, dal 50º posto alla vetta. Con il 1º posto vinci, con il 60º finisce tutto.
tavarua-web-score-about = Tu e il reef: il totale delle tue quattro onde migliori. 40 è perfetto, 20 con una sola tavola.
tavarua-web-journey-in = { $month ->
    [january] a gennaio
    [february] a febbraio
    [march] a marzo
    [april] ad aprile
    [may] a maggio
    [june] a giugno
    [july] a luglio
    [august] ad agosto
    [september] a settembre
    [october] a ottobre
    [november] a novembre
   *[december] a dicembre
}
tavarua-web-journey-line = { $status ->
    [won] 1º posto: carriera vinta { tavarua-web-journey-in }
    [lost] Persa: { $rank }º posto { tavarua-web-journey-in }
   *[under_way] { $rank }º posto · evento { $number } di { $count }: { $name }
}
tavarua-web-journey-edition = { $edition ->
    [first] prima edizione
   *[revised] edizione riveduta
}
tavarua-web-journey-rank = { $rank }º posto
tavarua-web-journey-goal = { $goal ->
    [1] Prossimo traguardo: il 1º posto, il titolo
   *[other] Prossima carta stoke al { $goal }º posto
}
tavarua-web-journey-headline = { $status ->
    [won] In cima al mondo
    [lost] Il circuito prosegue senza di te
   *[under_way] Nel circuito
}
tavarua-web-journey-surf = { $started ->
    [yes] Torna { tavarua-web-journey-in }
   *[no] Surfa { tavarua-web-journey-in }
}
tavarua-web-journey-next = { $name } · { $rounds } round
tavarua-web-journey-curve = L’anno come un’onda
tavarua-web-journey-curve-text = Il posto in classifica dopo ogni evento: { $ranks }. Il 1º vince, il 60º perde.
tavarua-web-journey-title = il titolo
tavarua-web-journey-out = fuori dal circuito
tavarua-web-journey-sheet = Scheda di surf
tavarua-web-journey-sheet-about = Le carte sbloccate ti accompagnano a ogni evento finché non le usi.
tavarua-web-journey-card-text = { $card }: { $ready } pronte, { $spent } usate, { $locked } bloccate
tavarua-web-journey-effect = { $card ->
    [energy_drink] Prendi due gettoni stoke.
    [jetski] Vai subito in uno spazio qualsiasi del canale.
    [call_it] Gira il dado di un’onda libera sulla faccia che vuoi.
    [focus] Guarda la prossima carta onda.
    [inspiration] Pesca tre carte, scartane tre.
   *[in_the_zone] In questo round non perdi l’equilibrio.
}
tavarua-web-journey-calendar = L’anno
tavarua-web-journey-kind = { $kind ->
    [longboards] Gara di longboard
    [shortboards] Gara di shortboard
    [combined] Gara con entrambe le tavole
    [hang_ten] Servizio foto: hang ten
    [aerial] Servizio foto: Aerial
   *[barrel] Servizio foto: barrel
}
tavarua-web-journey-task = { $kind ->
    [hang_ten] 1 punto per ogni hang ten
    [aerial] 1 punto per ogni Aerial
   *[barrel] 1 punto per ogni barrel
}
tavarua-web-journey-deck = { $rounds } round, mazzo da { $total }
tavarua-web-journey-deck-text = Mazzo delle onde: { $deck }.
tavarua-web-journey-rivals = Rivali
tavarua-web-journey-rival = { $name }: { $board ->
    [long] longboard
   *[short] shortboard
}, aspetta nel canale, spazio { $target }
tavarua-web-journey-met = { $month }: tu { $places }
tavarua-web-journey-boxes-sign = sblocca una carta stoke
tavarua-web-journey-rival-of = { $name }: mostra la carta
tavarua-web-journey-rival-board = { $board ->
    [long] Comincia con la longboard
   *[short] Comincia con la shortboard
}
tavarua-web-journey-rival-waits = Rema subito fino allo spazio { $target } del canale e lì aspetta un’onda perfetta.
tavarua-web-journey-rival-takes = Se non ne arriva nessuna, prende la prossima onda che frange, anche se ci sei sopra tu.
tavarua-web-journey-rival-rides = { $both ->
    [yes] Non perde mai l’equilibrio, prende ogni barrel e arriva a riva; poi cambia tavola, se l’evento le prevede entrambe.
   *[no] Non perde mai l’equilibrio, prende ogni barrel e arriva a riva.
}
tavarua-web-journey-field = Chi incontri quest’anno
tavarua-web-journey-field-about = Ognuno aspetta nel suo posto un’onda perfetta. Se non ne arriva nessuna, prende la prossima che frange, anche se ci sei sopra tu. Non perdono mai l’equilibrio, prendono ogni barrel e arrivano a riva.
tavarua-web-journey-continue = Riprendi la carriera
tavarua-web-journey-coming = Il prossimo evento
tavarua-web-journey-event = Evento { $number } di { $count } · { $name }
tavarua-web-journey-stakes = Che cosa porterebbe questo evento
tavarua-web-journey-stake = { $kind ->
    [hang_ten] Ogni hang ten ti fa salire di un posto.
    [aerial] Ogni Aerial che fa punti ti fa salire di un posto.
    [barrel] Ogni barrel ti fa salire di un posto.
    [combined] { $status ->
        [won] Vincere con entrambe le tavole vale il titolo.
       *[other] Vincere con entrambe le tavole ti porta al { $rank }º posto.
    }
   *[other] { $status ->
        [won] Una vittoria vale il titolo.
       *[other] Una vittoria ti porta al { $rank }º posto.
    }
}
tavarua-web-journey-photos = { $kind ->
    [hang_ten] { $count ->
        [0] nessun hang ten
        [one] un hang ten
       *[other] { $count } hang ten
    }
    [aerial] { $count ->
        [0] nessun Aerial
        [one] un Aerial
       *[other] { $count } Aerial
    }
   *[barrel] { $count ->
        [0] nessun barrel
        [one] un barrel
       *[other] { $count } barrel
    }
}
tavarua-web-journey-standing = Per ora: { $result }, { tavarua-web-journey-rung }
tavarua-web-journey-now = per ora
tavarua-web-journey-rung = { $status ->
    [won] il titolo
    [lost] fuori
   *[under_way] { $rank }º posto
}
tavarua-web-journey-rung-rank = { $status ->
    [won] titolo
    [lost] fuori
   *[under_way] { $rank }
}
tavarua-web-journey-rung-boxes = { $count ->
    [one] sblocca una carta stoke
   *[other] sblocca { $count } carte stoke
}
tavarua-web-journey-came = { tavarua-web-journey-place }{ $both ->
    [yes] { " con " }{ $board ->
        [long] la longboard
       *[short] la shortboard
    }
   *[no] { " su " }{ $count }
}
tavarua-web-journey-step = { $before ->
    [same] ancora { $after }º posto
   *[other] { $before }º → { $after }º posto
}
tavarua-web-journey-then = Poi, { tavarua-web-journey-in }: { $name } · { tavarua-web-journey-kind }
tavarua-web-journey-nobody = solo tu e la fotocamera
tavarua-web-journey-place = { $place }º
tavarua-web-journey-board = { $board ->
    [long] longboard
   *[short] shortboard
}
tavarua-web-journey-points = { $points ->
    [one] { $signed } punto
   *[other] { $signed } punti
}
tavarua-web-journey-replay = Rivedi: { tavarua-month }
tavarua-web-journey-unlocked = sbloccate: { $cards }
tavarua-web-journey-used = usate: { $cards }
tavarua-web-journey-choose = { $count ->
    [one] Hai guadagnato una carta stoke: sceglila
   *[other] Hai guadagnato { $count } carte stoke: sceglile
}
tavarua-web-journey-chosen = scelte { $chosen } su { $count }
tavarua-web-journey-unlock = Sblocca
tavarua-web-journey-fewer = Una { $card } in meno
tavarua-web-journey-share = Mostralo a chi vuoi
tavarua-web-journey-share-text = L’immagine dell’anno: { $name }, { $result }
tavarua-web-journey-svg = Salva in SVG
tavarua-web-journey-png = Salva in PNG
tavarua-web-journey-again = Un altro anno
tavarua-web-journey-poster-won = In cima al mondo
tavarua-web-journey-poster-lost = { $rank }º posto
tavarua-web-journey-poster-when = { $status ->
    [won] dal 50º posto al titolo, { tavarua-web-journey-in }
   *[lost] partendo dal 50º, { tavarua-web-journey-in }
}
tavarua-web-journey-poster-wins = { $count ->
    [one] evento vinto
   *[other] eventi vinti
}
tavarua-web-journey-poster-best = posto migliore
tavarua-web-journey-poster-cards = { $count ->
    [one] carta stoke usata
   *[other] carte stoke usate
}

## Primi passi

tavarua-steps-reef = Questo è il reef. Le onde arrivano dallo spazio 6 allo spazio 1, uno spazio a round, ognuna con il suo dado. Si rema al largo nel canale accanto, si prende un’onda e la si surfa fino a riva.
tavarua-steps-board = Prima scegli la tavola. La longboard ha sette spazi per l’equilibrio, la shortboard solo cinque, ma può giocare i 4. Prendi la **longboard**: perdona di più.
tavarua-steps-hand = Hai in mano cinque carte. Ognuna ha un numero, una direzione (punta o coda) e un colore. Una sola volta, prima di cominciare, puoi cambiarne alcune (TAV-2.6). Queste sono buone: tienile tutte.
tavarua-steps-paddle = A riva potresti prima comprare una carta stoke o cambiare tavola: premi **Avanti**. Poi rema al largo con il 3 verso la coda: avanzi esattamente di tre spazi (TAV-8.1). Tutti scelgono insieme, a carte coperte.
tavarua-steps-broken = Le carte sono state svelate e tutti e tre i surfisti aspettano sullo spazio 3. Un’onda si può prendere se frange: il suo dado segna almeno il numero dello spazio (TAV-5.5). Se sono uguali è perfetta.
tavarua-steps-catch = L’onda accanto a te segna 3 sullo spazio 3: perfetta! **Prendila** con il 2 verso la punta. La carta sposta anche il tuo equilibrio, di due spazi verso la punta.
tavarua-steps-contest = La volevano in tre. Gli altri due hanno mostrato lo stesso numero e lo stesso colore: si sono scontrati e sono caduti (TAV-8.9). Tu sei sull’onda. La plancia mostra l’equilibrio: oltre un capo o l’altro si cade. Un gettone stoke è il premio; messo su una carta ne cambia il numero di uno (TAV-7.2).
tavarua-steps-ride = Ora resta sull’onda. Il tuo peso è molto avanti, riportalo indietro: **surfa** con il 2 verso la coda. Poi si gira una carta onda che ti sposta ancora; il dorso dice che cosa arriva.
tavarua-steps-surge = Guarda la prossima carta onda: è un surge, che spinge tutti verso la coda fino a 3. Piegati dall’altra parte: **surfa** con il 2 verso la punta.
tavarua-steps-shore = In piedi fino a riva! Ogni carta della pila vale il suo numero, l’onda perfetta e la riva valgono di più (TAV-14.1). Se cadi conta solo la carta migliore; se **lasci** l’onda in tempo contano tutte.
tavarua-steps-barrel = Una carta onda non sposta nessuno: il **barrel**. Il suo numero si confronta con la carta che hai appena giocato. Con la longboard devono essere uguali, con la shortboard diversi (TAV-13.3). Se va bene vale 5 punti, se va male cadi.
tavarua-steps-end = Dopo una caduta una carta qualsiasi ti riporta a riva (TAV-10.1). Contano solo le tue due onde migliori su ogni tavola, e chi vince dev’essere forte su tutte e due (TAV-17.3): cambia tavola in tempo, a riva. Una partita dura 25 round. Il reef è tuo: continua!
## Il tavolo nella sala

tavarua-web-where = { $round ->
    [0] preparazione
   *[other] round { $round } di { $rounds }
}{ $phase ->
    [board] { " · " }tavole
    [mulligan] { " · " }prime carte
    [prepare] { " · " }preparazione
    [inspire] { " · " }preparazione
    [choose] { " · " }scelta
    [card] { " · " }scelta
    [sign] { " · " }+ o −
   *[other] { "" }
}
tavarua-web-reef = Il reef visto dalla spiaggia
tavarua-web-wave-at = Onda sullo spazio { $space }: dado { $die }, { $state ->
    [whole] non frange ancora
    [perfect] perfetta
   *[broken] frange
}.
tavarua-web-surfer-at = { $name }: { $place ->
    [shore] a riva
    [channel] nel canale, spazio { $space }
    [riding] sull’onda { $space }, equilibrio { tavarua-balance }, { $points } punti nella pila
    [bailed] giù dall’onda, spazio { $space }
   *[wash] nella schiuma, spazio { $space }
}, { $board ->
    [short] shortboard
   *[long] longboard
}.
tavarua-web-wash = Schiuma
tavarua-web-channel = Canale
tavarua-web-track = Segnapunti da 0 a 10
tavarua-web-next = Prossima
tavarua-web-last = Ultima
tavarua-web-next-is = Prossima: { $wave }
tavarua-web-left = { $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
}
tavarua-web-next-wave = Prossima carta onda: { $wave }, { $fronts }; ne restano { $left }
tavarua-web-last-wave = Ultima carta onda: { $wave } { $front }
tavarua-web-turned = Onde girate: { $turned } di { $rounds }
tavarua-web-turned-of = { $wave }: { $turned } girate, { $unseen } non viste
tavarua-web-closing = { $left ->
    [one] Ultimo round: vale solo l’onda a riva o lasciata
   *[other] Ancora { $left } round: poi vale solo l’onda a riva o lasciata
}
tavarua-web-way = { $direction ->
    [nose] punta
   *[tail] coda
}
tavarua-web-card = { $name ->
    [none] { "" }
   *[other] { $name }{ " " }
}{ $power } { $direction ->
    [nose] punta
   *[tail] coda
}, { $colour ->
    [teal] verde acqua
   *[maroon] granata
}
tavarua-web-no-card = nessuna carta
tavarua-web-hand = La tua mano, { $count ->
    [one] una carta
   *[other] { $count } carte
}
tavarua-web-hand-card = { $card }{ $icon ->
    [yes] , non con la longboard
   *[no] { "" }
} (tasto { $key })
tavarua-web-mat = { $board ->
    [short] Shortboard
   *[long] Longboard
}, equilibrio { tavarua-balance }
tavarua-web-pile = { $count ->
    [one] una carta
   *[other] { $count } carte
}, { tavarua-points }
tavarua-web-then = poi { $wave ->
    [glass] Glass: ↔ { $range }
    [lull] Lull: { $range } →
    [surge] Surge: ← { $range }
    [chop] Chop: ↔ { $range }
   *[barrel] Barrel: numero { $rides ->
        [long] uguale
       *[short] diverso
    }
}
tavarua-web-falls = { $sign ->
    [plus] con + cadi
    [minus] con − cadi
   *[none] fuori: cadi
}
tavarua-web-act = { $action ->
    [out] Al largo
    [in] Verso riva
    [catch] Prendi
    [wait] Aspetta
    [ride] Surfa
    [bail] Lascia
    [recover] Riprenditi
   *[snake] Ruba
}
tavarua-web-act-on = { $action ->
    [catch] Prendi l’onda { $space }
    [ride] Surfa ancora, onda { $space }
    [bail] Lascia l’onda: nella schiuma, spazio { $space }
   *[snake] Ruba l’onda a { $name }
}
tavarua-web-corner = { $corner ->
    [out] Al largo
    [in] Verso riva
    [catch] Prendi
    [wait] Aspetta
    [ride] Surfa
    [bail] Lascia
    [recover] Riprenditi
    [snake] Ruba
    [switch] Cambia tavola
    [buy] Compra stoke
    [short] Shortboard
   *[long] Longboard
}
tavarua-web-sign = { $sign ->
    [plus] +{ $tokens }
   *[minus] −{ $tokens }
}{ $falls ->
    [yes] : cadi
   *[no] { "" }
}
tavarua-web-paddle-to = { $action ->
    [out] Rema al largo fino a { $space }
   *[in] { $space ->
        [0] Rema fino a riva
       *[other] Rema verso riva fino a { $space }
    }
}
tavarua-web-call-wave = Gira il dado dell’onda { $space }
tavarua-web-stoke = Stoke
tavarua-web-tokens = Gettoni stoke: { $count }
tavarua-web-lay = Metti un gettone stoke sulla carta
tavarua-web-take-back = Riprendi un gettone
tavarua-web-stoke-cards = Le tue carte stoke
tavarua-web-stoke-when = Si gioca prima di scegliere un’azione, una per round, ma non nel round in cui la compri.
tavarua-web-stoke-about = { $card ->
    [energy_drink] Prendi due gettoni stoke.
    [jetski] Se non stai surfando, vai subito in uno spazio qualsiasi del canale.
    [call_it] Gira il dado di un’onda senza surfisti sulla faccia che vuoi.
    [focus] Guarda il fronte della prossima carta onda.
    [inspiration] Pesca tre carte, poi scartane tre.
    [in_the_zone] In questo round, se l’equilibrio sta per uscire dalla tavola, si ferma sull’ultimo spazio.
    [priority] In questo round la tua carta vince ogni contesa e non si scontra.
    [heckle] Un avversario perde un gettone stoke.
   *[mind_games] Un avversario scarta tutta la mano e pesca cinque carte.
}
tavarua-web-target = Per chi o per che cosa
tavarua-web-ask-target = { $card ->
    [jetski] Scegli uno spazio del canale.
   *[call_it] Scegli il dado di un’onda.
}
tavarua-web-face = Faccia { $face }
tavarua-web-first = apre il round
tavarua-web-ready = ha scelto
tavarua-web-choosing = sta scegliendo
tavarua-web-at = { $place ->
    [shore] A riva
    [channel] Canale, spazio { $space }
    [riding] Sull’onda { $space }
    [bailed] Giù dall’onda, spazio { $space }
   *[wash] Nella schiuma, spazio { $space }
}
tavarua-web-scores = { $board ->
    [short] Shortboard
   *[long] Longboard
}: { $first ->
    [none] nessun punteggio
   *[other] { $first }
}{ $second ->
    [none] { "" }
   *[other] {" "}e { $second }
}
tavarua-web-board = { $board ->
    [short] Shortboard
   *[long] Longboard
}
tavarua-web-say-board = Con quale tavola cominci?
tavarua-web-say-mulligan = { $cards ->
    [0] Cambi qualche carta o le tieni?
    [one] Cambi questa carta
   *[other] Cambi queste { $cards } carte
}
tavarua-web-say-inspire = Scarta { $count } carte
tavarua-web-say-prepare = { $card ->
    [jetski] Jetski: fino a quale spazio?
    [call_it] Call It: quale onda, quale faccia?
    [heckle] Heckle: contro chi?
    [mind_games] Mind Games: contro chi?
   *[other] { $kind ->
        [switch] Passi all’altra tavola
        [buy] Compri una carta stoke
        [stoke] Giochi { tavarua-stoke-name }
       *[other] { $offers ->
            [both] Cambi tavola, compri una carta stoke o vai avanti?
            [buy] Compri una carta stoke o vai avanti?
            [switch] Cambi tavola o vai avanti?
           *[none] Giochi una carta stoke o vai avanti?
        }
    }
}
tavarua-web-reach = { $to ->
    [0] riva
   *[other] { $to }
}
tavarua-web-lead = { $lead ->
    [goes] : arrivi a { tavarua-web-reach }{ $or ->
        [none] { "" }
       *[other] { " " }o { $or }
    }
    [stays] : resti in piedi
    [falls] : cadi!
    [either] : + o − decide se cadi
   *[none] { "" }
}
tavarua-web-say-choose = { $action ->
    [out] Remi al largo{ $cards ->
        [0] : quale carta?
       *[other] { tavarua-web-lead }
    }
    [in] Remi verso riva{ $cards ->
        [0] : quale carta?
       *[other] { tavarua-web-lead }
    }
    [catch] Prendi l’onda { $space }{ $cards ->
        [0] : quale carta?
       *[other] { tavarua-web-lead }
    }
    [snake] Rubi l’onda { $space }{ $cards ->
        [0] : quale carta?
       *[other] { tavarua-web-lead }
    }
    [ride] Surfi l’onda { $space }{ $cards ->
        [0] : quale carta?
       *[other] { tavarua-web-lead }
    }
    [bail] Lasci l’onda{ $cards ->
        [0] : quali carte cambi?
        [one] { " " }e cambi una carta
       *[other] { " " }e cambi { $cards } carte
    }
    [wait] Aspetti qui{ $cards ->
        [0] : quali carte cambi?
        [one] { " " }e cambi una carta
       *[other] { " " }e cambi { $cards } carte
    }
    [recover] A riva con una carta qualsiasi
   *[none] { $place ->
        [riding] Surfi l’onda { $space } o la lasci?
        [shore] A riva: che cosa fai?
       *[channel] Nel canale, spazio { $space }: che cosa fai?
    }
}
tavarua-web-say-sign = { $tokens ->
    [one] Il gettone: più 1 o meno 1?
   *[other] I gettoni: più { $tokens } o meno { $tokens }?
}
tavarua-web-hint = { $hint ->
    [late] Quest’onda non arriva a riva prima della fine: lasciala in tempo.
    [many] Almeno una: ne peschi altrettante.
    [board] La longboard ha sette spazi per l’equilibrio, la shortboard cinque, ma i 4 si giocano solo con la shortboard.
    [mulligan] Scegli le carte da cambiare: solo stavolta.
    [inspire] Tieni le altre cinque.
    [prepare] { $offers ->
        [both] La carta stoke è un aiuto pescato a caso: costa un gettone.
        [buy] Un aiuto pescato a caso, da usare una volta: costa un gettone.
        [switch] Si cambia solo a riva.
       *[none] La vedono tutti; poi scegli.
    }{ $plays ->
        [yes] { " " }O giocane una che hai.
       *[no] { "" }
    }
    [stoke] { tavarua-web-stoke-about }
    [sign] { $tokens ->
        [one] { "" }
       *[other] Tutti nello stesso senso.{ " " }
    }{ $lead ->
        [goes] Nel canale vedi dove ti porta ogni segno.
       *[other] Qui sotto vedi dove va l’equilibrio con ogni segno.
    }
    [act] Ora scegli che cosa farne.
    [paddle] Ti sposti esattamente di tanti spazi quanti ne dice la carta.
    [reveal] Scegli quale quando si scoprono le carte.
    [tips] La carta inclina la tavola, come vedi qui sotto: oltre il bordo si cade.
    [wave] { $lead ->
        [either] Scegli quando si svela; poi
       *[other] Poi
    } { $wave ->
        [glass] Glass ti sposta di { $range }, di qua o di là.
        [lull] Lull ti sposta di { $range } verso la punta.
        [surge] Surge ti sposta di { $range } verso la coda.
        [chop] Chop ti sposta di { $range }, di qua o di là.
       *[barrel] arriva il Barrel: il suo numero dev’essere { $rides ->
            [long] uguale a quello della tua carta.
           *[short] diverso da quello della tua carta.
        }
    }
    [ready] { $pile ->
        [0] Si scopre tutti insieme.
       *[other] Si scopre tutti insieme. Finora nella tua pila: { tavarua-points }.
    }
    [recover] La usi per nuotare a riva e ne peschi un’altra.
   *[other] { $pile ->
        [0] Scegli un’azione e una carta. Si scopre tutti insieme.
       *[other] Finora nella tua pila: { tavarua-points }. Se cadi conta solo la carta migliore.
    }
}
tavarua-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
tavarua-web-points = { $points ->
    [one] 1 pt
   *[other] { $points } pt
}
tavarua-web-do = { $phase ->
    [board] { $board ->
        [short] Shortboard
        [long] Longboard
       *[other] Scegli una tavola
    }
    [mulligan] { $cards ->
        [0] Tieni tutto
       *[other] Cambia { $cards }
    }
    [inspire] Scarta
    [prepare] { $kind ->
        [switch] Cambia
        [buy] Compra
        [stoke] Gioca
        [pass] Avanti
       *[other] Scegli
    }
    [sign] { $sign ->
        [plus] Aggiungi { $tokens }
        [minus] Togli { $tokens }
       *[other] Scegli
    }
   *[other] { $cards ->
        [0] { $action ->
            [none] Scegli
           *[other] Scegli la carta
        }
       *[other] { $action ->
            [none] Scegli un’azione
           *[other] Conferma
        }
    }
}
tavarua-web-key-card = Scegli quella carta della mano
tavarua-web-key-out = Rema al largo
tavarua-web-key-in = Rema verso riva
tavarua-web-key-catch = Prendi l’onda, rubala o continua a surfare
tavarua-web-key-wait = Aspetta
tavarua-web-key-bail = Lascia l’onda
tavarua-web-key-token = Metti un gettone stoke sulla carta, o riprendilo
tavarua-web-choice-card = { tavarua-web-why } con { $card }{ $tokens ->
    [0] { "" }
    [one] , con un gettone
   *[other] , con { $tokens } gettoni
}
tavarua-web-why = { $why ->
    [out] rema al largo
    [in] rema verso riva
    [catch] prendi l’onda
    [ride] surfa
    [recover] riprenditi
    [snake] ruba l’onda
    [mulligan] cambia
    [inspire] scarta
    [wait] aspetta
   *[bail] lascia l’onda
}
tavarua-web-choice-cards = { $count ->
    [0] tieni tutte le carte
   *[other] { $why ->
        [mulligan] cambia { $cards }
        [inspire] scarta { $cards }
        [wait] aspetta e cambia { $cards }
       *[bail] lascia l’onda e cambia { $cards }
    }
}
tavarua-web-choice-aimed = { $what ->
    [heckle] Heckle contro { $name }, che perde un gettone
    [mind_games] Mind Games contro { $name }, che cambia tutta la mano
   *[snake] ruba l’onda a { $name }
}
tavarua-web-part = { $part ->
    [direction] { $value ->
        [nose] verso la punta
       *[tail] verso la coda
    }
    [colour] { $value ->
        [teal] verde acqua
       *[maroon] granata
    }
    [power] numero { $value }
    [tokens] { $value ->
        [0] nessun gettone
        [one] un gettone
       *[other] { $value } gettoni
    }
    [space] { $value ->
        [0] la riva
       *[other] spazio { $value }
    }
   *[face] faccia { $value }
}
tavarua-web-kind = { $kind ->
    [pass] vai avanti
    [switch] cambia tavola
    [buy] compra una carta stoke
   *[stoke] gioca una carta stoke
}
tavarua-web-note-fell = Caduta!
tavarua-web-note-collided = Scontro!
tavarua-web-note-stayed = niente posto
tavarua-web-note-snaked = onda rubata!
tavarua-web-note-bailed = lascia
tavarua-web-note-caught = { $perfect ->
    [1] Onda perfetta!
   *[other] presa
}
tavarua-web-note-hang_ten = Hang ten!
tavarua-web-note-barrel = { $ridden ->
    [1] Barrel!
   *[other] barrel mancato
}
tavarua-web-note-scored = { $score ->
    [none] niente punti
   *[other] { $points ->
        [one] un punto
       *[other] { $points } punti
    }: { tavarua-track }
}
tavarua-web-note-stoke = { $card ->
    [0] Energy Drink
    [1] Jetski
    [2] Call It
    [3] Focus
    [4] Inspiration
    [5] In The Zone
    [6] Priority
    [7] Heckle
   *[8] Mind Games
}
tavarua-web-note-switched = { $board ->
    [0] shortboard
   *[1] longboard
}
tavarua-web-round = Round { $round }
tavarua-web-trophy = { $cup ->
    [short] Trofeo shortboard
    [long] Trofeo longboard
   *[grand] Grand Champion
}
tavarua-web-won-board = { $tied ->
    [yes] a pari punti ({ $sum }), ma con onde migliori
   *[no] con { $sum }
}
tavarua-web-won-both = con entrambi i trofei
tavarua-web-won-grand = { $ridden ->
    [short] { $sum } con la longboard
   *[long] { $sum } con la shortboard
}{ $name ->
    [none] { "" }
    [you] { " " }contro i tuoi { $other }
   *[other] { " " }contro i { $other } di { $name }
}{ $name ->
    [none] { "" }
   *[other] { $ridden ->
        [short] { " " }con la shortboard
       *[long] { " " }con la longboard
    }
}
tavarua-web-won-total = { $tied ->
    [yes] a pari punti ({ $total }), ma con onde migliori
   *[no] { $total } in tutto
}
tavarua-web-gallery-player = Carte giocatore
tavarua-web-gallery-waves = Carte onda
tavarua-web-gallery-stoke = Carte stoke
tavarua-web-gallery-mats = Tavole ed equilibrio
tavarua-web-gallery-tokens = Gettoni e dadi
tavarua-web-gallery-trophies = Trofei
tavarua-web-gallery-events = L’anno di una carriera
tavarua-web-gallery-copies = { $count } ×
tavarua-web-gallery-back = dorso
tavarua-web-gallery-token = { $token ->
    [stoke] Stoke
    [barrel] Barrel, { $points } punti
    [hangten] Hang ten, { $points } punti
    [perfect] Perfetta, 1 punto a carta
   *[first] Chi apre il round
}
tavarua-web-gallery-deck = Mazzo: { $deck }; { $out } fuori
tavarua-web-gallery-ai = Rivali: { $ai }

## Che cosa chiede l’elenco delle mosse, una parte alla volta

tavarua-part-kind = Che cosa fai?
tavarua-part-cards = Quali carte?
tavarua-part-power = Quale numero?
tavarua-part-direction = Verso la punta o verso la coda?
tavarua-part-colour = Quale colore?
tavarua-part-tokens = Quanti gettoni stoke sopra?
tavarua-part-space = Dove?
tavarua-part-face = Quale faccia del dado?

## La scheda da due minuti

tavarua-primer-goal = Surfa le tue due onde migliori su ogni tavola: vince chi è forte su tutte e due.
tavarua-primer-waves-title = Arrivano le onde
tavarua-primer-waves = Tutte avanzano di uno spazio verso riva; quella nuova sul 6 tira il dado. Dado **almeno** pari allo spazio: l’onda frange e la puoi prendere. **Uguale**: perfetta.
tavarua-primer-choose-title = Si sceglie in segreto, con una carta
tavarua-primer-choose = Remi esattamente del suo numero, e prendi solo l’onda che frange accanto a te. Se la vogliono altri va al numero più alto, verde acqua prima di granata; carte identiche si scontrano e cadono. Aspetti o lasci con una o più carte.
tavarua-primer-balance-title = Resta in equilibrio
tavarua-primer-balance = Quando prendi o surfi, la carta ti sposta verso **punta** o **coda**. Fuori dalla tavola cadi.
tavarua-primer-card-title = La carta onda colpisce chi surfa
tavarua-primer-card = L’equilibrio si sposta di nuovo; il **dorso** ti diceva che cosa poteva arrivare. **Barrel:** si confronta con il numero che hai giocato. Giusto: +5. Sbagliato: cadi. Un 4 lo salta.
tavarua-primer-ends-title = La tua onda finisce
tavarua-primer-ends = Valgono le carte con cui hai preso l’onda e surfato. Guadagni un gettone stoke (al massimo 3) se prendi l’onda, arrivi a riva o cadi. A riva puoi cambiare tavola.
tavarua-primer-worth-title = Punti di un’onda
tavarua-primer-worth = Hang ten: la longboard sull’ultimo spazio di punta dopo la carta onda.
tavarua-primer-worth-of = { $what ->
    [card] il suo numero
    [barrel] barrel 5
    [hangten] hang ten 2
    [perfect] perfetta 1 a carta
    [stoke] stoke 1
   *[shore] riva 2
}
tavarua-primer-score-title = I punti diventano un punteggio, a scatti di mezzo
tavarua-primer-scored = { NUMBER($score, minimumFractionDigits: 1) }
tavarua-primer-score = **La fine:** 25 round. Le due migliori onde con la shortboard fanno il campione shortboard, le due migliori con la longboard il campione longboard. Poi le onde **long** del primo sfidano le **short** del secondo: vince la somma più alta. Con una tavola sola vince il suo campione.
tavarua-primer-tip-1 = Leggi prima il dorso della prossima carta onda.
tavarua-primer-tip-2 = Lascia l’onda in tempo: chi cade tiene una carta sola e torna a riva.
tavarua-primer-tip-3 = Un gettone stoke sulla carta sposta il suo numero di 1, e vale 1 se resti in piedi.
tavarua-primer-label = { $name ->
    [perfect] perfetta
    [unbroken] non ancora
    [broken] frange
    [channel] Nel canale
    [riding] Sull’onda
    [fallen] In acqua
    [paddle] Rema
    [catch] Prendi
    [wait] Aspetta
    [ride] Surfa
    [bail] Lascia
    [recover] Riprenditi
    [ashore] fino a riva
    [tail] coda
    [nose] punta
    [short] short: 5 spazi
    [long] long: 7 spazi, niente 4
    [back] dorso
    [pushes]
        2 verso
        la coda
    [barrel] barrel
    [differ]
        short:
        diverso
    [equal]
        long:
        uguale
    [end-shore]
        A riva
        tutte le carte
        e 2 punti
    [end-bail]
        Lasci
        tutte le carte,
        poi nel canale
   *[end-fall]
        Cadi
        solo la carta
        migliore
}

## La fine

tavarua-end-headline = { $who ->
    [you] La gara è tua!
    [several] { $winners } vincono insieme!
    [alone] { $career ->
        [yes] { $first ->
            [yes] L’evento è tuo!
           *[no] L’evento è finito!
        }
       *[no] { $points } punti!
    }
   *[one] { $winners } vince la gara!
}
tavarua-end-line = { $rounds } round{ $trophies ->
    [both] , ed entrambi i trofei sono tuoi.
    [short] , e il trofeo shortboard è tuo.
    [long] , e il trofeo longboard è tuo.
   *[none] .
}
tavarua-end-waves = Le due onde migliori
tavarua-end-bonus = Extra compresi
tavarua-end-extra = { $kind ->
    [stoke] gettoni stoke
    [tricks] barrel e hang ten
    [perfect] onde perfette
   *[shore] fino a riva
}
tavarua-end-fair = Niente trucchi: il seme
tavarua-moment-wave = { $name ->
    [you] Fai
   *[other] { $name } fa
} { $score }!
tavarua-moment-last = L’ultimo round
tavarua-award-wave = Onda migliore
tavarua-award-wave-for = { NUMBER($score, minimumFractionDigits: 1) } { $board ->
    [long] con la longboard
   *[short] con la shortboard
}
tavarua-award-lucky = Surfata più fortunata
tavarua-award-lucky-for = In piedi dove { $falls } delle altre { $cards } carte { tavarua-wave-name } della partita facevano cadere
tavarua-award-ride = Surfata più lunga
tavarua-award-ride-for = { $cards } carte dallo spazio { $space }{ $shore ->
    [yes] { " fino a riva" }
   *[no] { "" }
}
tavarua-award-barrels = Dentro il tubo
tavarua-award-barrels-for = { $count ->
    [one] Un barrel
   *[other] { $count } barrel
}
tavarua-award-hang-tens = Dieci dita in punta
tavarua-award-hang-tens-for = { $count ->
    [one] Un hang ten
   *[other] { $count } hang ten
}
tavarua-award-snakes = Serpente di mare
tavarua-award-snakes-for = { $count ->
    [one] Un’onda rubata agli altri
   *[other] { $count } onde rubate agli altri
}
tavarua-award-waves = Più onde
tavarua-award-waves-for = { $count ->
    [one] Un’onda presa
   *[other] { $count } onde prese
}
tavarua-award-stoke = Carica a mille
tavarua-award-stoke-for = { $count ->
    [one] Una carta stoke giocata
   *[other] { $count } carte stoke giocate
}
tavarua-award-falls = In lavatrice
tavarua-award-falls-for = { $count } cadute

## Esempi accanto alle regole

tavarua-example-broken = Sullo spazio 5 un 5 frange proprio ora: l’onda è perfetta. Sullo spazio 4 un 3 non basta ancora. Sullo spazio 3 un 6 frange già da un pezzo.
tavarua-example-token = Con un gettone stoke sopra, un 2 vale 3 oppure 1.
tavarua-example-paddle = Con un 3 remi esattamente di tre spazi: dallo spazio 1 al 4.
tavarua-example-catch = Un Pump sposta l’equilibrio di 2 verso la punta. Sulla shortboard è l’ultimo spazio: sei ancora in piedi.
tavarua-example-collide = C’è posto per uno. Due surfisti mostrano stesso numero e stesso colore: si scontrano e cadono, e l’onda va al terzo.
tavarua-example-contest = L’onda va al numero più alto; a parità, il verde acqua viene prima del granata: qui il 3 verde acqua.
tavarua-example-off = Sei già a uno spazio verso la punta: un Pump ti porta fuori dalla shortboard, cadi e la carta è persa.
tavarua-example-wave = La carta onda sposta chi surfa di 2 verso la coda: da uno spazio verso la punta a uno verso la coda.
tavarua-example-barrel = Un barrel da 2: sulla shortboard serve un altro numero sulla carta giocata, sulla longboard proprio un 2.
tavarua-example-hangten = Dopo la carta onda l’equilibrio della longboard è sull’ultimo spazio di punta: hang ten, 2 punti in più sulla carta appena giocata.
tavarua-example-ends = Arrivare a riva o lasciare l’onda fa contare tutte le carte; con una caduta conta solo la migliore.
tavarua-example-best = Dopo una caduta conta solo la carta migliore della pila, con i suoi gettoni: 3 più 5 per il barrel.
tavarua-example-sum = Carte 2, 3 e 1, un barrel che vale 5 e un’onda perfetta che vale 1 per ognuna delle tre carte: 14 punti, punteggio { NUMBER(6.5, minimumFractionDigits: 1) }.

## Segni spiegati dove si vedono

tavarua-web-about-balance = { $board ->
    [short] Shortboard
   *[long] Longboard
}, equilibrio { $side ->
    [1] { $spaces } verso la punta
    [-1] { $spaces } verso la coda
   *[0] al centro
}. Carte e onde lo spostano; fuori dalla tavola si cade.
tavarua-web-about-tokens = { $count ->
    [0] Nessun gettone stoke.
    [one] 1 gettone stoke.
   *[other] { $count } gettoni stoke.
} Ne guadagni uno quando prendi un’onda, arrivi a riva o cadi; tre al massimo.
tavarua-web-about-held = { $count ->
    [one] 1 carta stoke coperta: un aiuto da giocare una volta.
   *[other] { $count } carte stoke coperte: aiuti da giocare una volta ciascuno.
}
tavarua-web-about-pile = { $count ->
    [one] 1 carta nella pila, che ora vale
   *[other] { $count } carte nella pila, che ora valgono
} { $points ->
    [one] 1 punto
   *[other] { $points } punti
}. Con una caduta resta solo la migliore.
tavarua-web-about-scores = { $scores ->
    [none] Ancora nessun punteggio.
   *[other] Punteggi delle onde: { $scores }.
} Su ogni tavola contano i due migliori.
tavarua-web-about-card = Remi di { $power ->
    [one] 1 spazio
   *[other] { $power } spazi
}, oppure prendi o surfi un’onda: l’equilibrio si sposta di { $power } verso la { tavarua-web-way }. Se resti in piedi, la carta vale { $power }.
tavarua-web-about-colour = { $colour ->
    [teal] A parità di numero il verde acqua batte il granata.
   *[maroon] A parità di numero il granata perde contro il verde acqua.
}
tavarua-web-about-icon = La longboard barrata: questa carta si gioca solo sulla shortboard.
tavarua-web-about-wave = { $wave ->
    [glass] Glass: nessuna spinta, o 1 da una parte o dall’altra.
    [lull] Lull: da 1 a 3 verso la punta.
    [surge] Surge: da 1 a 3 verso la coda.
    [chop] Chop: da 1 a 3, da una parte o dall’altra.
   *[barrel] Barrel da 1 a 3: sulla shortboard serve un altro numero, sulla longboard lo stesso. Vale 5; altrimenti cadi.
}
tavarua-web-about-push = { $wave ->
    [glass] Non spinge, oppure sposta chi surfa di 1 di qua o di là.
    [lull] Sposta chi surfa da 1 a 3 verso la punta.
    [surge] Sposta chi surfa da 1 a 3 verso la coda.
    [chop] Sposta chi surfa da 1 a 3, di qua o di là.
   *[barrel] Mostra da 1 a 3: sulla shortboard serve un altro numero, sulla longboard lo stesso. Vale 5; altrimenti cadi.
}
tavarua-web-about-turned = { $turned } già uscite, { $unseen } non ancora viste; alcune di queste sono fuori dal gioco.
tavarua-web-about-deck = { $left ->
    [one] Resta 1 carta onda
   *[other] Restano { $left } carte onda
}
