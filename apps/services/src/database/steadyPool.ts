import { Pool, type PoolClient, type PoolConfig } from "pg"
import { quietClients } from "./quietClients.ts"

/** A pool that knows its connections, so that none can hold it up. */
export interface SteadyPool {
  readonly pool: Pool
  /** Drops the connections that nobody uses; the next query makes a new one. */
  readonly cutIdle: () => void
  /** Waits for the queries in flight, for `patience` milliseconds at most; then they fail. */
  readonly close: (patience: number) => Promise<void>
}

/**
 * A query that the server left without an answer beyond `query_timeout` ends its connection as well: whatever is asked on it would wait as
 * long. `onSilence` hears of each.
 */
export const steadyPool = (config: PoolConfig, onSilence: () => void): SteadyPool => {
  const pool = quietClients(new Pool(config))
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
  pool.on("connect", (client) => {
    clients.add(client)
    client.once("end", () => {
      clients.delete(client)
      busy.delete(client)
    })
    hearing(client, () => silent(client))
  })
  pool.on("acquire", (client) => void busy.add(client))
  pool.on("release", (error, client) => {
    busy.delete(client)
    if (isSilence(error)) silent(client)
  })

  return {
    pool,
    cutIdle: () => {
      for (const client of clients) {
        if (busy.has(client)) continue
        // The pool forgets it at this, before another query is given to it; the closing of its socket would be heard too late.
        client.emit("error", new Error("The connection was silent."))
        cut(client)
      }
    },
    close: async (patience) => {
      const impatience = setTimeout(() => clients.forEach(cut), patience)
      await pool.end()
      clearTimeout(impatience)
    }
  }
}

/** A promised query that ends in silence is told: the query builder gives its connection back as if it were sound. */
const hearing = (client: PoolClient, onSilence: () => void): void => {
  const ask: (...given: ReadonlyArray<unknown>) => unknown = client.query.bind(client)
  const told = (...given: ReadonlyArray<unknown>): unknown => {
    const answer = ask(...given)
    if (answer instanceof Promise) answer.catch((error: unknown) => isSilence(error) && onSilence())
    return answer
  }
  Object.assign(client, { query: told })
}

/** What pg says of a query beyond its `query_timeout`. */
export const isSilence = (error: unknown): boolean => error instanceof Error && error.message === "Query read timeout"
