import type { Services } from "@camber/services"
import { Effect, Schedule } from "effect"

/** Sends refunds every few seconds, and looks after open payments twice a minute. Neither waits for the other. */
export const runPaymentJobs = ({ refund, sweep }: Services["paymentWork"]): Effect.Effect<void> =>
  Effect.all([Effect.repeat(refund, Schedule.spaced("5 seconds")), Effect.repeat(sweep, Schedule.spaced("30 seconds"))], {
    concurrency: "unbounded",
    discard: true
  })
