# I giochi senza server: `vaka site` e la pagina che gioca nel browser.

site-not-empty = { $folder } non è vuota e non contiene un sito precedente. Indica una cartella nuova.
site-no-page = La pagina non è ancora pronta. Nella cartella del progetto, «make play» la prepara.
site-no-engine = Manca Python per i browser. Nella cartella del progetto, «npm ci && npm run build» in web/ lo procura.
site-written = { $folder } contiene { $files } file. La prima visita ne scarica { $size } MB, se l’host comprime.
site-serve = Per provarlo: python -m http.server --directory { $folder }

# Ciò che la sala nel browser rifiuta
kept-damaged = Ciò che questo browser ne conservava è danneggiato: non si può continuare. Le altre partite sono intatte.
local-not-here = Per questo serve una sala da gioco su un server: qui tutto avviene nel tuo browser.
local-no-guests = Qui nessun altro può sedersi: la partita resta nel tuo browser. Scegli persone a questo schermo, oppure bot.
local-no-net = Quello che questo bot ha imparato non è ancora in questo browser. Collegati una volta a internet, oppure scegli un altro bot. Se c’è una nuova versione della pagina, prima caricala.
local-broken = Qualcosa è andato storto nella sala di questo browser. Ricarica la pagina: nulla di ciò che hai giocato è perso.

# La pagina
web-local-starting = Preparo i giochi …
web-local-failed = Questo browser non può giocare senza un server.
web-local-failed-about = Servono WebAssembly, worker con moduli e IndexedDB: un Firefox, Chrome, Edge o Safari aggiornato, non in una finestra privata.
web-local-about = Tutto avviene in questo browser. Le partite restano qui finché non le salvi o le elimini.
web-local-matches = Le tue partite
web-local-none = Le tue partite resteranno qui, in questo browser.
web-local-damaged = Danneggiata
web-local-keep-file = Salva il file
web-local-delete = Elimina
web-local-delete-sure = Eliminare per sempre?
web-local-update = È pronta una nuova versione.
web-local-update-now = Caricala

# Accanto a un server: giocare senza
web-here = Offline
web-here-about = Gioca senza la sala: questo browser conserva i giochi, circa 8 MB
web-here-title = Senza la sala
web-here-matches = Ciò che giochi qui resta in questo browser.
web-here-kept = Funziona anche senza rete.
web-here-away = Al momento la sala non risponde.
web-here-back = La sala risponde di nuovo.
web-here-to-room = Vai alla sala
web-away-now = La sala non risponde.
web-away-wait = Riprovo ogni pochi secondi.
web-away-kept = Puoi giocare qui anche senza, in solitario o in più persone a questo schermo. Quelle partite restano in questo browser.
web-away-play = Gioca qui
web-local-missing = Questa sala non ha il necessario per giocare offline.
web-local-missing-about = Chi la ospita deve preparare Python per i browser e i moduli dei giochi, che le versioni pubblicate hanno già: «npm ci && npm run build» in web/, poi «vaka selfcheck --wasm».
