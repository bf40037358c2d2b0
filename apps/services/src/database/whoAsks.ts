import { AsyncLocalStorage } from "node:async_hooks"

/** Who asks the database, and computes in between. */
export interface Asker {
  readonly who: string
  /** A query of its has gone out. */
  readonly asks: () => void
  /** The answer is there, and it goes on. */
  readonly goesOn: () => void
}

const asking = new AsyncLocalStorage<Asker | undefined>()

/** On whose behalf this goes on, as far as anybody is told of it. */
export const asker = (): Asker | undefined => asking.getStore()

/** Has this asker told of every query of this work. */
export const askedBy = <A>(by: Asker, work: () => Promise<A>): Promise<A> => asking.run(by, work)

/** Has nobody told of the queries of this work, whoever it was that began it. */
export const askedByNobody = <A>(work: () => Promise<A>): Promise<A> => asking.run(undefined, work)

/** Sends a query, and tells whoever asks it. */
export const tellingAsker = <A>(query: () => Promise<A>): Promise<A> => {
  const by = asker()
  if (by === undefined) return query()
  by.asks()
  return query().finally(by.goesOn)
}
