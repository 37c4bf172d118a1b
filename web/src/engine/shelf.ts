/** Where the browser keeps matches and journeys: texts under a kind and an id, each with a revision and a summary. */
const NAME = 'vaka'
const STORE = 'kept'

/** One thing that is kept. */
export interface ShelfItem {
  kind: string
  id: string
  revision: number
  text: string
  /** What lists show of it, as JSON. */
  summary: string
  changed: number
  /** Whether it could not be read when somebody wanted it. */
  damaged?: boolean
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'))
  })
}

function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error('IndexedDB'))
  })
}

export class Shelf {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<Shelf> {
    const opening = indexedDB.open(NAME, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: ['kind', 'id'] })
    return new Shelf(await done(opening))
  }

  async read(kind: string, id: string): Promise<ShelfItem | null> {
    return (await done<ShelfItem | undefined>(this.store('readonly').get([kind, id]))) ?? null
  }

  /** Keep a text; false, with nothing changed, if another page has written meanwhile. */
  async write(kind: string, id: string, revision: number, text: string, summary: string): Promise<boolean> {
    const store = this.store('readwrite')
    const before = await done<ShelfItem | undefined>(store.get([kind, id]))
    if (revision !== (before?.revision ?? 0) + 1) return false
    store.put({ kind, id, revision, text, summary, changed: Date.now() } satisfies ShelfItem)
    await committed(store.transaction)
    return true
  }

  /** Take note that something could not be read; it stays as it is. */
  async mark(kind: string, id: string): Promise<void> {
    const store = this.store('readwrite')
    const found = await done<ShelfItem | undefined>(store.get([kind, id]))
    if (found) store.put({ ...found, damaged: true })
    await committed(store.transaction)
  }

  async remove(kind: string, id: string): Promise<void> {
    const store = this.store('readwrite')
    store.delete([kind, id])
    await committed(store.transaction)
  }

  /** All of a kind, the latest first. */
  async all(kind: string): Promise<ShelfItem[]> {
    const range = IDBKeyRange.bound([kind], [kind, []])
    const found = await done<ShelfItem[]>(this.store('readonly').getAll(range))
    return found.sort((a, b) => b.changed - a.changed)
  }

  private store(mode: IDBTransactionMode): IDBObjectStore {
    return this.database.transaction(STORE, mode, { durability: 'strict' }).objectStore(STORE)
  }
}
