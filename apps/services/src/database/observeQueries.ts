import { AsyncLocalStorage } from "node:async_hooks"

/** Called when a query is sent. Returns the callback for its end. */
export type QueryObserver = (sql: string) => (error?: unknown) => void

const observing = new AsyncLocalStorage<QueryObserver>()

/** Observes every query of `work`, for instance as a trace span. */
export const observeQueries = <A>(observer: QueryObserver, work: () => Promise<A>): Promise<A> => observing.run(observer, work)

/** Sends a query and reports it to the current observer. */
export const observed = <A>(sql: string, query: () => Promise<A>): Promise<A> => {
  const end = observing.getStore()?.(sql)
  if (end === undefined) return query()
  return query().then(
    (result) => {
      end()
      return result
    },
    (error: unknown) => {
      end(error)
      throw error
    }
  )
}
