import { AsyncLocalStorage } from "node:async_hooks"

/** Measures the CPU time of a request between its queries. */
export interface RequestAccount {
  readonly who: string
  /** Called when a query is sent. */
  readonly asks: () => void
  /** Called when its result arrives and the request continues. */
  readonly resumed: () => void
}

const currentAccount = new AsyncLocalStorage<RequestAccount | undefined>()

/** Returns the account of the current request, if it is measured. */
export const getRequestAccount = (): RequestAccount | undefined => currentAccount.getStore()

/** Reports every query of `work` to the account. */
export const withRequestAccount = <A>(account: RequestAccount, work: () => Promise<A>): Promise<A> => currentAccount.run(account, work)

/** Runs work that no request is charged for, such as loading a shared cache. */
export const withoutRequestAccount = <A>(work: () => Promise<A>): Promise<A> => currentAccount.run(undefined, work)

/** Sends a query and reports it to the current account. */
export const instrumentQuery = <A>(query: () => Promise<A>): Promise<A> => {
  const account = getRequestAccount()
  if (account === undefined) return query()
  account.asks()
  return query().finally(account.resumed)
}
