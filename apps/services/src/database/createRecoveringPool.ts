import { Pool, type PoolClient, type PoolConfig } from "pg"
import { isConnectionLost } from "./isDatabaseUnavailable.ts"
import { suppressIdleClientErrors } from "./suppressIdleClientErrors.ts"

/** A pool that tracks its connections, so that it can drop silent connections. */
export interface RecoveringPool {
  readonly pool: Pool
  /** Drops the idle connections. The next query opens a new one. */
  readonly closeIdle: () => void
  /** Drops all connections. Their queries fail. */
  readonly closeAll: () => void
  /** Waits up to `patience` milliseconds for in-flight queries, then fails them. */
  readonly close: (patience: number) => Promise<void>
}

/** Callbacks for failures of the pool's server. */
export interface PoolListener {
  /** A query got no response within `query_timeout`. */
  readonly onSilence: () => void
  /** The server closed a connection, or no longer accepts writes. */
  readonly onGone?: () => void
}

/** Creates a pool that drops a connection after a query timeout, because the next query on that connection would time out as well. */
export const createRecoveringPool = (config: PoolConfig, { onGone = () => undefined, onSilence }: PoolListener): RecoveringPool => {
  const pool = suppressIdleClientErrors(new Pool(config))
  const [clients, busy] = [new Set<PoolClient>(), new Set<PoolClient>()]
  // End the client before its stream, so that the pool does not reuse a connection that is released concurrently.
  const cut = (client: PoolClient) => {
    void client.end()
    client.connection.stream.destroy()
  }
  const handleTimeout = (client: PoolClient) => {
    cut(client)
    onSilence()
  }
  const handleError = (client: PoolClient, error: unknown) => {
    if (isReadTimeout(error)) handleTimeout(client)
    if (!isConnectionLost(error)) return
    cut(client)
    onGone()
  }
  pool.on("connect", (client) => {
    clients.add(client)
    client.once("end", () => {
      clients.delete(client)
      busy.delete(client)
    })
    onQueryError(client, (error) => handleError(client, error))
  })
  pool.on("error", onGone)
  pool.on("acquire", (client) => void busy.add(client))
  pool.on("release", (error, client) => {
    busy.delete(client)
    handleError(client, error)
  })

  const closeIdle = () => {
    for (const client of clients) {
      if (busy.has(client)) continue
      // The error event makes the pool drop the connection before its next query. The close event of the socket would
      // be too late.
      client.emit("error", new Error("The server sent no data in time."))
      cut(client)
    }
  }
  return {
    pool,
    closeIdle,
    closeAll: () => {
      closeIdle()
      busy.forEach(cut)
    },
    close: async (patience) => {
      const timer = setTimeout(() => clients.forEach(cut), patience)
      await pool.end()
      clearTimeout(timer)
    }
  }
}

/** Reports failed queries of a client. Kysely releases the connection of a failed query without the error. */
const onQueryError = (client: PoolClient, handleError: (error: unknown) => void): void => {
  const query: (...args: ReadonlyArray<unknown>) => unknown = client.query.bind(client)
  const observedQuery = (...args: ReadonlyArray<unknown>): unknown => {
    const result = query(...args)
    if (result instanceof Promise) result.catch(handleError)
    return result
  }
  Object.assign(client, { query: observedQuery })
}

/** Whether an error is the one that pg throws after `query_timeout`. */
export const isReadTimeout = (error: unknown): boolean => error instanceof Error && error.message === "Query read timeout"
