import { type AbortableQueryOptions, type CompiledQuery, type Dialect, Kysely, type QueryExecutor, type QueryResult } from "kysely"
import { isConnectionLost } from "./isDatabaseUnavailable.ts"
import type { Tables } from "./tables.ts"
import { getSystemErrorCode } from "../foundation/errorDetails.ts"
import { canReadFromStandby } from "./readRouting.ts"
import { AbortableExecutor, isReadQuery } from "./abortableQueries.ts"

/**
 * Creates a query builder over `dialect` that sends read queries to standbys where stale data is acceptable. It tries one standby after the
 * other, and finally `dialect`.
 */
export const createReadSplittingKysely = (dialect: Dialect, servers: () => ReadonlyArray<Kysely<Tables>>): Kysely<Tables> => {
  const connections = new Kysely<Tables>({ dialect }).getExecutor()
  const executor = new ReadSplittingExecutor(dialect, connections, servers)
  return new Kysely<Tables>({ config: { dialect }, dialect, driver: dialect.createDriver(), executor })
}

class ReadSplittingExecutor extends AbortableExecutor {
  readonly #servers: () => ReadonlyArray<Kysely<Tables>>

  constructor(dialect: Dialect, connections: QueryExecutor, servers: () => ReadonlyArray<Kysely<Tables>>) {
    super(dialect, connections, "cancel query")
    this.#servers = servers
  }

  override async executeQuery<R>(query: CompiledQuery, options?: AbortableQueryOptions): Promise<QueryResult<R>> {
    if (isReadQuery(query) && canReadFromStandby()) {
      for (const server of this.#servers()) {
        try {
          return await server.getExecutor().executeQuery<R>(query, options)
        } catch (error) {
          if (!mayAnswerElsewhere(error)) throw error
        }
      }
    }
    return super.executeQuery(query, options)
  }
}

/**
 * Error codes after which another server is tried. The standby canceled a read that conflicted with replication, lacks a table or column
 * that was not replicated yet, or has no free connection.
 */
const states: ReadonlySet<string> = new Set(["40001", "42P01", "42703", "53300"])
/** Messages of pg for errors without a code: silent or closed connections. */
const messagePattern = /^(?:Query read timeout|Connection terminated|The connection was silent|timeout e)/

const mayAnswerElsewhere = (error: unknown): boolean =>
  isConnectionLost(error) || states.has(getSystemErrorCode(error) ?? "") || (error instanceof Error && messagePattern.test(error.message))
