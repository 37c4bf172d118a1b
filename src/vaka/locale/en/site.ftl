# The games without a server: `vaka site`, and the page that plays in the browser.

site-not-empty = { $folder } is not empty and holds no earlier site. Name a new folder.
site-no-page = The page has not been built. In the project’s folder, “make play” builds it.
site-no-engine = Python for browsers is not there. In the project’s folder, “npm ci && npm run build” in web/ brings it.
site-written = { $folder } holds { $files } files. A first visit fetches { $size } MB, if the host compresses.
site-serve = Try it with: python -m http.server --directory { $folder }

# What the room in the browser refuses
kept-damaged = What this browser kept of it is damaged, so it cannot be played on. The other matches are untouched.
local-not-here = That needs a game room on a server; here everything happens in your browser.
local-no-guests = Nobody else can join here: the match stays in your browser. Choose people at this screen, or bots.
local-no-net = What this bot has learned is not in this browser yet. Connect to the internet once, or choose another bot. If the page has a new version, load it first.
local-broken = Something went wrong in this browser’s game room. Load the page again; nothing that was played is lost.

# The page
web-local-starting = Getting the games ready …
web-local-failed = This browser cannot play without a server.
web-local-failed-about = It needs WebAssembly, module workers and IndexedDB: a current Firefox, Chrome, Edge or Safari, and not a private window.
web-local-about = Everything happens in this browser. Matches stay here until you save or delete them.
web-local-matches = Your matches
web-local-none = Your matches will be kept here, in this browser.
web-local-damaged = Damaged
web-local-keep-file = Save file
web-local-delete = Delete
web-local-delete-sure = Delete for good?
web-local-update = A new version is ready.
web-local-update-now = Load it

# Beside a server: playing without it
web-here = Offline
web-here-about = Play without the room: this browser keeps the games, about 8 MB
web-here-title = Without the room
web-here-matches = What you play here stays in this browser.
web-here-kept = It works without a network.
web-here-away = The room does not answer at the moment.
web-here-back = The room answers again.
web-here-to-room = Go to the room
web-away-now = The room does not answer.
web-away-wait = Trying again every few seconds.
web-away-kept = You can play here without it, alone or at one screen. Those matches stay in this browser.
web-away-play = Play here
web-local-missing = This room has nothing to play with offline.
web-local-missing-about = Its host has to build Python for browsers and the games’ modules, as released versions have them: “npm ci && npm run build” in web/, then “vaka selfcheck --wasm”.
