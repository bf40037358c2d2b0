import type { Services } from "@camber/services"
import { Effect, Schedule } from "effect"

/** Runs the services' purge, notification and repair jobs now and every hour, concurrently. */
export const runHourlyMaintenance = ({ mend, notify, purge }: Services["upkeep"]): Effect.Effect<void> =>
  Effect.forEach([purge, notify, mend], Effect.repeat(Schedule.spaced("1 hour")), { concurrency: "unbounded", discard: true })
