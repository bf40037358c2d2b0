import { Data } from "effect"
import { AsyncLocalStorage } from "node:async_hooks"
import {
  type AbortableQueryOptions,
  type CompiledQuery,
  type ConnectionProvider,
  DefaultQueryExecutor,
  type Dialect,
  type InflightQueryAbortStrategy,
  Kysely,
  type QueryResult
} from "kysely"
import type { Tables } from "./tables.ts"
import { observed } from "./observeQueries.ts"
import { readFromPrimary, recordWrite } from "./readRouting.ts"
import { withoutRequestAccount, instrumentQuery } from "./requestAccount.ts"

/** Whether somebody still waits for what is asked now. */
const waiting = new AsyncLocalStorage<AbortSignal | undefined>()

/** Broken off because the one who asked has gone: nobody hears how it ended, and it is no fault. */
export class ClientDisconnected extends Data.TaggedError("NobodyWaits")<{ readonly cause: unknown }> {}

/**
 * Asks for as long as the signal's owner waits: then no further reading query is sent, the one that runs is broken off as far as the
 * database can, and the question ends with `ClientDisconnected`. Writes and transactions that have begun go to their end.
 */
export const runAbortable = <A>(signal: AbortSignal, ask: () => Promise<A>): Promise<A> =>
  waiting.run(signal, ask).catch((cause: unknown) => {
    throw signal.aborted ? new ClientDisconnected({ cause }) : cause
  })

/** Asks for everybody, as a shared load must: as it is now, to its end although the one who was first has gone, and at nobody's cost. */
export const runDetached = <A>(ask: () => Promise<A>): Promise<A> =>
  waiting.run(undefined, () => withoutRequestAccount(() => readFromPrimary(ask)))

/** A query builder whose reading queries follow the signal that they are asked under. */
export const createAbortableKysely = (dialect: Dialect, strategy: InflightQueryAbortStrategy): Kysely<Tables> => {
  const connections = new Kysely<Tables>({ dialect }).getExecutor()
  // The driver begins and ends transactions only: their connections come from the executor.
  const [driver, executor] = [dialect.createDriver(), new AbortableExecutor(dialect, connections, strategy)]
  return new Kysely({ config: { dialect }, dialect, driver, executor })
}

/** Tells whoever asks of each query. */
class TellingExecutor extends DefaultQueryExecutor {
  readonly #dialect: Dialect

  constructor(dialect: Dialect, connections: ConnectionProvider) {
    super(dialect.createQueryCompiler(), dialect.createAdapter(), connections)
    this.#dialect = dialect
  }

  override executeQuery<R>(query: CompiledQuery, options?: AbortableQueryOptions): Promise<QueryResult<R>> {
    return observed(query.sql, () => instrumentQuery(() => super.executeQuery(query, options)))
  }

  override withConnectionProvider(provider: ConnectionProvider): DefaultQueryExecutor {
    return new TellingExecutor(this.#dialect, provider)
  }
}

/** Those that it makes for a transaction break nothing off. */
export class AbortableExecutor extends TellingExecutor {
  readonly #strategy: InflightQueryAbortStrategy

  constructor(dialect: Dialect, connections: ConnectionProvider, strategy: InflightQueryAbortStrategy) {
    super(dialect, connections)
    this.#strategy = strategy
  }

  override executeQuery<R>(query: CompiledQuery, options?: AbortableQueryOptions): Promise<QueryResult<R>> {
    const signal = waiting.getStore()
    const isBrokenOff = signal !== undefined && isReadQuery(query)
    if (!isReadQuery(query)) recordWrite()
    return super.executeQuery(query, isBrokenOff ? { signal, inflightQueryAbortStrategy: this.#strategy } : options)
  }

  override withConnectionProvider(provider: ConnectionProvider): DefaultQueryExecutor {
    recordWrite()
    return super.withConnectionProvider(provider)
  }
}

/** Whether a query of a question only reads. */
export const isReadQuery = ({ query }: CompiledQuery): boolean => reads.has(query.kind)

/** What a question writes, such as a count of its tries, goes through the builder; what it writes as text only reads. */
const reads: ReadonlySet<string> = new Set(["SelectQueryNode", "RawNode"])
