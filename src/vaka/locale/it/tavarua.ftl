tavarua-about = Rema al largo, prendi l’onda che si frange e resta in piedi fino a riva. Contano le tue due onde migliori con ogni tavola.
tavarua-option-edition = Revised è il regolamento italiano, più recente; first è quello inglese del 2016. Cambiano lo snaking e la carriera.
tavarua-option-snaking = On: si può prendere anche un’onda già occupata, e se la tiene chi ha la carta migliore.
tavarua-option-length = Full dura 25 round con entrambe le tavole; longboards e shortboards sono partite brevi di 14 round con una tavola sola.

## Azioni

tavarua-action-board = comincia con la { $board ->
    [short] shortboard
   *[long] longboard
}
tavarua-action-pass = basta così
tavarua-action-switch = cambia tavola
tavarua-action-buy = compra una carta stoke per un gettone
tavarua-action-stoke = { $card ->
    [energy_drink] Energy Drink: prendi due gettoni stoke
    [jetski] Jetski fino { $space ->
        [0] a riva
       *[other] allo spazio { $space }
    }
    [call_it] Call It: gira l’onda in { $space } sul { $face }
    [focus] Focus: guarda la prossima carta onda
    [inspiration] Inspiration: pesca tre carte e scartane tre
    [in_the_zone] In The Zone: in questo round l’equilibrio tiene
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
    [bail] abbandona l’onda
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
    [wait] aspetta con { $names }
   *[bail] abbandona con { $names }
}
tavarua-action-sign = { $sign ->
    [plus] aggiungi { $tokens } alla carta
   *[minus] togli { $tokens } dalla carta
}

## Eventi

tavarua-event-started = Il posto { $seat } comincia con la { $board ->
    [0] shortboard
   *[1] longboard
}.
tavarua-event-mulligan = Il posto { $seat } cambia { $count } carte.
tavarua-event-round = Round { $round }: il primo è il posto { $first }. La nuova onda mostra { $die }. Restano { $left } carte onda; la prossima è { $wave ->
    [0] Glass
    [1] Lull
    [2] Surge
    [3] Chop
   *[4] un Barrel
}.
tavarua-event-stoke = Il posto { $seat } gioca { $card ->
    [0] Energy Drink.
    [1] Jetski, fino allo spazio { $a }.
    [2] Call It: l’onda in { $a } adesso mostra { $b }.
    [3] Focus.
    [4] Inspiration.
    [5] In The Zone.
    [6] Priority.
    [7] Heckle contro il posto { $a }.
   *[8] Mind Games contro il posto { $a }.
}
tavarua-event-peeked = Vedi la prossima carta onda: { $wave ->
    [0] Glass
    [1] Lull
    [2] Surge
    [3] Chop
   *[4] Barrel
} { $front }.
tavarua-event-switched = Il posto { $seat } passa alla { $board ->
    [0] shortboard
   *[1] longboard
}.
tavarua-event-bought = Il posto { $seat } compra una carta stoke.
tavarua-event-bought_card = Hai comprato { $card ->
    [0] Energy Drink
    [1] Jetski
    [2] Call It
    [3] Focus
    [4] Inspiration
    [5] In The Zone
    [6] Priority
    [7] Heckle
   *[8] Mind Games
}.
tavarua-event-drew = Peschi { $power } { $direction ->
    [0] punta
   *[1] coda
} { $colour ->
    [0] granata
   *[1] verde acqua
}.
tavarua-event-replaced = Il posto { $seat } pesca { $power } { $direction ->
    [0] punta
   *[1] coda
} { $colour ->
    [0] granata
   *[1] verde acqua
}, vietata alla longboard, e la sostituisce.
tavarua-event-reshuffled = Gli scarti, { $count } carte, diventano il nuovo mazzo.
tavarua-event-showed = Posto { $seat }: { $action ->
    [1] rema al largo
    [2] rema verso riva
    [3] prende l’onda
    [4] aspetta
    [5] surfa
    [6] abbandona
    [7] si riprende
   *[8] ruba l’onda al posto { $rider }
}{ $power ->
    [0] { "" }
   *[other] {" "}con { $power } { $direction ->
        [0] punta
       *[1] coda
    } { $colour ->
        [0] granata
       *[1] verde acqua
    }
}{ $tokens ->
    [0] { "" }
   *[other] {" "}e gettoni: { $tokens }
}.
tavarua-event-laid_down = Il posto { $seat } scarta { $power } { $direction ->
    [0] punta
   *[1] coda
} { $colour ->
    [0] granata
   *[1] verde acqua
}.
tavarua-event-collided = Il posto { $seat } si scontra nello spazio { $space }.
tavarua-event-stayed = Il posto { $seat } perde la contesa e resta nel canale in { $space }.
tavarua-event-snaked = Il posto { $by } ruba l’onda al posto { $seat }.
tavarua-event-caught = Il posto { $seat } prende l’onda in { $space }{ $perfect ->
    [0] { "" }
   *[1] , perfetta
}; equilibrio { $balance }.
tavarua-event-rode = Il posto { $seat } surfa in { $space }; equilibrio { $balance }.
tavarua-event-fell = Wipeout del posto { $seat } in { $space }.
tavarua-event-paddled = Il posto { $seat } rema da { $from } a { $to }.
tavarua-event-recovered = Il posto { $seat } è di nuovo a riva.
tavarua-event-bailed = Il posto { $seat } abbandona in { $space }.
tavarua-event-wave = La carta onda: { $wave ->
    [0] Glass
    [1] Lull
    [2] Surge
    [3] Chop
   *[4] Barrel
} { $front }.
tavarua-event-barrel = Il posto { $seat } { $ridden ->
    [0] sbaglia il barrel.
   *[1] esce dal barrel!
}
tavarua-event-hang_ten = Hang-ten del posto { $seat }.
tavarua-event-scored = Posto { $seat }: { $points } punti per l’onda ({ $how ->
    [1] surfata fino a riva
    [2] abbandonata
    [3] rubata
   *[4] wipeout
}).
tavarua-event-over = L’ultima carta onda è girata: si assegnano i trofei.
tavarua-event-chose = Il posto { $seat } ha scelto.

## Perché no

tavarua-why-over = La partita è finita.
tavarua-why-turn = Adesso decide il posto { $seat }.
tavarua-why-board = Scegli la shortboard o la longboard.
tavarua-why-now-board = Prima tutti scelgono la tavola di partenza.
tavarua-why-now-mulligan = Adesso scegli quali carte cambiare, o tienile tutte.
tavarua-why-now-prepare = Adesso preparati: una carta stoke, un cambio di tavola, acquisti, o basta così.
tavarua-why-now-inspire = Adesso scarta le carte in più di Inspiration.
tavarua-why-now-choose = Adesso scegli un’azione.
tavarua-why-now-card = Adesso scegli la carta per la tua azione.
tavarua-why-now-sign = Adesso di’ più o meno per i gettoni sulla tua carta.
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
tavarua-why-riding = Stai surfando: continua o abbandona.
tavarua-why-catch-shore = Accanto alla riva non c’è nessuna onda: prima rema al largo.
tavarua-why-unbroken = L’onda mostra { $die } nello spazio { $space }: non si è ancora franta.
tavarua-why-full = Sull’onda non c’è più posto.
tavarua-why-no-snaking = Un’onda occupata non si può prendere: lo snaking è escluso.
tavarua-why-snake-fee = Nella prima edizione rubare un’onda costa un gettone stoke, e non ne hai.
tavarua-why-snake-rider = Su quest’onda non c’è nessuno a cui rubarla.
tavarua-why-not-wash = Non sei nella schiuma.
tavarua-why-cards = Solo per aspettare e abbandonare si giocano più carte, almeno una della tua mano.
tavarua-why-tokens = Non hai tanti gettoni per questa carta.
tavarua-why-card = Serve una carta che hai in mano.

## Errori

tavarua-invalid-move = «{ $move }» non è una mossa di Tavarua. Le mosse si scrivono long, keep, done, switch, buy, jetski4, call3=5, O I C W R B S2 (azioni), 3nT*1 (carta e gettoni), 1tM.2nT (carte), + e -.
tavarua-bad-shape = Nel file dei componenti c’è un valore di tipo sbagliato dove dovrebbero esserci carte.
tavarua-bad-power = La carta { $name } ha potenza { $power }; le potenze vanno da 1 a { $most }.
tavarua-bad-direction = La carta { $name } ha la direzione «{ $direction }»; dev’essere nose o tail.
tavarua-bad-copies = La carta { $name } ha { $copies } copie, e non può essere.
tavarua-bad-icon = Le carte di potenza { $power }, { $direction }, stanno in due righe che non vanno d’accordo sull’icona No Longboard.
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
tavarua-career-name = «{ $name }» non può essere il nome di una carriera.
tavarua-career-exists = c’è già una carriera con questo nome; --force la sostituisce
tavarua-career-foreign = Questa non è una carriera di Tavarua.
tavarua-career-incomplete = Il file della carriera è incompleto: manca { $missing }.
tavarua-career-unreadable = Il file della carriera non si legge: è troncato o danneggiato alla riga { $line }, colonna { $column }.
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
tavarua-table-broken = franta
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

tavarua-career-begun = { $name } parte dalla posizione 50. La carriera sta in { $path }.
tavarua-career-none = In { $folder } non ci sono carriere.
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
    [hang_ten] foto: hang-ten
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
tavarua-career-help = Scrivi una mossa o il suo numero; list le mostra tutte, undo ne ritira una, quit tiene l’evento per un’altra volta.
tavarua-career-box = Spunta { $left ->
    [one] una casella
   *[other] { $left } caselle
} della scheda:
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
tavarua-web-journey-about = Un anno nel circuito: dodici eventi, dal 50º posto alla vetta. Il 1º posto vince, il 60º mette fine a tutto.
tavarua-web-score-about = Da soli con il reef: il totale delle tue quattro onde migliori. 40 è perfetto, 20 con una sola tavola.
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
   *[under_way] { $rank }º posto · { $played } eventi su 12
}
tavarua-web-journey-edition = { $edition ->
    [first] prima edizione
   *[revised] edizione riveduta
}
tavarua-web-journey-rank = { $rank }º posto
tavarua-web-journey-goal = { $goal ->
    [1] Prossimo traguardo: il 1º posto, il titolo
   *[other] Prossimo sblocco al { $goal }º posto
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
tavarua-web-journey-sheet = Scheda del surfista
tavarua-web-journey-sheet-about = Le carte sbloccate ti accompagnano a ogni evento finché non le usi.
tavarua-web-journey-card-text = { $card }: { $ready } pronte, { $spent } usate, { $locked } bloccate
tavarua-web-journey-effect = { $card ->
    [energy_drink] Prendi due gettoni stoke.
    [jetski] Vai subito in uno spazio qualsiasi del canale.
    [call_it] Gira il dado di un’onda libera sulla faccia che vuoi.
    [focus] Guarda la prossima carta onda.
    [inspiration] Pesca tre carte, scartane tre.
   *[in_the_zone] In questo round l’equilibrio ti tiene sulla tavola.
}
tavarua-web-journey-calendar = L’anno
tavarua-web-journey-kind = { $kind ->
    [longboards] Gara di longboard
    [shortboards] Gara di shortboard
    [combined] Gara con entrambe le tavole
    [hang_ten] Servizio foto: hang-ten
    [aerial] Servizio foto: Aerial
   *[barrel] Servizio foto: barrel
}
tavarua-web-journey-task = { $kind ->
    [hang_ten] 1 punto per ogni hang-ten
    [aerial] 1 punto per ogni Aerial
   *[barrel] 1 punto per ogni barrel
}
tavarua-web-journey-deck = { $rounds } round, mazzo da { $total }
tavarua-web-journey-deck-text = Mazzo delle onde: { $deck }.
tavarua-web-journey-rivals = Rivali
tavarua-web-journey-rival = { $board ->
    [long] longboard
   *[short] shortboard
}, aspetta sul { $target }
tavarua-web-journey-nobody = solo tu e la macchina fotografica
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
