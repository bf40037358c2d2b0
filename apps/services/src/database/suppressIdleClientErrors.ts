import type { DatabaseConnection, QueryResult } from "kysely"
import { Client, type ClientConfig, type Pool } from "pg"

/**
 * A connection that breaks fails the query that is on it; it must not end the process as well, which an error event without a listener
 * does. The pool listens to idle clients alone, so each client gets a listener for its whole life.
 */
export const suppressIdleClientErrors = (pool: Pool): Pool => {
  pool.on("connect", (client) => void client.on("error", () => undefined))
  pool.on("error", () => undefined)
  return pool
}

/** The connection of its own by which a running query is canceled: one that breaks must not end the process either. */
export class CancellationClient extends Client {
  constructor(config?: ClientConfig) {
    super(config)
    this.on("error", () => undefined)
  }
}

/** What becomes of a query that nobody waits for is nobody's concern: the builder would write each canceled one into the log. */
export const suppressCancellationErrors = async (connection: DatabaseConnection): Promise<void> => {
  const { cancelQuery, executeQuery } = connection
  connection.executeQuery = async <R>(...[query, options]: Parameters<typeof executeQuery>): Promise<QueryResult<R>> => {
    try {
      return (await executeQuery.call(connection, query, options)) as QueryResult<R>
    } catch (error) {
      if (options?.signal?.aborted) return { rows: [] }
      throw error
    }
  }
  if (cancelQuery) connection.cancelQuery = (control) => cancelQuery.call(connection, control).catch(() => undefined)
}
