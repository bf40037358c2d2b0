import { AsyncLocalStorage } from "node:async_hooks"

/** Who asks the database, and computes in between. */
export interface Asker {
  /** A query of its has gone out. */
  readonly asks: () => void
  /** The answer is there, and it goes on. */
  readonly goesOn: () => void
}

const asking = new AsyncLocalStorage<Asker>()

/** Has this asker told of every query of this work. */
export const askedBy = <A>(asker: Asker, work: () => Promise<A>): Promise<A> => asking.run(asker, work)

/** Sends a query, and tells whoever asks it. */
export const tellingAsker = <A>(query: () => Promise<A>): Promise<A> => {
  const asker = asking.getStore()
  if (asker === undefined) return query()
  asker.asks()
  return query().finally(asker.goesOn)
}
