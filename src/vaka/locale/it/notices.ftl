## Che cosa si viene a sapere, nei messaggi fuori dalla pagina

notice-turn = È il tuo turno a { $game }.
notice-over = La tua partita a { $game } è finita.
notice-invitation = { $name } ti invita a giocare a { $game }.
notice-expiring = Il tuo tavolo di { $game } chiude fra { $hours ->
    [one] un’ora
   *[other] { $hours } ore
} se nessuno riprende a giocare.
notice-flag = A { $game } hai esaurito il tempo: al tuo posto è subentrato un bot.
notice-flag-other = A { $game } { $name } ha esaurito il tempo: al suo posto è subentrato un bot.
notice-turns = È il tuo turno a { $count } tavoli.
notice-several = { $count ->
    [one] C’è una novità sulle tue partite
   *[other] Ci sono { $count } novità sulle tue partite
}
notice-more = E { $count ->
    [one] un’altra novità
   *[other] altre { $count } novità
}
notice-confirm-title = Vaka può mandarti avvisi qui?
notice-confirm-mail = { $name } vorrebbe ricevere a questo indirizzo gli avvisi sulle sue partite. Se sei tu, apri il link e conferma. Altrimenti non fare nulla: non ti scriveremo più.
notice-confirm-push = Gli avvisi arrivano su questo dispositivo.
notice-confirm-webhook = { $name } vorrebbe ricevere qui gli avvisi sulle sue partite. Se va bene, apri il link e conferma.
notice-confirm-end = Per non ricevere mai più nostri messaggi a questo indirizzo:
notice-mail-end = Ricevi questo messaggio perché l’hai chiesto nel tuo account. Per non ricevere più posta a questo indirizzo:

## Quando qualcosa non va

door-kind = Questa sala non manda avvisi di questo tipo.
door-address = A questo indirizzo non si possono mandare avvisi. Deve cominciare con https:// e non contenere nome o password.
door-private = Non si mandano avvisi a indirizzi di una rete privata.
door-mail-address = Non è un indirizzo e-mail a cui possiamo scrivere.
door-keys = Non è un’iscrizione valida alle notifiche. Chiedine una nuova al browser.
door-asked-lately = A questo indirizzo è già stata mandata da poco una conferma, oppure chi lo usa non vuole ricevere nulla da questa sala. Guarda lì, o riprova più tardi.
door-token = Questo link non è valido, o non lo è più.
too-many-doors = Un account può avere al massimo { $limit } indirizzi. Prima togline uno.

## La campanella e le scelte

web-bell = Avvisi
web-bell-unread = { $count ->
    [0] Avvisi
    [one] Avvisi, uno da leggere
   *[other] Avvisi, { $count } da leggere
}
web-bell-none = Non c’è niente che ti aspetta.
web-bell-quiet = Silenzio dalle { $from } alle { $to }
web-bell-choose = Avvisami anche altrove
web-bell-sign-in = Con un account gli avvisi possono raggiungerti anche fuori da questa pagina.
web-ago = { $time } fa
web-notice-turn = È il tuo turno a { $game }
web-notice-over = { $game }: partita finita
web-notice-invitation = { $name } ti invita a { $game }
web-notice-expiring = Il tuo tavolo di { $game } chiude { $when } se nessuno riprende a giocare
web-notice-flag = A { $game } hai esaurito il tempo: al tuo posto è subentrato un bot
web-notice-flag-other = A { $game } { $name } ha esaurito il tempo: al suo posto è subentrato un bot
web-me-notices = Avvisi
web-me-notices-about = La campanella nella pagina ti avvisa sempre. Dove altro vuoi riceverli?
web-me-notices-none = In questa sala ti avvisa soltanto la campanella nella pagina.
web-door-push = Questo browser
web-door-push-about = Una notifica su questo dispositivo, anche a pagina chiusa.
web-door-push-on = Attiva qui
web-door-push-denied = Questo browser non permette notifiche. Puoi cambiarlo nelle sue impostazioni per questa pagina.
web-door-push-missing = Questo browser non supporta le notifiche.
web-door-push-name = Browser ({ $host })
web-door-mail = E-mail
web-door-mail-field = Il tuo indirizzo e-mail
web-door-mail-add = Manda la conferma
web-door-webhook = Webhook
web-door-webhook-about = Per ntfy, Discord, Matrix o un tuo programma: ogni avviso arriva lì, firmato.
web-door-webhook-field = Indirizzo del webhook
web-door-webhook-add = Aggiungi
web-door-style = Che cosa riceve
web-door-style-json = JSON
web-door-style-text = Testo semplice
web-door-secret = Segreto per verificare la firma
web-door-asked = Non ancora confermato. Abbiamo mandato lì un link: aprilo per confermare.
web-door-asked-push = In attesa della conferma del browser.
web-door-ask-again = Mandalo di nuovo
web-door-failed = Non risponde da { $when }.
web-door-remove = Togli
web-door-kinds = Che cosa mandare lì
web-door-kind-turn = Tocca a me
web-door-kind-over = Una partita è finita
web-door-kind-invitation = Inviti
web-door-kind-expiring = Un tavolo sta per chiudere
web-door-kind-flag = Qualcuno ha finito il tempo
web-door-rhythm = Quanto spesso
web-door-rhythm-each = Subito
web-door-rhythm-daily = Un riepilogo al giorno
web-quiet = Ore di silenzio
web-quiet-about = In queste ore non parte nulla. Quello che succede intanto arriva dopo, in un solo messaggio.
web-quiet-from = dalle
web-quiet-to = alle
web-quiet-zone = Fuso orario
web-digest-hour = Riepilogo quotidiano alle
web-door-confirm-title = Avvisi
web-door-confirm-about = Conferma che possiamo mandarti avvisi qui.
web-door-confirm-do = Sì, mandatemi gli avvisi
web-door-confirm-done = Grazie. D’ora in poi gli avvisi ti arrivano lì.
web-door-stop-about = A questo indirizzo non riceverai più avvisi. Puoi chiederli di nuovo nel tuo account.
web-door-stop-do = Non mandatemi più nulla
web-door-stop-done = Fatto. A questo indirizzo non arriva più nulla.
privacy-notices = Se chiedi gli avvisi: l’indirizzo che dai, che cosa ci va e quando no, e che cosa è stato mandato, finché li vuoi. Di un indirizzo che non vuole nulla da noi resta solo un’impronta, per un anno.

## Gioca subito

not-waiting = Non stai cercando una partita.
no-table-opened = Qualcosa è andato storto nella sala e non è stato possibile aprire un tavolo per te. Riprova, o scegli un altro gioco.
pairing-pace = Questo gioco non ha un orologio così. Scegli «none» (nessuno), uno dei suoi come 600+20, o le ore per turno come 72h.
too-many-seekers = Da una stessa casa possono cercare una partita al massimo { $limit } persone alla volta.
web-now = Gioca subito
web-now-game = Gioco
web-now-seats = Giocatori
web-now-pace = Orologio
web-now-bots = Bot nei posti liberi
web-now-bots-now = subito
web-now-bots-off = mai
web-now-bots-after = { $unit ->
    [seconds] dopo { $count } s
    [minutes] { $count ->
        [one] dopo un minuto
       *[other] dopo { $count } minuti
    }
    [hours] { $count ->
        [one] dopo un’ora
       *[other] dopo { $count } ore
    }
   *[days] { $count ->
        [one] dopo un giorno
       *[other] dopo { $count } giorni
    }
}
web-now-rated = Conta per i punteggi: niente consigli, niente mosse annullate
web-now-go = Trova una partita
web-now-looking = Cerco una partita a { $game } …
web-now-others = { $count ->
    [0] Per ora non la cerca nessun altro.
    [one] La cerca un’altra persona.
   *[other] La cercano altre { $count } persone.
}
web-now-others-near = { $count ->
    [one] { $near ->
        [0] Il suo punteggio è lontano dal tuo.
       *[other] Il suo punteggio è vicino al tuo.
    }
   *[other] { $near ->
        [0] Nessuna ha un punteggio vicino al tuo.
        [one] Una ha un punteggio vicino al tuo.
       *[other] { $near } hanno un punteggio vicino al tuo.
    }
}
web-now-range = Prima avversari fra { $low } e { $high } punti, poi anche altri.
web-now-lasts = Puoi chiudere la pagina: la ricerca continua per una settimana. Troverai la partita fra i tuoi tavoli, e la campanella ti avvisa quando tocca a te.
web-now-usual = { $unit ->
    [now] Meno di un minuto
    [minutes] { $count ->
        [one] Circa un minuto
       *[other] Circa { $count } minuti
    }
    [hours] { $count ->
        [one] Circa un’ora
       *[other] Circa { $count } ore
    }
   *[days] Circa { $count } giorni
}
web-now-find = Cerca
web-now-wish = { $game }, { $seats } giocatori
web-now-players = { $count } giocatori
web-now-near = Fino a { $points } punti di differenza
web-now-any = Qualsiasi forza
web-now-bots-in = I bot arrivano fra { $time }
web-now-leave = Smetti di cercare
web-now-lost = Non abbiamo più avuto tue notizie: la ricerca è finita.
web-free-seats = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
}
web-points-range = da { $low } a { $high } punti
web-points-one = { $points } punti
