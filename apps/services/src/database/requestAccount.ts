import { AsyncLocalStorage } from "node:async_hooks"

/** Who asks the database, and computes in between. */
export interface RequestAccount {
  readonly who: string
  /** A query of its has gone out. */
  readonly asks: () => void
  /** The answer is there, and it goes on. */
  readonly goesOn: () => void
}

const asking = new AsyncLocalStorage<RequestAccount | undefined>()

/** On whose behalf this goes on, as far as anybody is told of it. */
export const getRequestAccount = (): RequestAccount | undefined => asking.getStore()

/** Has this asker told of every query of this work. */
export const withRequestAccount = <A>(by: RequestAccount, work: () => Promise<A>): Promise<A> => asking.run(by, work)

/** Has nobody told of the queries of this work, whoever it was that began it. */
export const withoutRequestAccount = <A>(work: () => Promise<A>): Promise<A> => asking.run(undefined, work)

/** Sends a query, and tells whoever asks it. */
export const instrumentQuery = <A>(query: () => Promise<A>): Promise<A> => {
  const by = getRequestAccount()
  if (by === undefined) return query()
  by.asks()
  return query().finally(by.goesOn)
}
