import { Effect, Schedule } from "effect"

/** Has the services forget what is out of date, now and every hour. A failure is logged, and the next hour is another try. */
export const hourlyUpkeep = (forget: () => Promise<void>): Effect.Effect<void> =>
  Effect.tryPromise(forget).pipe(
    Effect.catch((error) => Effect.logError("Nothing could be forgotten", error.cause)),
    Effect.repeat(Schedule.spaced("1 hour")),
    Effect.asVoid
  )
