import { Effect, Schedule } from "effect"
import type { Pool } from "pg"

/**
 * Calls `hurry` at each commit that changed what processes keep in memory, over one of the pool's connections, which is PostgreSQL's. One that is
 * lost is made anew after a second: what was committed meanwhile is looked for then.
 */
export const listenForChanges = (pool: Pool, hurry: () => void): Effect.Effect<never> =>
  Effect.acquireUseRelease(
    Effect.tryPromise(() => pool.connect()),
    (client) =>
      Effect.callback<never, Error>((resume) => {
        const lose = () => resume(Effect.fail(new Error("The connection was lost.")))
        client.on("notification", hurry)
        client.once("error", lose)
        client.once("end", lose)
        client.query("listen camber_changes").then(hurry, lose)
      }),
    (client) => Effect.sync(() => client.release(true))
  ).pipe(Effect.retry(Schedule.spaced("1 second")), Effect.orDie)
