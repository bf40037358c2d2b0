import { callbackify } from "node:util"
import type { Pool, PoolClient } from "pg"
import { isDatabaseUnavailable } from "./isDatabaseUnavailable.ts"
import type { PrimarySelector } from "./primarySelector.ts"

type ConnectCallback = (error: Error | undefined, client?: PoolClient, release?: PoolClient["release"]) => void

/** Connection attempts per request. Each attempt goes to the server that is the primary at that time. */
const MAX_ATTEMPTS = 3

/**
 * Makes a pool connect only to the primary. A caller waits until the primary is known, and is redirected after a
 * failover.
 */
export const followPrimary = (pool: Pool, choice: PrimarySelector): void => {
  const connect: () => Promise<PoolClient> = pool.connect.bind(pool)
  const writing = new WeakSet<PoolClient>()

  const connectToPrimary = async (): Promise<PoolClient> => {
    for (let attempt = 1; ; attempt++) {
      await choice.whenSelected()
      const server = choice.current()
      try {
        const client = await connect()
        if (writing.has(client) || (await acceptsWrites(client).catch(releaseAndThrow(client)))) {
          writing.add(client)
          return client
        }
        client.release(true)
      } catch (error) {
        if (attempt === MAX_ATTEMPTS || isFull(error) || !isDatabaseUnavailable(error)) throw error
      }
      choice.recheck(server)
    }
  }

  // The pool's own queries pass a callback.
  const connectOverride = (callback?: ConnectCallback): Promise<PoolClient> | undefined => {
    if (callback === undefined) return connectToPrimary()
    callbackify(connectToPrimary)((error, client) => callback(error ?? undefined, client, client?.release))
    return undefined
  }
  Object.assign(pool, { connect: connectOverride })
}

/** Checks the server, because it may have become a standby since the selector's last poll. */
const acceptsWrites = async (client: PoolClient): Promise<boolean> => {
  const { rows } = await client.query<{ readonly writes: boolean }>("select current_setting('transaction_read_only') = 'off' as writes")
  return rows[0]?.writes === true
}

/** Releases a connection that failed its check. Otherwise the pool would count it as in use forever. */
const releaseAndThrow =
  (client: PoolClient) =>
  (error: unknown): never => {
    client.release(true)
    throw error
  }

/** Whether all connections are in use. This does not indicate a failover. */
const isFull = (error: unknown): boolean => error instanceof Error && error.message.startsWith("timeout exceeded")
