/** A worker that says when to ask the room again, also while its page is in the background. */
const EVERY = 2000

setInterval(() => postMessage(null), EVERY)
