import { type AbortableQueryOptions, type CompiledQuery, type Dialect, Kysely, type QueryExecutor, type QueryResult } from "kysely"
import { isConnectionLost } from "./isDatabaseUnavailable.ts"
import type { Tables } from "./tables.ts"
import { getSystemErrorCode } from "../foundation/errorDetails.ts"
import { canReadFromStandby } from "./readRouting.ts"
import { AbortableExecutor, isReadQuery } from "./abortableQueries.ts"

/**
 * A query builder over `dialect` whose reading queries go to other servers where they may be late, to each of `servers` in turn until one
 * answers, and to its own where none does.
 */
export const createReadSplittingKysely = (dialect: Dialect, servers: () => ReadonlyArray<Kysely<Tables>>): Kysely<Tables> => {
  const connections = new Kysely<Tables>({ dialect }).getExecutor()
  const executor = new SpreadExecutor(dialect, connections, servers)
  return new Kysely({ config: { dialect }, dialect, driver: dialect.createDriver(), executor })
}

class SpreadExecutor extends AbortableExecutor {
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

/** A reading was in the way of what came from the primary; a table or column has not come from there yet; there is no connection left. */
const states: ReadonlySet<string> = new Set(["40001", "42P01", "42703", "53300"])
/** What pg says without a code of connections that were silent or cut. */
const words = /^(?:Query read timeout|Connection terminated|The connection was silent|timeout e)/

const mayAnswerElsewhere = (error: unknown): boolean =>
  isConnectionLost(error) || states.has(getSystemErrorCode(error) ?? "") || (error instanceof Error && words.test(error.message))
