import type { Pool } from "pg"

/**
 * A connection that breaks fails the query that is on it; it must not end the process as well, which an error event without a listener
 * does. The pool listens to idle clients alone, so each client gets a listener for its whole life.
 */
export const quietClients = (pool: Pool): Pool => {
  pool.on("connect", (client) => void client.on("error", () => undefined))
  pool.on("error", () => undefined)
  return pool
}
