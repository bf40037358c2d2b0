import { callbackify } from "node:util"
import type { Pool, PoolClient } from "pg"
import { isDatabaseUnavailable } from "./isDatabaseUnavailable.ts"
import type { PrimarySelector } from "./primarySelector.ts"

type Told = (error: Error | undefined, client?: PoolClient, release?: PoolClient["release"]) => void

/** How many times a connection is tried, each time to the server that is the primary by then. */
const TRIES = 3

/** Whoever wants a connection waits until the primary is known, and is led to the next one where it goes meanwhile. */
export const followPrimary = (pool: Pool, choice: PrimarySelector): void => {
  const connect: () => Promise<PoolClient> = pool.connect.bind(pool)
  const writing = new WeakSet<PoolClient>()

  const connected = async (): Promise<PoolClient> => {
    for (let tries = 1; ; tries++) {
      await choice.settled()
      const server = choice.current()
      try {
        const client = await connect()
        if (writing.has(client) || (await takesWrites(client).catch(givenBack(client)))) {
          writing.add(client)
          return client
        }
        client.release(true)
      } catch (error) {
        if (tries === TRIES || isFull(error) || !isDatabaseUnavailable(error)) throw error
      }
      choice.doubt(server)
    }
  }

  // The pool's own queries come with a callback.
  const told = (callback?: Told): Promise<PoolClient> | undefined => {
    if (callback === undefined) return connected()
    callbackify(connected)((error, client) => callback(error ?? undefined, client, client?.release))
    return undefined
  }
  Object.assign(pool, { connect: told })
}

/** A server may have become a standby between the look and the connection. */
const takesWrites = async (client: PoolClient): Promise<boolean> => {
  const { rows } = await client.query<{ readonly writes: boolean }>("select current_setting('transaction_read_only') = 'off' as writes")
  return rows[0]?.writes === true
}

/** A connection that failed before it was handed out is nobody's: the pool would count it for ever. */
const givenBack =
  (client: PoolClient) =>
  (error: unknown): never => {
    client.release(true)
    throw error
  }

/** All connections are in use: that says nothing of the server. */
const isFull = (error: unknown): boolean => error instanceof Error && error.message.startsWith("timeout exceeded")
