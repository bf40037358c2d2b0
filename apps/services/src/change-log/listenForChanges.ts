import { Effect, Schedule } from "effect"
import type { Pool } from "pg"

/**
 * Calls `hurry` at each commit that changed cached data, over one PostgreSQL connection of the pool. Reconnects one
 * second after a lost connection, then polls for missed changes.
 */
export const listenForChanges = (pool: Pool, hurry: () => void): Effect.Effect<never> =>
  Effect.acquireUseRelease(
    Effect.tryPromise(() => pool.connect()),
    (client) =>
      Effect.callback<never, Error>((resume) => {
        const lose = () => resume(Effect.fail(new Error("The connection that listens for changes was lost")))
        client.on("notification", hurry)
        client.once("error", lose)
        client.once("end", lose)
        client.query("listen camber_changes").then(hurry, lose)
      }),
    (client) => Effect.sync(() => client.release(true))
  ).pipe(Effect.retry(Schedule.spaced("1 second")), Effect.orDie)
