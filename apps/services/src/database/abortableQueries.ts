import { Data } from "effect"
import { AsyncLocalStorage } from "node:async_hooks"
import {
  type AbortableOperationOptions,
  type AbortableQueryOptions,
  type CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type Dialect,
  type InflightQueryAbortStrategy,
  Kysely,
  type QueryResult
} from "kysely"
import type { Tables } from "./tables.ts"
import { assertOutsideTransaction, withConnectionScope } from "./transactionScope.ts"
import { readFromPrimary, recordWrite } from "./readRouting.ts"

/** Measures the CPU time of a request between its queries. */
interface RequestAccount {
  readonly who: string
  /** Called when a query is sent. */
  readonly asks: () => void
  /** Called when the query's result arrives and the request continues. */
  readonly resumed: () => void
}

const currentAccount = new AsyncLocalStorage<RequestAccount | undefined>()

/** Returns the account of the current request, if the request is measured. */
export const getRequestAccount = (): RequestAccount | undefined => currentAccount.getStore()

/** Reports every query of `work` to the account. */
export const withRequestAccount = <A>(account: RequestAccount, work: () => Promise<A>): Promise<A> => currentAccount.run(account, work)

/** Runs work whose CPU time is charged to no request, such as loading a shared cache. */
const withoutRequestAccount = <A>(work: () => Promise<A>): Promise<A> => currentAccount.run(undefined, work)

/** Sends a query and reports it to the current account. */
export const instrumentQuery = <A>(query: () => Promise<A>): Promise<A> => {
  const account = getRequestAccount()
  if (account === undefined) return query()
  account.asks()
  return query().finally(account.resumed)
}

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

/** Abort signal of the client that waits for the current queries. */
const abortSignals = new AsyncLocalStorage<AbortSignal | undefined>()

/** A query that was aborted because its client disconnected. Not an error to report. */
export class ClientDisconnected extends Data.TaggedError("ClientDisconnected")<{ readonly cause: unknown }> {}

/**
 * Runs queries until the signal aborts. After that, sends no further read query, cancels the running query if the database can cancel
 * queries, and rejects with `ClientDisconnected`. Writes and open transactions always complete.
 */
export const runAbortable = <A>(signal: AbortSignal, run: () => Promise<A>): Promise<A> =>
  abortSignals.run(signal, run).catch((cause: unknown) => {
    throw signal.aborted ? new ClientDisconnected({ cause }) : cause
  })

/**
 * Runs a load that several requests share: without an abort signal, from the primary, and without charging it to a request. Must not be
 * called inside a transaction.
 */
export const runDetached = async <A>(run: () => Promise<A>): Promise<A> => {
  assertOutsideTransaction("A shared load")
  return abortSignals.run(undefined, () => withoutRequestAccount(() => readFromPrimary(run)))
}

/** Creates a query builder whose read queries stop when the current abort signal aborts. */
export const createAbortableKysely = (dialect: Dialect, strategy: InflightQueryAbortStrategy): Kysely<Tables> => {
  const connections = new Kysely<Tables>({ dialect }).getExecutor()
  // Kysely uses the driver only to begin and end transactions. The executor provides their connections.
  const [driver, executor] = [dialect.createDriver(), new AbortableExecutor(dialect, connections, strategy)]
  return new Kysely<Tables>({ config: { dialect }, dialect, driver, executor })
}

/** Reports each query to the current observer and request account. */
class ObservedExecutor extends DefaultQueryExecutor {
  readonly #dialect: Dialect

  constructor(dialect: Dialect, connections: ConnectionProvider) {
    super(dialect.createQueryCompiler(), dialect.createAdapter(), connections)
    this.#dialect = dialect
  }

  override executeQuery<R>(query: CompiledQuery, options?: AbortableQueryOptions): Promise<QueryResult<R>> {
    return observed(query.sql, () => instrumentQuery(() => super.executeQuery(query, options)))
  }

  override withConnectionProvider(provider: ConnectionProvider): DefaultQueryExecutor {
    return new ObservedExecutor(this.#dialect, provider)
  }
}

/** Aborts read queries outside transactions. The executors that it creates for transactions never abort queries. */
export class AbortableExecutor extends ObservedExecutor {
  readonly #strategy: InflightQueryAbortStrategy

  constructor(dialect: Dialect, connections: ConnectionProvider, strategy: InflightQueryAbortStrategy) {
    super(dialect, connections)
    this.#strategy = strategy
  }

  override executeQuery<R>(query: CompiledQuery, options?: AbortableQueryOptions): Promise<QueryResult<R>> {
    assertOutsideTransaction(query.sql)
    const signal = abortSignals.getStore()
    const isAbortable = signal !== undefined && isReadQuery(query)
    if (!isReadQuery(query)) recordWrite()
    return super.executeQuery(query, isAbortable ? { signal, inflightQueryAbortStrategy: this.#strategy } : options)
  }

  override async provideConnection<A>(
    consumer: (connection: DatabaseConnection) => Promise<A>,
    options?: AbortableOperationOptions
  ): Promise<A> {
    assertOutsideTransaction("A transaction or connection")
    return super.provideConnection((connection) => withConnectionScope(() => consumer(connection)), options)
  }

  override withConnectionProvider(provider: ConnectionProvider): DefaultQueryExecutor {
    recordWrite()
    return super.withConnectionProvider(provider)
  }
}

/** Whether a query only reads. */
export const isReadQuery = ({ query }: CompiledQuery): boolean => reads.has(query.kind)

/** Requests write only through queries that Kysely builds. Their raw SQL only reads. */
const reads: ReadonlySet<string> = new Set(["SelectQueryNode", "RawNode"])
