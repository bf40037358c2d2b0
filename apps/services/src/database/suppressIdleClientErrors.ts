import type { DatabaseConnection, QueryResult } from "kysely"
import { Client, type ClientConfig, type Pool } from "pg"

/**
 * Adds an error listener to each client.
 *
 * A broken connection makes its query fail. Without a listener, the connection's error event would also end the process. The pool itself
 * listens only to idle clients.
 */
export const suppressIdleClientErrors = (pool: Pool): Pool => {
  pool.on("connect", (client) => void client.on("error", () => undefined))
  pool.on("error", () => undefined)
  return pool
}

/** A separate connection that cancels a running query. Its errors must not end the process either. */
export class CancellationClient extends Client {
  constructor(config?: ClientConfig) {
    super(config)
    this.on("error", () => undefined)
  }
}

/** Ignores the errors of aborted queries. Otherwise Kysely would log each canceled query as an error. */
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
