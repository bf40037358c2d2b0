import type { Services } from "@camber/services"
import { Effect, Schedule } from "effect"

/** Has the services clean up, tell visitors what has changed and put right what is wrong, now and every hour. None waits for another. */
export const runHourlyMaintenance = ({ mend, notify, purge }: Services["upkeep"]): Effect.Effect<void> =>
  Effect.forEach([purge, notify, mend], Effect.repeat(Schedule.spaced("1 hour")), { concurrency: "unbounded", discard: true })
