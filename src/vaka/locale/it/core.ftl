language-name = Italiano

## Errori

unknown-game = Non esiste un gioco chiamato «{ $name }». I giochi sono: { $known }.
game-not-loaded = Il gioco { $name } del pacchetto { $package } non si può caricare: { $reason }
game-name-taken = { $package } porta un gioco chiamato «{ $name }», ma ce n’è già uno con questo nome. Disinstallalo, oppure dai al suo gioco un altro nome.
unknown-option = { $game } non ha l’opzione «{ $option }». Le sue opzioni sono: { $known }.
unknown-value = «{ $value }» non è un valore dell’opzione { $option }. Può essere: { $known }.
unknown-bot = Non esiste un bot chiamato «{ $name }». I bot sono: { $known }.
bot-unrated = La forza del bot «{ $bot }» non è stata misurata, perciò non può giocare partite classificate. Questi sì: { $known }.
game-unrated = Per { $game }, versione { $version } delle regole, la forza dei bot non è stata misurata: le sue partite non possono essere classificate.
unknown-formula = Non esiste una formula «{ $name }». Le formule sono: { $known }.
bot-not-loaded = Il bot { $name } non si può caricare: { $reason }
bot-broken = Il bot { $name } del pacchetto { $package } non si può caricare: { $reason }
bot-no-class = { $name } è un file. Indica anche la classe del bot che contiene: { $name }:Classe.
bot-not-there = In { $place } non c’è { $attribute }. Indica un bot tuo come file.py:Classe oppure pacchetto.modulo:Classe.
bot-no-player = { $name } non è un bot: deve essere una sottoclasse di vaka.bots.Player con un metodo choose, oppure un vaka.bots.Bot.
bot-name-taken = Esiste già un altro bot chiamato «{ $name }». Dai a questo un nome diverso.
bot-package-taken = Il pacchetto { $package } porta un bot chiamato «{ $name }», ma ne esiste già uno con quel nome. Disinstallalo, o dai un altro nome al suo bot.
bot-illegal = Il bot { $name } ha scelto l’azione { $action } al posto { $seat } nella partita con seme { $seed }, ma non è permessa.
bots-too-long = La partita tra { $bots } con seme { $seed } è stata fermata dopo { $most } decisioni, il massimo per una partita a { $game }: questi bot non la portano a termine.
network-unreadable = La rete { $path } non si può caricare: { $reason }.
network-input = La rete { $path } chiede un ingresso «{ $name }» di tipo { $type }. Può avere gli ingressi { $known }, con numeri decimali, interi o booleani.
network-output = La rete { $path } risponde con la forma { $shape }. Per { $game } serve { $wanted }.
network-fails = La rete { $path } non va bene per { $game }: { $reason }.
network-other-game = La rete { $path } è stata addestrata per { $game }, versione { $version }, mentre qui si gioca a { $title }, versione { $ours }.
bot-not-here = Il bot «{ $name }» non gioca a { $game }: il gioco non ha una rete addestrata.
mind-shape = La rete { $path } non va bene per { $game }: «{ $name }» ha la forma { $shape }, mentre serve { $wanted }.
mind-overflow = La rete { $path } non si può usare: con i suoi pesi una somma potrebbe superare i 32 bit.
mind-changed = La rete { $path } è stata modificata dopo il salvataggio, oppure viene da un’altra versione di Vaka.
mind-missing = { $game } non ha una rete addestrata.
no-journey = { $game } non ha un percorso: ogni partita fa storia a sé.
bad-option-text = «{ $text }» non è un’opzione. Si scrive NOME=VALORE, per esempio { $example }.
bad-seats = { $game } non si gioca in { $seats }. Si gioca da { $low } a { $high }.
option-seats = In { $game } l’opzione { $option } può valere { $value } solo con { $fits } posti, non con { $seats }.
bad-seat = A questo tavolo non c’è il posto { $seat }. I posti vanno da 0 a { $last }.
bad-bots = Sono stati indicati { $given } bot per { $seats ->
    [one] un posto
   *[other] { $seats } posti
}. Indicane uno per posto, oppure uno solo per tutti.
no-opponents = Qui { $game } si gioca da soli: non c’è posto per un avversario. Chiedi più posti, oppure non nominare avversari.
bad-seed = «{ $seed }» non è un seme. Un seme è un numero intero da 0 a 18446744073709551615.
bad-count = «{ $given }» non è possibile per { $name }: deve essere almeno { $low }.
bad-whole = «{ $given }» non è possibile per { $name }: dev’essere un numero intero, almeno { $low }.
bad-ply = In questa partita non c’è la decisione { $ply }. Le decisioni vanno da 0 a { $last }.
bad-language = Vaka non parla «{ $language }». Parla: { $known }.
unknown-device = Non c’è un dispositivo «{ $name }». I dispositivi sono: { $known }.
unknown-array = Un lotto di partite non ha un array «{ $name }».
bad-array = L’array { $name } deve avere la forma { $shape } e il tipo { $type }; ha { $found }.
array-not-shared = Un array per un lotto deve essere scrivibile e stare in memoria tutto di seguito, riga dopo riga, sul dispositivo del lotto.
opponents-are-bots = Una funzione su array gioca solo negli ambienti vettoriali (gymnasium.make_vec). Indica un bot, per esempio greedy o file.py:Classe.
bad-opponents = { $given } non indica degli avversari. Dai il nome di un bot, come greedy o file.py:Classe, oppure una lista con un bot per ciascuno degli altri posti.
bad-action = { $action } non è un’azione: deve essere un solo numero intero.
not-begun = C’è una partita non ancora cominciata, oppure già finita: chiama prima reset.
unknown-reset-option = reset non ha un’opzione «{ $name }». Le opzioni del gioco si danno quando si crea l’ambiente.
illegal-in-lane = L’azione { $action } non è permessa ora al posto { $seat } nella corsia { $lane }.
no-cuda-extra = Qui non si può usare una GPU NVIDIA: numba-cuda non è installato. Usa device="cpu", oppure installalo con: pip install vaka[cuda].
no-cuda = Qui non si può usare una GPU NVIDIA: { $reason }. Usa device="cpu".
no-wasm-linker = Per preparare un modulo serve il linker di LLVM per WebAssembly (wasm-ld). Si installa con: pip install vaka[wasm], oppure con il pacchetto lld del sistema.
no-node = Per eseguire qui un modulo WebAssembly serve Node.js, ma il comando «node» non c’è.
no-engine = Il motore del client non è stato compilato. Esegui «npm run build» in web/, oppure usa una versione di Vaka già installata.
wasm-not-built = Non è stato possibile preparare il modulo WebAssembly di { $game }; il motivo è scritto sopra.
wasm-not-run = Il modulo WebAssembly di { $game } non ha funzionato in Node.js: { $reason }
needs-extra = Serve { $package }. Si installa con: pip install vaka[{ $extra }].
needs-chromium = Serve Chromium o Chrome, ma qui non ce n’è nessuno. Installane uno oppure indica il suo programma in VAKA_CHROMIUM; render_mode="terminal" disegna senza browser.
chromium-stopped = { $path } non si è avviato come browser. Installa Chromium o Chrome, oppure indicane un altro in VAKA_CHROMIUM; render_mode="terminal" disegna senza browser.
needs-drawing = Il disegno della pagina non è compilato. Esegui «npm run build» in web/ oppure usa una versione installata di Vaka; render_mode="terminal" ne fa a meno.
worker-lost = Un processo è stato chiuso dall’esterno, forse perché la memoria è finita. Prova con meno processi.
too-many-outcomes = Qui { $game } ha più di { $most } esiti possibili in un colpo solo: troppi per elencarli. Scegli la variante minima, size=tiny.

illegal-move = «{ $move }» adesso non è una mossa permessa al posto { $seat }.
match-too-long = Nessuna partita a { $game } supera le { $most } decisioni. Questa si ferma qui, senza risultato.
illegal-action = L’azione { $action } adesso non è permessa al posto { $seat }.
move-not-text = Una mossa è un testo, e { $move } non lo è. Usa play({ $move }) per un’azione indicata col suo numero.
match-over = La partita è finita; «{ $move }» arriva troppo tardi.
bad-heading = La riga { $line }, «{ $text }», non torna: il prossimo turno è «{ $heading }».
no-agreed-end = Qui { $game } non si può chiudere di comune accordo.
not-undoable = Non si può più tornare indietro: da allora si è tirato o svelato qualcosa, o qualcun altro ha agito.

record-foreign = Questa non è una partita salvata di Vaka.
record-incomplete = La partita salvata è incompleta: manca { $missing }.
record-not-text = { $path } non è una partita salvata: non è un file di testo.
record-unreadable = La partita salvata non si può leggere: si interrompe o è danneggiata alla riga { $line }, colonna { $column }.
record-dealt-anew = Questa partita è cominciata da una posizione ridistribuita, perciò seme e mosse non bastano a rifarla: non si può salvare.
record-altered = La partita salvata è stata modificata dopo il salvataggio: il contenuto non corrisponde alla sua impronta.
record-version = La partita è stata giocata con la versione { $theirs } di { $game }; questo programma ha la versione { $ours }. Rivedila con un Vaka che ha la versione { $theirs }.
record-too-long = La partita salvata ha { $plies } decisioni, ma nessuna partita a { $game } ne ha più di { $most }.
record-illegal = La partita salvata non si può rigiocare: la decisione { $ply }, azione { $action }, non è permessa.
record-differs = Rigiocando la partita salvata cambia qualcosa in: { $fields }.
file-not-text = { $path } non si può leggere: non è un file di testo.
data-damaged = { $path } è danneggiato, oppure non è un file di decisioni.
file-unreadable = { $path } non si può leggere: { $reason }.
option-needs = { $option } funziona solo insieme a { $other }.
option-not-with = { $option } non si può usare insieme a { $other }.
file-is-there = { $path } c’è già. Indica un altro file, oppure sostituiscilo con --force.
two-in-one-file = { $path } non può contenere sia le partite sia il resoconto: indica due file.
cannot-write = { $path } non si può scrivere: { $reason }. Quello che c’era prima è intatto.
out-of-room = La scrittura di { $path } si è fermata dopo { $complete } partite: { $reason }. Libera spazio e ripeti lo stesso comando per continuare.
simulate-stopped = Interrotto dopo { $complete } partite su { $matches }. Ripeti lo stesso comando per continuare.
simulate-goes-on = { $held } partite su { $matches } sono già state giocate; si continua da lì.
simulate-foreign = { $path } non è un file di partite lasciato da una simulazione. Cancellalo, oppure usa --force.
simulate-other = { $path } contiene le partite di un’altra simulazione: altri bot, posti, opzioni, seme o versione. Ripeti quel comando per completarla, oppure usa --force per scartarla.
data-foreign = { $path } non è un file di decisioni nel formato «{ $format }». Riscrivilo con `vaka simulate --out`.
data-no-part = Le osservazioni di { $game } non hanno una parte «{ $name }». Le parti sono: { $known }.
components-incomplete = Nel file dei componenti manca { $missing }.
no-kit = { $game } non accetta un file di componenti; i suoi numeri stanno nella cartella del gioco.
bad-kit = I componenti di { $game } sono { $count } numeri interi; questi non lo sono.
components-deep = Il file dei componenti non si può leggere: una chiave contiene più di { $most } punti.
components-unreadable = Il file dei componenti non si può leggere: { $reason }.

## Nomi

list-of = { $before } e { $last }
seat-name = Posto { $seat }
you-among = te
bot-random = gioca qualunque mossa permessa
bot-greedy = guarda avanti di un turno
bot-level1 = gioca come gli gira; lo batte anche un bambino
bot-level2 = prende la prima cosa buona che vede
bot-level3 = pondera le mosse, ma non a lungo
bot-level4 = pensa in anticipo ed esita di rado
bot-level5 = pensa con tutte le sue forze, al massimo un secondo a mossa; meno se pensano molti tavoli insieme
bot-level6 = riflette guidato da una rete che ha imparato da milioni di partite contro se stessa
bot-mind = gioca quello che una rete ha imparato da milioni di partite contro se stessa, senza esplorare le mosse

## Il terminale

building-wasm = Preparo il modulo WebAssembly di { $game }. Resterà pronto per la prossima volta.
compiling = Compilo { $game } per questa macchina. Dalla prossima volta questo comando parte subito.
perft-over = La partita finisce dopo { $plies } decisioni, quindi dopo { $after } non c’è nulla da contare. Scegli un --after più piccolo o un altro seme.
play-welcome = { $game }, { $seats } posti, seme { $seed }. Tu hai il posto { $seat }; gli altri sono bot.
play-watch = { $game }, { $seats } posti, seme { $seed }. Giocano i bot; tu guardi.
play-help = Scrivi una mossa, o il suo numero nell’elenco. Inoltre: { $commands }.
play-command-undo = undo: annulla la tua ultima decisione, se da allora non si è tirato nulla
play-command-list = list: tutte le mosse che puoi fare
play-command-save = save FILE: scrive la partita in un file
play-command-quit = quit: ferma; la partita viene salvata
play-command-help = help: questo testo
play-prompt = Posto { $seat }
play-more = … e altre { $count }; «list» le mostra tutte.
play-no-number = Non c’è la mossa numero { $number }; l’elenco va da 1 a { $last }.
play-saved = Salvata in { $path }.
play-resume = Per continuare: { $command }
play-undone = Mossa annullata.
play-over = La partita è finita.
play-result = { $place }. { $player }
play-you = tu
play-nothing-typed = Scrivi una mossa, oppure «help».

replay-ok = La partita si rigioca esattamente: { $plies } decisioni, { $game }, { $seats } posti.
replay-sealed = Il seme è quello a cui la sala era vincolata prima della prima mossa.
replay-unfinished = La partita non è finita; tocca al posto { $seat }.

selfcheck-ok = { $game }: { $matches } partite, { $plies } decisioni; semplice e compilato concordano dopo ognuna, e ogni promessa del contratto è mantenuta.
selfcheck-failed = { $game } viola il suo contratto. { $detail }
selfcheck-wasm-net-ok = { $game }: in { $positions } posizioni la sua rete sceglie in WebAssembly come da compilata.
selfcheck-wasm-ok = { $game }: { $matches } partite in WebAssembly finiscono con gli stessi byte di quelle compilate, e { $positions } ricerche danno le stesse mosse, visite e valori.
selfcheck-wasm-failed = { $game } si comporta diversamente in WebAssembly: { $detail }

games-seats = { $low }–{ $high } posti
games-minutes = { $minutes } min
play-why-not = { $reason } ({ $rule })
resume-other-game = La partita salvata è di { $game }, non di { $asked }.

journey-exists = c’è già un percorso con questo nome; --force lo sostituisce
journey-begun = { $name } comincia un percorso a { $game }. È salvato in { $path }.
journey-name = «{ $name }» non può essere il nome di un percorso.
journey-none = In { $folder } non ci sono percorsi.
journey-over = Il percorso di { $name } è finito: cominciane un altro.
journey-unreadable = Il percorso non si può leggere: il suo file si interrompe o è danneggiato alla riga { $line }, colonna { $column }.
journey-choose = { $left ->
    [one] Scegline uno con il suo numero
   *[other] Scegline { $left } con i loro numeri, uno alla volta
}
journey-not-there = «{ $typed }» non si può scegliere; scrivi uno dei numeri, oppure «quit» per continuare un’altra volta.
journey-line = { $name }: { $played ->
    [one] una partita
   *[other] { $played } partite
}, { $over ->
    [yes] finito
   *[no] in corso
}

## L'arena

arena-twice = Il bot «{ $name }» è nominato due volte. Nominane ciascuno una sola volta.
arena-alone = Un torneo vuole almeno due bot e due posti.
arena-where = Le partite non si possono giocare su «{ $given }». Si può scegliere: { $known }.
arena-foreign = { $path } non è un file con i risultati di un torneo.
arena-other = { $path } contiene i risultati di un altro torneo: altri bot, posti, opzioni, seme o versione.
arena-title = { $game } a { $seats } posti: un torneo di bot
arena-played = { $matches } partite: { $deals } distribuzioni, ciascuna giocata in tutte le { $seatings } disposizioni dei posti. Seme { $seed }.
arena-ratings = Valutazioni
arena-ratings-how = 100 punti valgono il 64% contro un avversario. Linee e intervalli sono intervalli di confidenza al 95%. Il distacco è il vantaggio sul successivo.
arena-cross = Chi arriva davanti a chi
arena-cross-how = Quante volte il bot della riga arriva davanti a quello della colonna; un pareggio vale mezzo.
arena-seats = Quanto vale un posto
arena-seats-how = Partite vinte da ciascun posto, tutti i bot insieme; la linea tratteggiata è la quota pari.
arena-length = Durata di una partita
arena-length-how = Decisioni per partita, tutti i posti insieme; in media { $mean }.
arena-figure-how = In media { $mean }, deviazione standard { $sd }.
arena-speed = Decisioni al secondo
arena-speed-how = Tutte le decisioni delle partite in cui il bot era seduto, divise per il tempo che hanno preso.
arena-column-bot = bot
arena-column-points = punti
arena-column-interval = intervallo al 95%
arena-column-ahead = distacco
arena-column-wins = vittorie
arena-column-skill = openskill
arena-column-matches = partite
arena-column-meeting = incontro
leaderboard-title = { $game } con { $seats } posti: una classifica a partire dal seme { $seed }. Ogni bot siede altrettanto spesso in ogni posto.
leaderboard-no-game = Indica il gioco, oppure un file di risultati con --check.
leaderboard-meet = I bot non possono incontrarsi così: «{ $given }». Si può scegliere tra: { $known }.
leaderboard-matches = «{ $given }» non è un numero di partite. Scrivi 400, oppure 400,level5=100 per giocarne meno con un bot.
leaderboard-foreign = { $path } non è il file dei risultati di una classifica.
leaderboard-other = { $path } è una classifica diversa: altro gioco, versione, numero di posti, opzioni o seme.
leaderboard-altered = { $path } è stato modificato dopo il salvataggio: il contenuto non corrisponde alla sua impronta.
leaderboard-differs = In { $path } il campo { $field } non corrisponde alle partite.
leaderboard-bot = Il bot «{ $name }» qui è diverso: il suo file non è quello che ha giocato.
leaderboard-replay = La partita tra { $bots } con il seme { $seed } è andata diversamente quando è stata rigiocata.
leaderboard-code = Da quando è stato prodotto il file, il codice delle regole e della ricerca è cambiato. Se gioca ancora allo stesso modo si vede rigiocando le partite.
leaderboard-checked = Il file dei risultati è integro e { $count } delle sue { $total } partite, rigiocate, sono andate allo stesso modo. SHA-256 { $digest }
exploit-gain = { $game } con { $seats } posti: una risposta a { $bot } guadagna { $mean } (da { $low } a { $high }, 95%) a partita, su { $matches } partite. Una vittoria vale +1 e { $bot } al suo posto guadagnerebbe 0; una risposta migliore può guadagnare di più.
exploit-alone = Per rispondere a un bot servono almeno due posti.
exploit-gain-search = { $game } con { $seats } posti: una ricerca con { $playouts } simulazioni guadagna { $mean } (da { $low } a { $high }, 95%) a partita contro { $bot }, su { $matches } partite. Una vittoria vale +1 e { $bot } al suo posto guadagnerebbe 0. La ricerca non sa come decide { $bot }: una risposta che lo sa può guadagnare di più.
exploit-foreign = { $path } non è un file di partite lasciato da `vaka exploit`.
exploit-other = { $path } contiene le partite di un’altra risposta: altro bot, gioco, versione, numero di posti, opzioni, seme o numero di simulazioni.
train-compiling = Compilazione di { $game }
train-seconds = secondi
train-decisions = decisioni
train-saved = La rete è in { $path } (impronta { $digest }…). Copiata nella cartella del gioco, gioca come bot «mind».
train-judged = La rete è in { $path } (impronta { $digest }…). Valuta le posizioni e non propone mosse: prima di pubblicarla va misurata una ricerca che la usa.
train-no-features = { $game } non dà nulla da cui una valutazione possa imparare.
train-minutes = «{ $given }» non è possibile per --minutes: deve essere maggiore di 0.
train-against = Non si può addestrare una rete contro «{ $name }»: dovrebbe rispondere milioni di volte. Può imparare contro: { $known }.

## Analysis

analyse-over = A questo punto la partita è finita: non resta nulla da decidere.
analyse-title = Posizione dopo { $ply } decisioni; tocca al posto { $seat }. { $playouts } simulazioni, seme { $seed }.
analyse-move = mossa
analyse-expected = atteso
analyse-share = la gioca
analyse-playouts = simulazioni
analyse-only = { $move }: non c’è altro da fare.
analyse-alone = { $move }: la ricerca non ha trovato altro da confrontare.
analyse-why = { $move }: { $chance }% contro { $other }% ({ $next }).
analyse-even = { $move }: { $chance }%, più o meno come la seconda scelta ({ $next }).
reason-only = Non c’è altro da fare.
reason-alone = La ricerca non ha trovato altre mosse da confrontare.
reason-better = Questa mossa { $best }; { $against ->
    [played] quella giocata
    [other] la migliore che comincia diversamente
   *[next] la seconda
} { $other }.
reason-despite = { $against ->
    [played] La mossa giocata
    [other] La migliore che comincia diversamente
   *[next] La seconda mossa
} { $other }, questa { $best }; ma più avanti rende meglio questa.
reason-even = Quasi pari: questa mossa { $best }, { $against ->
    [played] quella giocata
    [other] la migliore che comincia diversamente
   *[next] la seconda
} { $other }.
reason-yet = Quasi pari: { $against ->
    [played] la mossa giocata
    [other] la migliore che comincia diversamente
   *[next] la seconda mossa
} { $other }, questa { $best }; più avanti si equivalgono.
reason-unlike = Le due mosse prendono strade diverse; quale sia la migliore si vede dopo.
reason-later = Per ora { $against ->
    [played] le due mosse si equivalgono
   *[next] le due mosse migliori si equivalgono
}; la differenza si vede dopo.
reason-same = { $against ->
    [played] Le due mosse si equivalgono.
   *[next] Le due mosse migliori si equivalgono.
}
review-empty = La partita non ha decisioni da rivedere.
review-title = { $decisions } decisioni, { $playouts } simulazioni ciascuna, seme { $seed }. Risultati attesi in percentuale.
review-seat = posto
review-start = all’inizio
review-own = le sue scelte
review-others = scelte degli altri
review-luck = fortuna
review-end = alla fine
review-turn = Mossa { $ply }, il posto { $seat } gioca { $move } (migliore: { $best }): il posto { $of } passa da { $before }% a { $after }%, soprattutto per { $cause ->
    [luck] fortuna
   *[choice] scelta
}.
review-best = Decisione migliore: mossa { $ply }, il posto { $seat } gioca { $move }: { $gain }% in più della seconda scelta.
award-decision = Decisione migliore
award-decision-for = { $gain }% in più della seconda scelta

## Un gioco nuovo

new-game-name = «{ $name }» non può essere il nome di un gioco: serve un identificatore Python minuscolo, come outrigger.
new-game-title = «{ $title }» non può essere un titolo: serve un testo senza virgolette, barre rovesciate, graffe e dollari.
new-game-long = «{ $text }» è troppo lungo: può avere { $most } caratteri.
new-game-taken = C’è già un gioco chiamato «{ $name }». Scegli un altro nome.
new-game-prefix = Un altro gioco numera già le sue regole { $prefix }-1, { $prefix }-2 e così via. Scegli un nome più lungo.
new-game-no-checkout = { $folder } non è una copia del repository di Vaka: manca { $games }.
new-game-there = { $name } esiste già: c’è { $path }. Non è stato scritto nulla.
new-game-made = { $title }: { $count } file in { $folder }.
new-game-install = Si installa con: pip install --editable { $folder }
new-game-try = Poi prova «vaka play { $name }» e «vaka selfcheck { $name }». Come continuare lo spiega la guida di Vaka «Add a game».
