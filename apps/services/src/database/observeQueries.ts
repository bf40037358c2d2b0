import { AsyncLocalStorage } from "node:async_hooks"

/** Called when a query is sent. Returns what is called when it has ended. */
export type QueryObserver = (sql: string) => (error?: unknown) => void

const observing = new AsyncLocalStorage<QueryObserver>()

/** Has every query of this work observed, for instance as a span of a trace. */
export const observeQueries = <A>(observer: QueryObserver, work: () => Promise<A>): Promise<A> => observing.run(observer, work)

/** Sends a query under its observer, if there is one. */
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
