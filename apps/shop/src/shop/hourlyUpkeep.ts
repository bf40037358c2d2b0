import type { Services } from "@camber/services"
import { Effect, Schedule } from "effect"

/** Has the services clean up and tell visitors what has changed, now and every hour. Neither waits for the other. */
export const hourlyUpkeep = ({ notify, purge }: Services["upkeep"]): Effect.Effect<void> =>
  Effect.forEach([purge, notify], Effect.repeat(Schedule.spaced("1 hour")), { concurrency: "unbounded", discard: true })
