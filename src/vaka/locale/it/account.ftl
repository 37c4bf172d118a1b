## Signing in, in the browser

web-sign-in = Accedi
web-sign-out = Esci da qui
web-sign-in-link = Tieni questo nome su ogni dispositivo, o accedi
web-signed-in = Hai effettuato l’accesso. Partite e carriere sono tue su ogni dispositivo.
web-welcome = Ti diamo il benvenuto, { $name }
web-keep-name = { $name ->
    [none] Tieni il tuo nome
   *[other] Tieni il tuo nome, { $name }
}
web-keep-about = Posti, partite e carriere vengono con te, e sono tuoi su ogni dispositivo.
web-known-about = Accedi su questo dispositivo con il nome che hai già qui.
web-sign-in-new = Un nome mio
web-sign-in-known = Ho già un nome
web-stay-guest = Continua come ospite
web-play-on = Gioca
web-passkey = Con una passkey
web-passkey-about = Il dito, il viso o il blocco dello schermo. Niente da ricordare.
web-passkey-use-about = Il dito, il viso o il blocco dello schermo.
web-passkey-stopped = Nessuna passkey è stata usata. Puoi riprovare o scegliere un altro modo.
web-passkey-here = Questo dispositivo ha già una passkey per il tuo account.
web-keep-mine = Tieni il mio nome
web-phrase = Con una frase chiave
web-phrase-about = Alcune parole scelte per te, per dove le passkey non funzionano. Si vedono una volta sola: scrivile.
web-phrase-show = Mostrami una frase
web-phrase-written = L’ho scritta
web-phrase-another = Un’altra
web-phrase-field = Frase chiave
web-code-field = Codice di recupero
web-by-phrase = Con una frase chiave
web-by-phrase-about = Le parole che hai scritto.
web-by-code = Con un codice di recupero
web-by-code-about = Uno dei tuoi dieci codici. Ognuno vale una volta.
web-other-device = Da un altro dispositivo
web-other-device-about = Inquadra l’immagine dove hai già fatto l’accesso, o scrivi lì il codice su /devices.
web-code-show = Mostra un codice
web-code-until = vale una volta, fino a { $when }
web-bring = Porta con me quello che ho giocato qui come ospite ({ $matches ->
    [one] una partita
   *[other] { $matches } partite
}, { $journeys ->
    [one] una carriera
   *[other] { $journeys } carriere
})
web-link-about = Questo link fa entrare questo dispositivo nell’account di qualcuno. Continua solo se è il tuo.
web-link-use = Accedi su questo dispositivo
web-kept = Si conservano: il nome, lo stemma, le partite e la parte pubblica delle passkey o un’impronta della frase chiave.
web-codes = I tuoi codici di recupero
web-codes-about = Se perdi la passkey o la frase, uno di questi ti fa entrare. Ognuno vale una volta. Non si vedranno più: salvali o scrivili.
web-codes-save = Salva in un file
web-codes-kept = Li ho messi al sicuro
web-codes-none = Non hai codici di recupero. Con uno di loro puoi accedere anche senza passkey o frase.
web-codes-make = Crea dieci codici
web-devices-title = Fai entrare un dispositivo
web-devices-about = Un altro dispositivo vuole accedere al tuo account. Accetta solo un codice che vedi su un dispositivo tuo.
web-devices-guest = Prima accedi qui, poi scrivi di nuovo il codice dell’altro dispositivo.
web-device-code = Il codice sull’altro dispositivo
web-device-look = Continua
web-device-asks = { $device } vuole accedere come { $name }.
web-device-let = Fallo entrare
web-device-refuse = Rifiuta
web-device-in = L’altro dispositivo ora ha l’accesso.
web-device-refused = L’altro dispositivo è stato rifiutato.

## One's own account

web-me = Il tuo account
web-me-link = Il tuo account e i tuoi dispositivi
web-me-profile = Su di te
web-me-about = Una riga su di te
web-me-seen = Chi vede la tua pagina
web-me-seen-public = Tutti
web-me-seen-met = Chi ha giocato con me
web-me-seen-nobody = Nessuno
web-me-listed = Mostrami nelle classifiche
web-me-bot = Con questo account gioca un programma
web-me-kept = Salvato.
web-me-keys = Come accedi
web-me-passkey = Passkey: { $device }
web-me-device-name = Nome del dispositivo
web-me-since = da { $when }
web-me-rename = Rinomina
web-me-revoke = Togli
web-me-codes = { $count ->
    [0] Nessun codice di recupero rimasto
    [one] Un codice di recupero rimasto
   *[other] { $count } codici di recupero rimasti
}
web-me-add-passkey = Aggiungi una passkey
web-me-add-phrase = Aggiungi una frase chiave
web-me-new-phrase = Cambia la frase chiave
web-me-new-codes = Nuovi codici di recupero
web-me-sessions = Dove hai fatto l’accesso
web-me-here = questo dispositivo
web-me-last = ultimo uso: { $when }
web-me-end = Esci
web-me-everywhere = Esci da tutti i dispositivi
web-me-add-device = Aggiungi un dispositivo
web-me-add-device-about = Apri un link sull’altro dispositivo, o inquadralo da lì. Vale una volta. Non darlo a nessuno: chi lo apre entra al posto tuo.
web-me-device-link = Link per l’altro dispositivo
web-me-make-link = Crea un link
web-me-type-code = Scrivi un codice mostrato dall’altro dispositivo
web-me-tokens = Programmi
web-me-tokens-about = Un token permette a un programma di agire per te, entro ciò che consenti e fino alla scadenza.
web-me-scope-read = leggere
web-me-scope-play = giocare
web-me-scope-people = persone
web-me-until = fino a { $when }
web-me-token-name = A che cosa serve
web-me-token-days = Giorni fino alla scadenza
web-me-token-make = Crea un token
web-me-token-once = Il tuo token, visibile solo ora
web-me-download = Scarica tutto
web-me-delete = Elimina il mio account
web-me-delete-type = Per eliminare l’account, scrivine il nome: { $name }

## People and leaders

web-person-own = La tua pagina
web-person-since = Qui da { $since }
web-person-program = un programma
web-person-count = { $count ->
    [one] una partita
   *[other] { $count } partite
}
web-person-played = { $played ->
    [one] una partita
   *[other] { $played } partite
}, { $won ->
    [one] una vinta
   *[other] { $won } vinte
}
web-person-seats = { $seats ->
    [one] In solitario: { $played }
   *[other] In { $seats }: partite { $played }, vittorie { $won }
}
web-person-unrated = Ancora nessuna partita classificata
web-person-ratings = Giochi e punteggi
web-person-matches = Partite
web-person-all = Tutti i giochi
web-person-download = Scarica le partite
web-person-rated = classificata
web-person-casual = amichevole
web-person-place = { $place }º
web-person-score = { $score } punti
web-person-none = Ancora nessuna partita finita.
web-person-more = Partite precedenti
web-person-company = Gioca con
web-person-ahead = { $matches ->
    [one] una partita
   *[other] { $matches } partite
}, davanti in { $ahead }, dietro in { $behind }
web-person-careers = Carriere e record
web-person-follow = Segui
web-person-unfollow = Non seguire più
web-person-block = Blocca
web-person-unblock = Sblocca
web-report-table = A quale tavolo?
web-report-never-met = Puoi segnalare qualcuno per un tavolo a cui avete giocato insieme. Tu e { $name } non avete finito partite insieme; a un tavolo in corso usa il suo menu.
web-leaders = Classifica
web-leaders-about = I migliori, per punteggio meno il margine d’incertezza
web-leaders-period = Periodo
web-leaders-seats = Posti
web-leaders-any = Qualsiasi
web-leaders-days = { $days ->
    [0] Sempre
    [30] 30 giorni
   *[other] Un anno
}
web-leaders-bots = Bot come riferimento
web-leaders-place = Posto
web-leaders-name = Nome
web-leaders-played = Partite
web-leaders-rating = Punteggio
web-leaders-fixed = fisso
web-leaders-you = (tu)
web-leaders-read = I numeri dei bot sono misurati e fissi: un punteggio vale lo stesso in ogni sala.
web-my-tables = I miei tavoli
web-my-tables-wait = { $count ->
    [0] nessuno ti aspetta
    [one] uno ti aspetta
   *[other] { $count } ti aspettano
}
web-my-tables-running = In corso
web-my-tables-stood-in = Un bot gioca al tuo posto
web-my-tables-open = { $free ->
    [one] In attesa, un posto libero
   *[other] In attesa, { $free } posti liberi
}
web-my-tables-ready = Hai scelto. La scelta resta segreta finché { $count ->
    [one] non sceglie { $names }
   *[other] non scelgono { $names }
}.
web-my-tables-thinking = { $away ->
    [yes] { $count ->
        [one] { $names } non c’è, è di turno da { $time }
       *[other] { $names } non ci sono, sono di turno da { $time }
    }
   *[other] { $count ->
        [one] { $names } ci pensa da { $time }
       *[other] { $names } ci pensano da { $time }
    }
}
web-my-tables-group = { $group ->
    [turn] Tocca a te
    [ready] Si sceglie insieme
    [running] In attesa degli altri
    [open] Aperti
   *[over] Finiti
}
web-my-tables-move = mossa { $number }
web-my-tables-since = { $count ->
    [0] Nessuna mossa dopo la tua
    [one] Una mossa dopo la tua
   *[other] { $count } mosse dopo la tua
}
web-my-tables-rating = Punteggio { $change }
web-my-tables-invite = Invita
web-my-tables-all = Tutti i miei tavoli
web-my-tables-head = { $count ->
    [0] Nessun tavolo ti aspetta.
    [one] Un tavolo ti aspetta.
   *[other] { $count } tavoli ti aspettano.
}
web-my-tables-until = La prima scadenza: { $when }.
web-days-off = Giorni liberi
web-days-off-what = I tuoi orologi possono fermarsi a tutti i tavoli a turni: al massimo { $most ->
    [one] un giorno
   *[other] { $most } giorni
} per partita. Intanto puoi giocare lo stesso.
web-days-off-until = I tuoi orologi sono fermi fino a: { $when }. Puoi giocare lo stesso.
web-days-off-days = { $days ->
    [one] un giorno
   *[other] { $days } giorni
}
web-days-off-take = Prendili da adesso
web-my-tables-account = Questi sono i tavoli di questo browser. Con un account trovi i tuoi su ogni dispositivo.
web-my-tables-none = Non siedi a nessun tavolo.
web-rated = Classificata
web-rated-about = Il risultato conta per i punteggi: niente consigli, niente mosse annullate, e chi se ne va arriva ultimo. Tutti devono avere un account.
web-me-people = Persone
web-around-here = { $count ->
    [0] ora non c’è nessuno
    [one] una persona è qui adesso
   *[other] { $count } persone sono qui adesso
}
web-around-watch = Al tavolo
web-around-state = { $state ->
    [online] in linea
    [thinking] ci pensa da { $time } · { $game }
    [away] non c’è, di turno da { $time } · { $game }
    [stood-in] non c’è, gioca un bot · { $game }
   *[other] { $when ->
        [none] nessuna visita finora
       *[other] ultima visita: { $when }
    }
}
web-me-people-none = Qui troverai chi gioca con te, chi segui e chi hai bloccato.
web-me-tables-with = { $tables ->
    [one] un tavolo insieme
   *[other] { $tables } tavoli insieme
}

## Invitations by name

web-person-invite = Invita a un tavolo
web-invite-name = Invita { $name }
web-invite-waiting = A un tuo tavolo in attesa
web-invite-here = Invita
web-invite-new = A un nuovo tavolo
web-invite-sent = { $name } vedrà il tuo invito nell’ingresso.
web-invite-go = Vai al tavolo
web-invite-known = Invita qualcuno che conosci
web-invite-choose = Scegli una persona
web-invite-link = Chiunque abbia il link
web-new-asked = su invito personale
web-new-asked-about = { $name } vedrà l’invito nell’ingresso. Vale anche il link.
web-invitations = Hai un invito
web-invited-to = { $free ->
    [one] un posto libero
   *[other] { $free } posti liberi
}
web-invited-accept = Siediti
web-invited-decline = Rifiuta
web-invited-waits = invito senza risposta
web-invited-declined = ha detto di no

## Somebody's page: filters, points, characters

web-person-places = Posti, dal primo: { $places }
web-person-points = { $seats ->
    [one] In solitario, record: { $best } punti
   *[other] In { $seats }, record: { $best } punti
}
web-person-characters = Personaggi preferiti
web-person-character = { $played }×, vinte { $won }
web-person-company-beside = partite · davanti
web-filter-seats = Posti al tavolo
web-filter-any-seats = Qualsiasi tavolo
web-filter-of-seats = { $seats ->
    [one] In solitario
   *[other] In { $seats }
}
web-filter-opponent = Con chi
web-filter-anybody = Con chiunque
web-filter-result = Risultato
web-filter-any-result = Qualsiasi risultato
web-filter-won = Vinte
web-filter-lost = Non vinte
web-filter-any-kind = Classificate e amichevoli

## Leaders

web-leaders-none = Nessuno ha ancora giocato una partita classificata di questo gioco.
web-leaders-none-such = Nessuno ha ancora giocato una partita classificata di questo tipo.
web-leaders-way = La tua salita
web-leaders-to = Mancano { $points } punti per arrivare a «{ $bot }».
web-leaders-top = Hai superato tutti i bot.
web-leaders-more = Ancora qualche partita classificata e avrai un posto.
web-leaders-first = Con la prima partita classificata entri in questo elenco.
web-leaders-guest = Conserva il tuo nome: con le partite classificate entri in questo elenco.
web-leaders-play = Gioca una partita classificata
web-leaders-how = Come si legge
web-leaders-how-bar = punteggio e incertezza: 95 volte su 100 la forza vera sta nella barra
web-leaders-how-provisional = provvisorio: troppo poche partite per avere un posto
web-leaders-how-bot = un bot, come riferimento
