## Account

former-player = chi giocava qui
bad-account-name = Un nome ha da 2 a { $longest } lettere o cifre; in mezzo possono esserci spazi, punti, trattini e apostrofi.
account-name-taken = Il nome «{ $name }», o uno che gli somiglia, è già preso. Scegline un altro.
account-name-needed = Indica il nome che deve avere l’account.
signed-in-already = Hai già effettuato l’accesso. Per creare un altro account, prima esci.
sign-in-needed = Prima devi accedere.
too-many-accounts = Oggi da qui sono stati creati molti account. Riprova domani, oppure accedi a quello che hai.
too-many-names = Hai cambiato nome molte volte di recente. I vecchi nomi restano riservati per { $days } giorni; poi potrai sceglierne un altro.
other-name = Per eliminare l’account, scrivi il suo nome: { $name }.
no-such-entry = Questa voce non esiste più.
last-way-in = È il tuo unico modo per accedere. Prima aggiungi una passkey o una frase chiave.

## Accesso

ceremony-failed = Non è stato possibile verificare la passkey. Riprova.
ceremony-late = È passato troppo tempo, oppure la richiesta ha già avuto risposta. Riprova.
unknown-passkey = Nessuno qui usa più questa passkey. Accedi in un altro modo.
too-many-passkeys = Un account ha al massimo { $limit } passkey. Togline una che non usi.
phrase-not-offered = Questa frase chiave è scaduta. Chiedine una nuova.
wrong-phrase = Il nome e la frase chiave non corrispondono.
wrong-code = Il nome e il codice non corrispondono, oppure il codice è già stato usato.
no-device-asks = Nessun dispositivo mostra questo codice in questo momento. I codici valgono cinque minuti.
link-void = Questo link è già stato usato o è scaduto. Creane uno nuovo sul dispositivo da cui hai effettuato l’accesso.

## Programmi

too-many-tokens = Un account ha al massimo { $limit } token. Togline uno che non usi.
token-void = Questo token non è valido o è scaduto.
token-scope = { $scope ->
    [none] Con un token non si può fare. Accedi dal browser.
   *[other] Questo token non ha il permesso «{ $scope }».
}

## Gli altri

nobody-called = Qui non c’è nessuno di nome «{ $name }» di cui tu possa vedere la pagina.
that-is-you = Sei tu.
too-many-known = L’elenco è pieno: contiene { $limit } persone.
cannot-invite = Non puoi invitare { $name }.
invitation-over = Questo invito non vale più.
sits-here-already = { $name } è già a questo tavolo.
too-many-invitations = In un’ora hai invitato { $limit } persone. Aspetta un po’.
not-beside = Non puoi sederti a questo tavolo: tra te e qualcuno che è già seduto c’è un blocco.

## Che cosa si conserva

privacy-title = Che cosa conserva di te questa sala
privacy-guest = Come ospite: il nome che scrivi, i tuoi posti e le tue mosse, le tue carriere e quello che dici in chat. Un cookie in questo browser dice che sono tuoi.
privacy-account = Con un account: anche il nome, lo stemma e la riga su di te, i nomi che hai avuto di recente, da quando ci sei, chi segui e chi hai bloccato.
privacy-sign-in = Per l’accesso: la parte pubblica delle tue passkey e le impronte della frase chiave, dei codici di recupero e dei token, da cui nessuno può risalire a loro. Per ogni dispositivo: come si chiama e quando l’hai usato l’ultima volta.
privacy-client = Un’impronta del tuo indirizzo di rete, per limitare gli abusi e tenere fuori chi è stato bandito. { $days ->
    [none] Resta finché chi ospita non la cancella.
    [one] Viene dimenticata dopo un giorno.
   *[other] Viene dimenticata dopo { $days } giorni.
}
privacy-not = Non si conservano: password, impronte del dito o del viso, dove ti trovi, che cosa fai altrove. Non c’è tracciamento, e la pagina non carica nulla da altri siti.
privacy-seen = Le partite ai tavoli pubblici le vedono tutti. Scegli tu chi vede la tua pagina, e con essa se sei qui e quando ci sei stato l’ultima volta: tutti, chi ha giocato con te, o nessuno.
privacy-download = Puoi scaricare tutto in qualsiasi momento.
privacy-delete = Puoi eliminare il tuo account. Le partite restano a chi le ha giocate con te, con «{ former-player }» al tuo posto; quello che hai detto in chat, le tue carriere e tutto il resto vengono cancellati. Le copie di sicurezza di chi ospita li contengono finché non vengono sostituite.
