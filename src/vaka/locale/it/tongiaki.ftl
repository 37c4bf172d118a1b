tongiaki-about = Quando una spiaggia è piena, salpano tutti. Attraversa insieme agli altri acque sconosciute, scopri isole e cerca di essere su più isole possibile.
tongiaki-web-tag = Naviga dove non c’è mappa.
tongiaki-option-first = A chi tocca il primo turno: estratto a sorte, oppure uno dei posti.
tongiaki-web-option-first = Chi comincia
tongiaki-web-value-first = { $value ->
    [random] A sorte
   *[other] Posto { $value }
}
tongiaki-web-begins = comincia
tongiaki-option-ending = Dopo l’ultima tessera la partita finisce appena è sbarcata la flotta in viaggio; oppure salpano ancora tutte le spiagge piene, sulle tessere in tavola.
tongiaki-web-option-ending = Dopo l’ultima tessera
tongiaki-web-value-ending = { $value ->
    [landing] Sbarca e finisce
   *[chain] Si salpa ancora
}
tongiaki-option-royal = Un’isola reale si fonda con un turno intero, dove ci sono solo barche tue; oppure subito, quando arrivano solo barche tue.
tongiaki-web-option-royal = Isole reali
tongiaki-web-value-royal = { $value ->
    [turn] Con un turno
   *[landing] Allo sbarco
}
tongiaki-option-size = La partita minima ha tre tessere e un turno a testa, in due: serve alla ricerca, perché se ne conosce ogni svolgimento.
tongiaki-web-option-size = Formato
tongiaki-web-value-size = { $value ->
    [whole] La partita intera
   *[tiny] Minima
}
tongiaki-option-colours = In due si possono giocare due colori a testa, a turni alterni; in più di due se ne ha sempre uno.
tongiaki-web-option-colours = Colori a testa
tongiaki-web-value-colours = { $value ->
    [1] Uno
   *[2] Due
}
tongiaki-web-level = { $level ->
    [0] va dove porta il vento
    [1] riempie la prossima spiaggia
    [2] valuta ogni viaggio
    [3] sceglie la compagnia e rovina la tua
   *[4] conta ogni barca e ogni ormeggio
}

## Nomi

tongiaki-island = { $island ->
    [0] Tonga
    [1] Mururoa
    [2] Nauru
    [3] Tubuai
    [4] Rarotonga
    [5] Rapa Nui
    [6] Tokelau
    [7] Tuamotu
    [8] Hiva Oa
    [9] Mangareva
    [10] Oahu
    [11] Tahiti
    [12] Tuvalu
    [13] Figi
    [14] Hawaii
    [15] Samoa
   *[other] { $island }
}
tongiaki-tile = { $tile ->
    [0] Tonga
    [1] Mururoa
    [2] Nauru
    [3] Tubuai
    [4] Rarotonga
    [5] Rapa Nui
    [6] Tokelau
    [7] Tuamotu
    [8] Hiva Oa
    [9] Mangareva
    [10] Oahu
    [11] Tahiti
    [12] Tuvalu
    [13] Figi
    [14] Hawaii
    [15] Samoa
   *[other] un oceano
}
tongiaki-colour = { $colour ->
    [0] Blu
    [1] Giallo
    [2] Verde
    [3] Arancione
    [4] Rosso
    [5] Viola
   *[other] { $colour }
}
tongiaki-side = { $side ->
    [0] sud
    [1] sud-ovest
    [2] nord-ovest
    [3] nord
    [4] nord-est
    [5] sud-est
   *[other] { $side }
}
tongiaki-mark = { $mark ->
    [0] sud
    [1] sud-ovest
    [2] nord-ovest
    [3] nord
    [4] nord-est
    [5] sud-est
   *[other] { $mark }
}
tongiaki-port = { $port ->
    [0] Tonga
    [1] Mururoa
    [2] Nauru
    [3] Tubuai
    [4] Rarotonga
    [5] Rapa Nui
    [6] Tokelau
    [7] Tuamotu
    [8] Hiva Oa
    [9] Mangareva
    [10] Oahu
    [11] Tahiti
    [12] Tuvalu
    [13] Figi
    [14] Hawaii
    [15] Samoa
   *[other] { $port }
}
tongiaki-reaches = { $reaches ->
    [0] Tonga
    [1] Mururoa
    [2] Nauru
    [3] Tubuai
    [4] Rarotonga
    [5] Rapa Nui
    [6] Tokelau
    [7] Tuamotu
    [8] Hiva Oa
    [9] Mangareva
    [10] Oahu
    [11] Tahiti
    [12] Tuvalu
    [13] Figi
    [14] Hawaii
    [15] Samoa
   *[other] { "" }
}
tongiaki-boat = { $colour ->
    [0] una barca blu
    [1] una barca gialla
    [2] una barca verde
    [3] una barca arancione
    [4] una barca rossa
    [5] una barca viola
   *[other] { $colour }
}
tongiaki-boats = { $boats ->
    [one] una barca
   *[other] { $boats } barche
}
tongiaki-colours = { $colours ->
    [one] un colore
   *[other] { $colours } colori
}

## Azioni

tongiaki-action-put = metti una barca sulla spiaggia { tongiaki-beach } di { tongiaki-island }
tongiaki-action-expand = espanditi a { tongiaki-island }: { tongiaki-boats }
tongiaki-action-grab = riprendi una barca dalla spiaggia { tongiaki-beach } di { tongiaki-island }
tongiaki-action-return = ricomincia da { tongiaki-island } con { tongiaki-boats }
tongiaki-action-sail = da { tongiaki-island } salpa verso { tongiaki-side }, { $ends ->
    [lands] fino a { tongiaki-reaches }
    [turned_back] fino a { tongiaki-reaches }, isola reale che respinge la flotta a { tongiaki-island }
    [lost] e va persa: la rotta richiede { $danger } colori, la flotta ne ha { $colours }
    [at_sea] e resta in mare
    [stopped] e va persa: troppi viaggi di fila
   *[unknown] verso l’ignoto con { tongiaki-colours }
}
tongiaki-action-land = { tongiaki-boat } sbarca sulla spiaggia { tongiaki-beach } di { tongiaki-island }
tongiaki-action-found = rendi reale { tongiaki-island }, { $value } punti
tongiaki-action-found_not = sbarca a { tongiaki-island } senza renderla reale
tongiaki-action-settle = nuovo insediamento: { $boats ->
    [0] scopri tessere finché esce un’isola
   *[other] togli { tongiaki-boats } dalle spiagge e scopri tessere
}
tongiaki-action-tile = piazza { tongiaki-tile } { tongiaki-by }
tongiaki-action-remove = togli { tongiaki-island } dal gioco

## Avvenimenti

tongiaki-event-turn = Turno { $turn }: tocca a { $seat ->
    [you] te
   *[other] { $seat }
}.
tongiaki-event-put = { $seat ->
    [you] Metti
   *[other] { $seat } mette
} una barca sulla spiaggia { tongiaki-beach } di { tongiaki-island }.
tongiaki-event-grabbed = { $seat ->
    [you] Riprendi
   *[other] { $seat } riprende
} una barca dalla spiaggia { tongiaki-beach } di { tongiaki-island }.
tongiaki-event-expands = { $seat ->
    [you] Ti espandi
   *[other] { $seat } si espande
} a { tongiaki-island } con { $boats ->
    [one] una barca nuova
   *[other] { $boats } barche nuove
}.
tongiaki-event-returns = { $seat ->
    [you] Non hai più barche sulle spiagge e ricominci
   *[other] { $seat } non ha più barche sulle spiagge e ricomincia
} da { tongiaki-island } con { tongiaki-boats }.
tongiaki-event-sailed = Da { tongiaki-island } { $by ->
    [you] fai
   *[other] { $by } fa
} salpare una spiaggia piena, verso { tongiaki-side }: { tongiaki-boats }, { tongiaki-colours }.
tongiaki-recap-sailed = { $by ->
    [you] Fai
   *[other] { $by } fa
} salpare { tongiaki-boats } da { tongiaki-island }.
tongiaki-recap-settling = { $seat ->
    [you] Fai un nuovo insediamento e trovi
   *[other] { $seat } fa un nuovo insediamento e trova
} { tongiaki-tile }.
tongiaki-recap-reached = Una flotta arriva a { tongiaki-island }.
tongiaki-recap-landed = { $seat ->
    [you] A { tongiaki-island } sbarchi anche tu.
   *[other] A { tongiaki-island } sbarca anche { $seat }.
}
tongiaki-recap-home = { $seat ->
    [you] Perdi
   *[other] { $seat } perde
} in mare { tongiaki-boats }.
tongiaki-recap-fleets = { $fleets } flotte prendono il mare: { $all ->
    [landed] arrivano tutte.
    [lost] tutte perse.
   *[some] { tongiaki-recap-through }{ tongiaki-recap-back }{ tongiaki-recap-lost }.
}
tongiaki-recap-through = { $landed ->
    [0] non ne arriva nessuna
    [one] una arriva
   *[other] { $landed } arrivano
}
tongiaki-recap-back = { $back ->
    [0] { "" }
    [one] , una è respinta
   *[other] , { $back } sono respinte
}
tongiaki-recap-lost = { $lost ->
    [0] { "" }
    [one] , una va persa
   *[other] , { $lost } vanno perse
}
tongiaki-recap-failed = Il viaggio fallisce: servivano { $danger } colori e ce n’erano { $colours }.
tongiaki-trail-founded = isola reale
tongiaki-trail-found = nuova
tongiaki-trail-failed = servono { $danger } colori, a bordo { $colours }
tongiaki-trail-turned_back = flotta respinta
tongiaki-event-turned = La flotta trova { tongiaki-tile }.
tongiaki-event-passed = { $danger ->
    [0] La rotta è tranquilla: la flotta passa.
   *[other] La rotta richiede { $danger } colori e la flotta ne ha { $colours }: passa.
}
tongiaki-event-failed = La rotta richiede { $danger } colori e la flotta ne ha solo { $colours }: il viaggio fallisce.
tongiaki-event-reached = La flotta arriva a { tongiaki-island }: { tongiaki-boats } per { $moorings ->
    [0] nessun ormeggio libero
    [one] un ormeggio libero
   *[other] { $moorings } ormeggi liberi
}.
tongiaki-event-turned_back = { tongiaki-island } è isola reale e respinge la flotta a { tongiaki-port }.
tongiaki-event-landed = { $seat ->
    [you] La tua barca
   *[other] La barca di { $seat }
} sbarca sulla spiaggia { tongiaki-beach } di { tongiaki-island }.
tongiaki-event-home = { $reason ->
    [0] { $seat ->
        [you] Perdi
       *[other] { $seat } perde
    } in mare { tongiaki-boats }: di nuovo in scorta.
    [1] { $seat ->
        [you] Non trovi
       *[other] { $seat } non trova
    } ormeggio per { tongiaki-boats }: di nuovo in scorta.
    [2] { $seat ->
        [you] Riporti
       *[other] { $seat } riporta
    } a casa { tongiaki-boats } da { tongiaki-island }.
    [3] { $seat ->
        [you] Perdi
       *[other] { $seat } perde
    } { tongiaki-boats } dopo troppi viaggi di fila: di nuovo in scorta.
   *[4] { $seat ->
        [you] Togli
       *[other] { $seat } toglie
    } { tongiaki-boats } da { tongiaki-island } per un nuovo insediamento.
}
tongiaki-event-at_sea = L’ultima tessera è in tavola: la flotta ({ tongiaki-boats }) resta in mare e non fa punti.
tongiaki-event-stopped = Trenta viaggi di fila non hanno cambiato nulla: la flotta di { tongiaki-island } va persa.
tongiaki-event-founded = { $seat ->
    [you] Rendi
   *[other] { $seat } rende
} reale { tongiaki-island }.
tongiaki-event-settling = { $seat ->
    [you] Scopri
   *[other] { $seat } scopre
} { tongiaki-tile }.
tongiaki-event-laid = Sulla mappa c’è una tessera nuova: { tongiaki-tile }.
tongiaki-event-removed = Le barche girerebbero in tondo per sempre: { tongiaki-island } esce dal gioco.
tongiaki-event-last_tile = { $island ->
    [1] L’ultima isola è sulla mappa: la partita finisce con questo turno.
   *[0] L’ultimo oceano è sulla mappa: la partita finisce con questo turno.
}
tongiaki-event-scored = { $seat ->
    [you] Chiudi
   *[other] { $seat } chiude
} in { tongiaki-place } posizione con { $points ->
    [one] un punto
   *[other] { $points } punti
}: presente su { $islands ->
    [one] un’isola
   *[other] { $islands } isole
} con { tongiaki-boats }.
tongiaki-event-over = La partita è finita.
tongiaki-place = { $place ->
    [1] prima
    [2] seconda
    [3] terza
    [4] quarta
    [5] quinta
   *[6] sesta
}
tongiaki-beach = { $side ->
    [0] sud
    [1] sud-ovest
    [2] nord-ovest
    [3] nord
    [4] nord-est
    [5] sud-est
    [6] ovest
   *[7] est
}
tongiaki-by = a { tongiaki-side } { $steps ->
    [0] di { tongiaki-island }
   *[other] dell’oceano { tongiaki-ocean-way } di { tongiaki-island }
}
tongiaki-beside = { $steps ->
    [0] { tongiaki-island }
   *[other] l’oceano { tongiaki-ocean-way } di { tongiaki-island }
}
tongiaki-ocean-way = { $more ->
    [0] { $steps ->
        [1] a { tongiaki-towards }
       *[other] { $steps } passi a { tongiaki-towards }
    }
   *[other] { $steps ->
        [one] 1 passo a { tongiaki-towards } e { $more } a { tongiaki-then }
       *[other] { $steps } passi a { tongiaki-towards } e { $more } a { tongiaki-then }
    }
}
tongiaki-towards = { $towards ->
    [0] sud
    [1] sud-ovest
    [2] nord-ovest
    [3] nord
    [4] nord-est
   *[5] sud-est
}
tongiaki-then = { $towards ->
    [0] sud-ovest
    [1] nord-ovest
    [2] nord
    [3] nord-est
    [4] sud-est
   *[5] sud
}

## Perché no

tongiaki-why-over = La partita è finita.
tongiaki-why-turn = Ora tocca a qualcun altro.
tongiaki-why-pass = Non si può passare: espanditi, fonda un’isola reale o fai un nuovo insediamento.
tongiaki-why-now-setup = Prima ognuno mette due barche a Tonga, una alla volta.
tongiaki-why-now-turn = Scegli il tuo turno: espansione, isola reale o nuovo insediamento.
tongiaki-why-now-taken = Hai ripreso una barca. Ora scegli l’isola dove espanderti.
tongiaki-why-now-add = Ora metti le barche nuove sulle spiagge.
tongiaki-why-now-sail = C’è una spiaggia piena: prima le sue barche devono prendere il mare.
tongiaki-why-now-found = Arrivano solo barche tue: fonda qui un’isola reale, oppure sbarca.
tongiaki-why-now-land = La flotta è arrivata: prima sbarcano le sue barche, una alla volta.
tongiaki-why-now-remove = Le barche girerebbero in tondo: scegli l’isola che esce dal gioco.
tongiaki-why-now-tile = Piazza la tessera che hai scoperto.
tongiaki-why-now-settle = Metti la tua barca su una spiaggia della nuova isola.
tongiaki-why-no-beach = L’isola non ha questa spiaggia.
tongiaki-why-other-island = Le barche vanno sulle spiagge di { tongiaki-island }.
tongiaki-why-setup-room = Durante la preparazione ogni spiaggia di Tonga tiene libero un ormeggio.
tongiaki-why-beach-full = Questa spiaggia è piena.
tongiaki-why-one-a-beach = Questa spiaggia ha già ricevuto una delle barche nuove.
tongiaki-why-lowest-beach = Ogni spiaggia libera riceve una barca, una dopo l’altra: la prossima è quella che brilla.
tongiaki-why-expand-royal = Su un’isola reale nessuno può espandersi.
tongiaki-why-no-boats = Non hai barche sulle spiagge: torna con due barche a Tonga o con una su un’isola qualsiasi, oppure fai un nuovo insediamento.
tongiaki-why-expand-absent = Ci si espande su un’isola dove si ha una barca su una spiaggia.
tongiaki-why-all-boats = Tutte le tue barche sono sulla mappa: prima riprendine una.
tongiaki-why-found-landing = In questa partita un’isola reale si fonda quando su un’isola arrivano solo barche tue.
tongiaki-why-found-tonga = Tonga non diventa mai isola reale.
tongiaki-why-found-limit = Hai già fondato due isole reali: di più in una partita non si può.
tongiaki-why-found-absent = Non hai barche su quest’isola.
tongiaki-why-found-others = A { tongiaki-island } ci sono barche di altri: { $others }.
tongiaki-why-grab-supply = Si riprende una barca solo con la scorta vuota; nella tua ce ne sono { $supply }.
tongiaki-why-grab-absent = Non hai barche su quella spiaggia.
tongiaki-why-return-boats = Questo è per chi non ha barche sulle spiagge; tu ne hai { $boats }.
tongiaki-why-return-island = Si torna su un’isola che è sulla mappa e non è reale.
tongiaki-why-return-two = Due barche si mettono solo a Tonga; sulle altre isole una.
tongiaki-why-return-room = Non ci sono abbastanza ormeggi liberi.
tongiaki-why-no-jetty = Su questo lato non c’è una passerella.
tongiaki-why-not-full = Prendono il mare solo le spiagge piene.
tongiaki-why-not-aboard = La flotta non ha più barche di questo colore.
tongiaki-why-each-first = Prima ogni spiaggia aperta riceve una barca della flotta.
tongiaki-why-tile-taken = Lì c’è già una tessera.
tongiaki-why-tile-detached = La tessera deve toccare una tessera della mappa.
tongiaki-why-tile-mark = Il segno rosso deve toccare una tessera; verso { tongiaki-mark } non ce n’è.
tongiaki-why-not-caught = Le barche non girano in tondo da quest’isola.

## Motivi: frasi su una mossa, senza il soggetto

tongiaki-reason-points = { $value ->
    [0] non ti assicura punti sulla mappa
    [one] ti assicura un punto sulla mappa
   *[other] ti assicura { $value } punti sulla mappa
}
tongiaki-reason-islands = { $value ->
    [0] non ti assicura nessuna isola
    [one] ti assicura un’isola
   *[other] ti assicura { $value } isole
}
tongiaki-reason-boats = { $value ->
    [0] non ti assicura nessuna barca sulla mappa
    [one] ti assicura una barca sulla mappa
   *[other] ti assicura { $value } barche sulla mappa
}
tongiaki-reason-rival = lascia il migliore degli altri a { $value ->
    [one] un punto
   *[other] { $value } punti
}
tongiaki-reason-royal = { $value ->
    [0] non ti dà isole reali
    [one] ti dà un punto reale che nessuno può togliere
   *[other] ti dà { $value } punti reali che nessuno può togliere
}
tongiaki-reason-shaky = { $value ->
    [0] non lascia isole da cui un’altra barca ti farebbe salpare
    [one] lascia un’isola da cui un’altra barca ti farebbe salpare
   *[other] lascia { $value } isole da cui un’altra barca ti farebbe salpare
}
tongiaki-reason-spread = { $value ->
    [0] non ti mette su più spiagge di nessuna isola
    [one] ti mette su più spiagge di un’isola
   *[other] ti mette su più spiagge di { $value } isole
}
tongiaki-reason-room = { $value ->
    [0] non lascia ormeggi liberi
    [one] lascia un ormeggio libero
   *[other] lascia { $value } ormeggi liberi
} accanto alle tue barche
tongiaki-reason-voyage = { $how ->
    [lands] { $whose ->
        [others] fa sbarcare di sicuro una flotta degli altri
       *[own] fa sbarcare di sicuro la flotta
    }
    [back] { $whose ->
        [others] fa di sicuro respingere una flotta degli altri
       *[own] fa di sicuro respingere la flotta
    }
    [lost] { $whose ->
        [others] fa di sicuro perdere una flotta degli altri
       *[own] fa di sicuro perdere la flotta
    }
   *[unknown] { $whose ->
        [others] porta una flotta degli altri oltre
       *[own] supera
    } la prossima tessera in { $safe ->
        [one] un caso
       *[other] { $safe } casi
    } su { $tiles }
}
tongiaki-reason-company = naviga con { $value ->
    [one] un colore
   *[other] { $value } colori
}

## Errori

tongiaki-invalid-move = «{ $move }» non è una mossa di Tongiaki. Le mosse sono fatte così: P2 (barca sulla spiaggia 2), XI05 (espansione a Rapa Nui), MI05/3 (si salpa dalla passerella sul lato 3), LY2 (barca gialla sulla spiaggia 2), GI05.2, N2, NI05, RI08, R-, S, T0,2/4, KI05.
tongiaki-bad-count = I componenti hanno { $found } per { $what }; devono essere { $expected }.
tongiaki-bad-number = Nei componenti { $name } vale { $found }: deve essere un numero intero da { $low } a { $high }.
tongiaki-bad-island = L’isola { $island } non può essere giusta: spiagge da 2 a 5 ormeggi, ognuna con una passerella; nessun lato due volte; nessuna passerella al segno rosso, tranne a Tonga.
tongiaki-bad-ocean = L’oceano { $ocean } non può essere giusto: tre rotte uniscono i sei lati, ognuna con pericolo 0, 2, 3 o 4.

## Il tavolo

tongiaki-table-turn = Turno { $turn }: { tongiaki-colour }
tongiaki-table-setup = Preparazione: { tongiaki-colour }
tongiaki-table-over = La partita è finita
tongiaki-table-pile = Restano nel mazzo: isole { $islands }, oceani { $oceans }
tongiaki-table-hand = Scoperta: { tongiaki-tile }
tongiaki-table-fleet = Flotta per { tongiaki-island }
tongiaki-table-supply = scorta
tongiaki-table-ashore = a terra
tongiaki-table-royals = reali
tongiaki-table-islands = isole
tongiaki-table-points = punti
tongiaki-table-seat = posto
tongiaki-table-legend = Spiagge: numero, barche, ormeggi liberi (.), «!» se piena, frecce per le passerelle. Oceani: • segno rosso, frecce per i lati uniti da una rotta, poi i colori che richiede. ♛ isola reale.
tongiaki-table-last = L’ultima tessera è in tavola: la partita finisce con questo turno.


## Primi passi

tongiaki-steps-map = Nel mezzo c’è Tonga, con sei spiagge da tre ormeggi. Tutto intorno è ignoto. Le tue barche hanno un pesce sulla vela. Vince chi alla fine sta sulle isole di maggior valore.
tongiaki-steps-begin = Ognuno comincia con due barche a Tonga. Metti la prima sulla spiaggia cerchiata e, quando tocca di nuovo a te, la seconda su quella cerchiata dopo. Per ora un ormeggio di ogni spiaggia resta libero.
tongiaki-steps-expand = Tocca a te. **Espanditi** a Tonga: ricevi tante barche nuove quante ne hai sull’isola (TON-3.2), quindi due.
tongiaki-steps-fill = Ogni barca nuova va su una spiaggia diversa. Mettine una sulla spiaggia cerchiata e una su quella cerchiata dopo: saranno piene, e una spiaggia piena deve prendere il mare con le barche di tutti (TON-4.1).
tongiaki-steps-sail = Due spiagge sono piene. Fai salpare prima quella cerchiata. Nessuno sa che cosa c’è oltre la passerella: la tessera si scopre quando la flotta arriva.
tongiaki-steps-land = Terra! Hai trovato Rarotonga. Decidi tu chi sbarca e dove: prima una barca per spiaggia, poi le altre (TON-7.2). Metti la tua barca, quella con la stella e quella con la foglia sulle spiagge cerchiate, in quest’ordine.
tongiaki-steps-again = Ora salpa l’altra spiaggia piena. Porta tre colori, e potrebbero servire.
tongiaki-steps-danger = Un oceano con un 2: richiede barche di almeno due colori (TON-5.2). Navigavi in compagnia, e la flotta è passata fino a Hiva Oa. Metti una barca per spiaggia: pesce, stella, foglia. Se uno sbarco riempie una spiaggia, quella riparte subito (TON-9.1).
tongiaki-steps-lost = Ora gli altri si espandono e salpano. Guarda la cronaca: con troppo pochi colori una flotta è persa, e le barche tornano a casa (TON-5.3). Lo stesso vale per chi non trova un ormeggio libero (TON-8.1).
tongiaki-steps-points = Alla fine ogni isola conta una volta per chiunque ci abbia una barca, una o tante che siano (TON-13.1). Tonga non vale nulla.
tongiaki-steps-royal = Invece di espanderti puoi fondare un’isola reale dove ci sono solo barche tue (TON-10.1), due volte a partita: conta solo per te e non ci sbarca più nessuno. Oppure riprendi tutte le barche e fondi un **nuovo insediamento** (TON-11.1).
tongiaki-steps-end = Quando tutte le isole o tutti gli oceani sono sulla mappa la partita finisce (TON-12.1). Il mare è tuo: continua!
## La mappa

tongiaki-web-map = L’arcipelago
tongiaki-web-map-of = Isole sulla mappa: { $tiles }, oceani: { $oceans }.
tongiaki-web-island-open = { tongiaki-island }, { $value ->
    [0] senza punti
    [one] 1 punto
   *[other] { $value } punti
}: { $boats ->
    [none] nessuna barca
   *[other] { $boats }
}{ $full ->
    [none] { "" }
   *[other] ; piena: spiaggia { $full }
}.
tongiaki-web-island-royal = { tongiaki-island }, { $value } punti: isola reale di { $name }.
tongiaki-web-islands-left = { $count ->
    [one] isola rimasta
   *[other] isole rimaste
}
tongiaki-web-oceans-left = { $count ->
    [one] oceano rimasto
   *[other] oceani rimasti
}
tongiaki-web-uncharted = inesplorato
tongiaki-web-where = { $phase ->
    [setup] preparazione
    [over] fine
   *[other] round { $round }
}{ $final ->
    [yes] { $phase ->
        [over] { "" }
       *[other] { " " }(ultimo turno)
    }
   *[no] { "" }
}
tongiaki-web-points = { $count ->
    [one] punto
   *[other] punti
}
tongiaki-web-supply-short = scorta
tongiaki-web-islands-short = { $count ->
    [one] isola
   *[other] isole
}
tongiaki-web-supply = { $count ->
    [one] 1 barca in scorta
   *[other] { $count } barche in scorta
}
tongiaki-web-on-islands = { $count ->
    [one] su 1 isola
   *[other] su { $count } isole
}
tongiaki-web-royals = { $count ->
    [one] 1 isola reale
   *[other] { $count } isole reali
}
tongiaki-web-royal = isola reale
tongiaki-web-at-sea = { $count ->
    [one] 1 barca rimasta in mare
   *[other] { $count } barche rimaste in mare
}
tongiaki-web-held = { $held ->
    [boats] nessuna barca a terra
   *[supply] nessuna barca in scorta
}
tongiaki-web-sheet = Chi è dove
tongiaki-web-beach = spiaggia { tongiaki-beach } di { tongiaki-island }, { $free } ormeggi liberi su { $moorings }
tongiaki-web-expand-on = Espanditi a { tongiaki-island }
tongiaki-web-found-on = Rendi reale { tongiaki-island }
tongiaki-web-return-on = Ricomincia da { tongiaki-island }
tongiaki-web-remove-on = Togli { tongiaki-island } dal gioco
tongiaki-web-place = Posto libero { tongiaki-by }
tongiaki-web-hex = Esagono { tongiaki-by }
tongiaki-web-turn-towards = Segno rosso verso { tongiaki-mark }, contro { tongiaki-beside }
tongiaki-web-beach-name = spiaggia { tongiaki-beach }
tongiaki-web-turn = Segno rosso verso { tongiaki-mark }
tongiaki-web-round = Round { $round }
tongiaki-web-agreed = Da { $rounds } round nessuno piazza una tessera. Se siete tutti d’accordo, la partita finisce qui e valgono i punti di adesso.
tongiaki-web-agreed-stop = Ferma e conta i punti
tongiaki-web-kinds = Il tuo turno
tongiaki-web-kind = { $kind ->
    [expand] Espansione
    [found] Isola reale
    [found_not] Sbarco
    [settle] Nuovo insediamento
    [return] Ricomincia
    [grab] Riprendi una barca
    [remove] Togli
    [sail] Salpa
    [land] Sbarca
    [tile] Piazza
   *[put] Metti
}
tongiaki-web-fleet = { $boats ->
    [one] 1 barca
   *[other] { $boats } barche
}
tongiaki-web-look = { $look ->
    [0] pesce
    [1] tartaruga
    [2] stella
    [3] foglia
    [4] conchiglia
    [5] amo
    [6] uccello
   *[7] luna
}
tongiaki-web-boat-of = { $name }: barca, vela con { tongiaki-web-look }
tongiaki-web-way = Passerella a { tongiaki-side }
tongiaki-web-way-ends = { $ends ->
    [lands] Fino a { tongiaki-reaches }{ $danger ->
        [0] { "" }
       *[other] : servono { $danger } colori, ne hai { $colours }
    }
    [turned_back] { tongiaki-reaches }, isola reale, la respinge
    [lost] Servono { $danger } colori, ne hai { $colours }: persa
    [at_sea] Resta in mare
    [stopped] Troppi viaggi di fila: persa
   *[unknown] Verso l’ignoto con { tongiaki-colours }
}
tongiaki-web-say-put = { $phase ->
    [setup] Metti una barca su una spiaggia di Tonga
    [settle] Metti la tua barca su una spiaggia di { tongiaki-island }
   *[other] { $boats ->
        [one] Metti la nuova barca su una spiaggia di { tongiaki-island }
       *[other] Metti { $boats } barche nuove a { tongiaki-island }
    }
}
tongiaki-web-say-expand = { $phase ->
    [taken] { $ready ->
        [yes] Usa a { tongiaki-island } la barca ripresa
       *[no] Scegli l’isola per la barca ripresa
    }
   *[other] { $ready ->
        [yes] Ti espandi a { tongiaki-island }: { $boats ->
            [one] una barca in più
           *[other] { $boats } barche in più
        }
       *[no] Dove ti espandi?
    }
}
tongiaki-web-say-found = { $phase ->
    [found] A { tongiaki-island } arrivano solo barche tue: isola reale o sbarco?
   *[other] { $ready ->
        [yes] { tongiaki-island } diventa reale: { $value ->
            [one] 1 punto
           *[other] { $value } punti
        } solo per te
       *[no] Quale isola diventa reale?
    }
}
tongiaki-web-say-settle = Nuovo insediamento: tutte le tue barche lasciano le spiagge
tongiaki-web-say-return = Non hai barche sulle spiagge. Da dove ricominci?
tongiaki-web-say-grab = La scorta è vuota: riprendi una barca
tongiaki-web-say-sail = { $ready ->
    [yes] Da { tongiaki-island } verso { tongiaki-side }: { $ends ->
        [lands] sbarchi a { tongiaki-reaches }
        [turned_back] { tongiaki-reaches }, isola reale, ti respinge
        [lost] pochi colori, la flotta si perde
        [at_sea] la flotta resta in mare
        [stopped] troppi viaggi di fila, la flotta si perde
       *[unknown] decide una nuova tessera
    }
   *[no] { $full ->
        [one] Una spiaggia di { tongiaki-island } è piena e salpa: per dove?
       *[other] { $full } spiagge sono piene: quale salpa per prima?
    }
}
tongiaki-web-say-land = Fai sbarcare la flotta a { tongiaki-island }: { $boats ->
    [one] resta 1 barca
   *[other] restano { $boats } barche
}
tongiaki-web-say-tile = Piazza { tongiaki-tile }
tongiaki-web-say-remove = Le barche girerebbero per sempre: quale isola esce dal gioco?
tongiaki-web-hint = { $kind ->
    [put] { $phase ->
        [setup] Tocca una spiaggia illuminata. Qui ognuno mette due barche, e per ora ogni spiaggia tiene libero un ormeggio.
       *[other] { $boats ->
            [0] Tocca una spiaggia illuminata.
            [one] Tocca una spiaggia illuminata. Poi le spiagge piene salpano.
           *[other] Una alla volta, sulle spiagge illuminate. Poi le spiagge piene salpano.
        }
    }
    [expand] { $ready ->
        [yes] { $limit ->
            [beaches] { $boats } su { $have }: c’è posto solo su { $boats ->
                [one] una spiaggia
               *[other] { $boats } spiagge
            }.
            [supply] { $boats } su { $have }: la scorta non ne ha altre.
           *[no] Una barca nuova per spiaggia.
        } Poi le spiagge piene salpano.
       *[no] { $phase ->
            [taken] Tocca un’isola dove hai una barca.
           *[other] Tocca un’isola dove hai una barca. Ne aggiungi tante quante ne hai lì, una per spiaggia, finché bastano le spiagge e la scorta.
        }
    }
    [found] Una barca resta per sempre al centro; lì non sbarca più nessuno.
    [found_not] Le barche vanno sulle spiagge, e altre possono raggiungerle.
    [settle] Scopri e piazzi tessere finché esce un’isola: lì metti una barca.
    [return] Due barche a Tonga, o una su un’isola qualsiasi che non sia reale.
    [grab] Tocca una spiaggia con una tua barca, poi espanditi con quella.
    [sail] { $ready ->
        [yes] { $ends ->
            [unknown] Hai { tongiaki-colours }; un numero sulla tessera ne richiede altrettanti.
           *[other] Tocca un’altra passerella per confrontare.
        }
       *[no] { $doomed ->
            [yes] Persa in ogni caso: scegli una passerella.
           *[no] Tocca una passerella. Un numero sulla rotta richiede altrettanti colori nella flotta.
        }
    }
    [land] { $landing ->
        [last] Tocca una spiaggia illuminata.
        [few] Meno barche che spiagge: ognuna sbarca su una spiaggia diversa. Scegli una barca, poi una spiaggia illuminata.
        [each] Prima una barca per spiaggia: scegli quale sbarca su quella illuminata.
       *[free] Scegli una barca, poi una spiaggia illuminata.
    }
    [tile] Tocca un esagono libero, poi dove va il segno rosso.
   *[remove] Le sue barche tornano ai proprietari.
}
tongiaki-web-do = { $kind ->
    [put] Metti la barca
    [expand] { $ready ->
        [yes] Espanditi: { tongiaki-boats }
       *[no] Scegli un’isola
    }
    [found] { $ready ->
        [yes] Rendila reale
       *[no] Scegli un’isola
    }
    [found_not] Sbarca
    [settle] Nuovo insediamento
    [return] { $ready ->
        [yes] Ricomincia: { tongiaki-boats }
       *[no] Scegli un’isola
    }
    [grab] Riprendila
    [sail] { $ready ->
        [yes] Salpa
       *[no] Scegli una passerella
    }
    [land] Falla sbarcare
    [tile] Piazza la tessera
   *[remove] Toglila
}
tongiaki-web-choice-put = { tongiaki-action-put }{ tongiaki-web-fills }
tongiaki-web-choice-land = { $own ->
    [yes] la tua barca
   *[no] barca di { $name }
} ({ tongiaki-web-look }) sulla spiaggia { tongiaki-beach }{ tongiaki-web-fills }
tongiaki-web-fills = { $fills ->
    [yes] : piena, quindi salpa
   *[no] { "" }
}
tongiaki-web-gallery-islands = { $count } isole
tongiaki-web-gallery-oceans = { $count } oceani
tongiaki-web-gallery-boats = Barche, isole reali, numeri delle rotte
tongiaki-web-gallery-value = { $value ->
    [0] senza punti
    [one] 1 punto
   *[other] { $value } punti
}
tongiaki-web-gallery-beaches = { $count } spiagge da { $sizes }: { $moorings } ormeggi
tongiaki-web-gallery-dangers = numeri { $dangers }
tongiaki-web-gallery-back = Dorso di una tessera
tongiaki-web-gallery-boat = { $count } barche, { tongiaki-web-look }
tongiaki-web-gallery-royal = Isola reale, al massimo { $count } a testa
tongiaki-web-gallery-danger = Richiede { $danger } colori

## Che cosa chiede l’elenco delle mosse, una parte alla volta

tongiaki-web-kind-off = Adesso non si può. Premi per sapere perché.
tongiaki-part-kind = Che cosa fai?
tongiaki-part-beside = Accanto a quale tessera?
tongiaki-part-side = Su quale lato?
tongiaki-part-mark = Dove punta il segno rosso?
tongiaki-part-island = Su quale isola?
tongiaki-part-beach = Quale spiaggia?
tongiaki-part-colour = La barca di chi?

## La scheda da due minuti

tongiaki-primer-goal = Cerca di avere barche sulle isole che valgono di più quando si scopre l’ultima isola o l’ultimo oceano.
tongiaki-primer-expand-title = Espanditi su un’isola
tongiaki-primer-expand = Le sue **spiagge** hanno **ormeggi** per le barche e **passerelle** da cui salpare. Aggiungi tante barche quante ne hai lì, al massimo una per spiaggia.
tongiaki-primer-full-title = La spiaggia piena salpa
tongiaki-primer-full = Nessun ormeggio libero? **Tutte** le sue barche prendono il mare insieme, anche quelle degli altri, dalla sua passerella. Se ne ha più d’una, scegli tu.
tongiaki-primer-sail-title = Segui la rotta bianca
tongiaki-primer-sail = Mare vuoto: pesca una tessera, con il **segno rosso** verso la flotta. Un numero richiede **altrettanti colori** nella flotta; se sono meno, tutte le barche tornano a casa.
tongiaki-primer-land-title = Fai sbarcare tutti
tongiaki-primer-land = Sistemi tu l’intera flotta: prima una barca per spiaggia, poi il resto come vuoi. Si riempie un’altra spiaggia? Salpa anche quella.
tongiaki-primer-royal-title = Rendi reale un’isola
tongiaki-primer-royal = Ci sono solo barche tue? Usa il turno: lasciane una al centro e riprendi le altre. Lì non sbarca più nessuno. Due a testa, mai Tonga.
tongiaki-primer-settle-title = Nuovo insediamento
tongiaki-primer-settle = Togli tutte le tue barche dalle spiagge. Pesca e piazza tessere finché esce un’isola, e mettici **una** barca. Nessuna barca sulle spiagge? Due a Tonga, o una su un’isola aperta.
tongiaki-primer-end-title = La fine
tongiaki-primer-end = Il turno in cui si piazza l’ultima **isola** o l’ultimo **oceano** è l’ultimo. Sull’ultima isola la flotta sbarca ancora; con l’ultimo oceano resta in mare e non vale nulla.
tongiaki-primer-score-title = I punti
tongiaki-primer-score = Ogni isola con almeno una tua barca ti dà il suo numero: **da 2 a 5**, Tonga **0**. Altre barche non aggiungono nulla. Parità: più isole, poi meno barche sulla mappa.
tongiaki-primer-tip-1 = I colori aprono il mare: meglio salpare con gli avversari che senza.
tongiaki-primer-tip-2 = Riempi una spiaggia degli altri: salpano quando e dove dici **tu**.
tongiaki-primer-tip-3 = Un 5 con barche solo tue? Rendilo reale prima che arrivi compagnia.
tongiaki-primer-label = { $name ->
    [here] 2 qui
    [more] altre 2
    [full] piena: 4 su 4
    [jetty] da qui
    [other] o da qui
    [pass] 3 colori: si passa
    [home] 2 colori: a casa
   *[stop] isola: basta
}

## La fine

tongiaki-end-headline = { $who ->
    [you] Le isole sono tue!
    [several] { $winners } regnano insieme sulle isole!
   *[one] { $winners } regna sulle isole!
}
tongiaki-end-line = { $who ->
    [winner] Chi vince ha { $islands ->
        [one] un’isola
       *[other] { $islands } isole
    }
   *[you] Hai { $islands ->
        [one] un’isola
       *[other] { $islands } isole
    }
}{ $royals ->
    [0] .
    [one] , di cui una reale: { $names }.
   *[other] , di cui { $royals } reali: { $names }.
}
tongiaki-end-islands = Isole per valore
tongiaki-end-value = Da { $value }
tongiaki-end-count = { $count ->
    [0] –
   *[other] { $count } × { $value }
}
tongiaki-end-tie = { $islands ->
    [one] un’isola
   *[other] { $islands } isole
}, { $boats ->
    [one] una barca
   *[other] { $boats } barche
}
tongiaki-end-fair = Niente trucchi: il seme
tongiaki-moment-last = { $island ->
    [0] Ecco l’ultimo oceano
   *[1] Ecco l’ultima isola
}
tongiaki-moment-last-turn = La partita finisce con questo turno.
tongiaki-moment-royal = { $name ->
    [you] Incoroni
   *[other] { $name } incorona
} { tongiaki-island }!
tongiaki-award-voyage = Viaggio più lungo
tongiaki-award-voyage-for = { $count } tessere, da { tongiaki-island } a { tongiaki-reaches }
tongiaki-award-lucky = Scoperta più fortunata
tongiaki-award-lucky-for = { tongiaki-island }, quando { $islands ->
    [one] una delle { $tiles } tessere rimaste era un’isola
   *[other] { $islands } delle { $tiles } tessere rimaste erano isole
}
tongiaki-award-islands = Esplorazione
tongiaki-award-islands-for = { $count } isole scoperte
tongiaki-award-bold = Viaggio più audace
tongiaki-award-bold-for = Per una rotta da { $danger } colori, fino a { tongiaki-island }
tongiaki-award-royal = Gioiello della corona
tongiaki-award-royal-for = { tongiaki-island }, da { $value } punti
tongiaki-award-fleet = Flotta più grande
tongiaki-award-fleet-for = { $boats } barche fino a { tongiaki-island }
tongiaki-award-lost = Tributo al mare
tongiaki-award-lost-for = { $count } barche perse

## Esempi accanto alle regole

tongiaki-example-tonga = In tre hanno messo due barche a testa su Tonga. Una spiaggia con due barche non ne prende una terza: un ormeggio resta libero.
tongiaki-example-expand = Il rosso ha quattro barche a Samoa, ma Samoa ha solo tre spiagge: tre barche nuove, una per spiaggia.
tongiaki-example-full = I quattro ormeggi di questa spiaggia sono occupati: salpano tutte e quattro le barche, di chiunque siano. Chi è di turno sceglie una delle due passerelle.
tongiaki-example-unknown = Oltre la passerella non c’è ancora una tessera: lì si piazza la prossima del mazzo.
tongiaki-example-route = La flotta entra da sud-ovest e segue la sua rotta fino in fondo, anche dove le rotte si incrociano.
tongiaki-example-every = Due colori bastano per il 2 del primo oceano, ma non per il 3 di quello dopo: lì il viaggio fallisce.
tongiaki-example-colours = Un 4 richiede quattro colori. Due barche gialle, una arancione e una rossa ne hanno solo tre; con una blu al posto di una gialla si passa.
tongiaki-example-mark = La tessera nuova va dove si dirige la flotta, con il segno rosso verso la flotta. Non c’è nulla da scegliere.
tongiaki-example-land = Quattro barche sbarcano su un’isola con tre spiagge: prima una per spiaggia, poi la quarta dove si vuole.
tongiaki-example-excess = Arrivano tre barche e gli ormeggi liberi sono due: una torna a casa. Ora tutte e due le spiagge sono piene e salpano a loro volta.
tongiaki-example-royal = Su Rarotonga ci sono solo barche blu. Il blu fonda un’isola reale: una barca va al centro, le altre tornano nella scorta.
tongiaki-example-back = Una flotta che arriva a un’isola reale torna indietro e sbarca sull’isola da cui era partita.
tongiaki-example-settle = Due oceani, poi un’isola: la ricerca è finita, e una barca va su una spiaggia dell’isola.
tongiaki-example-score = Samoa dà 5 punti al rosso e 5 al blu; una seconda barca non aggiunge nulla. Rarotonga, reale, dà i suoi 3 solo al blu.

## Segni spiegati dove si vedono

tongiaki-web-about-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
} finora, per le barche su { $islands ->
    [one] 1 isola
   *[other] { $islands } isole
}. Ogni isola conta una volta.
tongiaki-web-about-supply = { $supply ->
    [0] Nella scorta non ci sono più barche.
    [one] Nella scorta resta 1 barca.
   *[other] Nella scorta restano { $supply } barche.
} Le barche nuove vengono da lì.
tongiaki-web-about-royals = { $royals ->
    [0] Ancora nessuna isola reale.
    [one] 1 isola reale.
   *[other] { $royals } isole reali.
} Se ne possono fondare due a testa.
tongiaki-web-about-held = { $held ->
    [boats] Nessuna barca sulle spiagge: il prossimo turno comincia con due barche su Tonga, o una su un’isola aperta.
   *[supply] Nessuna barca nella scorta: all’inizio del prossimo turno se ne può riprendere una da una spiaggia.
}
tongiaki-web-royal-of = { tongiaki-island }: isola reale di { $name }
tongiaki-web-legend = I segni della mappa
tongiaki-web-legend-of = { $sign ->
    [pile] Tessere ancora coperte. La partita finisce con il turno in cui si piazza l’ultima isola o l’ultimo oceano.
    [sun] Quanto vale l’isola per chiunque ci abbia una barca.
    [mooring] Un ormeggio libero. Quando gli ormeggi di una spiaggia sono tutti occupati, la spiaggia salpa.
    [danger] Quanti colori servono alla flotta per passare. Se sono meno, le barche tornano a casa.
    [mark] Il lato piazzato verso la flotta.
   *[crown] Un’isola reale: vale per un solo giocatore e non ci sbarca più nessuno.
}
