import type { Services } from "@camber/services"
import { Effect, Schedule } from "effect"

/** Runs the services' purge, notification, repair and write jobs now and every hour, concurrently. */
export const runHourlyMaintenance = ({ flush, repair, notify, purge }: Services["upkeep"]): Effect.Effect<void> =>
  Effect.forEach([purge, notify, repair, flush], Effect.repeat(Schedule.spaced("1 hour")), { concurrency: "unbounded", discard: true })

/** Sends refunds every few seconds and reconciles open payments twice a minute, concurrently. */
export const runPaymentJobs = ({ refund, sweep }: Services["paymentWork"]): Effect.Effect<void> =>
  Effect.all([Effect.repeat(refund, Schedule.spaced("5 seconds")), Effect.repeat(sweep, Schedule.spaced("30 seconds"))], {
    concurrency: "unbounded",
    discard: true
  })
