import { Pool, type PoolClient, type PoolConfig } from "pg"
import { isConnectionLost } from "./isDatabaseUnavailable.ts"
import { suppressIdleClientErrors } from "./suppressIdleClientErrors.ts"

/** A pool that knows its connections, so that none can hold it up. */
export interface RecoveringPool {
  readonly pool: Pool
  /** Drops the connections that nobody uses; the next query makes a new one. */
  readonly cutIdle: () => void
  /** Drops all connections: what is asked on them fails. */
  readonly cutAll: () => void
  /** Waits for the queries in flight, for `patience` milliseconds at most; then they fail. */
  readonly close: (patience: number) => Promise<void>
}

/** Who hears of what a pool's server does. */
export interface PoolListener {
  /** It left a query without an answer beyond `query_timeout`. */
  readonly onSilence: () => void
  /** It closed a connection, or takes no writes any more. */
  readonly onGone?: () => void
}

/** A query that ends in silence ends its connection as well: whatever is asked on it would wait as long. */
export const createRecoveringPool = (config: PoolConfig, { onGone = () => undefined, onSilence }: PoolListener): RecoveringPool => {
  const pool = suppressIdleClientErrors(new Pool(config))
  const [clients, busy] = [new Set<PoolClient>(), new Set<PoolClient>()]
  // Its end is said first: a connection that is given back meanwhile must not be used again.
  const cut = (client: PoolClient) => {
    void client.end()
    client.connection.stream.destroy()
  }
  const silent = (client: PoolClient) => {
    cut(client)
    onSilence()
  }
  const heard = (client: PoolClient, error: unknown) => {
    if (isReadTimeout(error)) silent(client)
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
    hearing(client, (error) => heard(client, error))
  })
  pool.on("error", onGone)
  pool.on("acquire", (client) => void busy.add(client))
  pool.on("release", (error, client) => {
    busy.delete(client)
    heard(client, error)
  })

  const cutIdle = () => {
    for (const client of clients) {
      if (busy.has(client)) continue
      // The pool forgets it at this, before another query is given to it; the closing of its socket would be heard too late.
      client.emit("error", new Error("The connection was silent."))
      cut(client)
    }
  }
  return {
    pool,
    cutIdle,
    cutAll: () => {
      cutIdle()
      busy.forEach(cut)
    },
    close: async (patience) => {
      const impatience = setTimeout(() => clients.forEach(cut), patience)
      await pool.end()
      clearTimeout(impatience)
    }
  }
}

/** How a promised query failed is told: the query builder gives its connection back as if it were sound. */
const hearing = (client: PoolClient, heard: (error: unknown) => void): void => {
  const ask: (...given: ReadonlyArray<unknown>) => unknown = client.query.bind(client)
  const told = (...given: ReadonlyArray<unknown>): unknown => {
    const answer = ask(...given)
    if (answer instanceof Promise) answer.catch(heard)
    return answer
  }
  Object.assign(client, { query: told })
}

/** What pg says of a query beyond its `query_timeout`. */
export const isReadTimeout = (error: unknown): boolean => error instanceof Error && error.message === "Query read timeout"
