import type { Database } from "@camber/services/database"
import { deliverPush, type PushKeys, webPushSender } from "@camber/services/push"
import { Effect, Schedule } from "effect"
import type { Settings } from "../settings/index.ts"

/** Sends what is due to shoppers' devices, every few seconds; nothing without keys. A failure is logged, and what it left is taken up again. `now`: by the database's clock. */
export const runPushDelivery = (
  { kysely }: Database,
  { publicOrigin, pushToLoopback, vapidSubject }: Settings,
  keys: PushKeys | null,
  now: () => number
): Effect.Effect<void> => {
  if (keys === null) return Effect.void
  const send = webPushSender({
    keys,
    subject: vapidSubject ?? (publicOrigin.startsWith("https:") ? publicOrigin : "mailto:noreply@localhost.invalid"),
    allowsLoopback: pushToLoopback === "allowed"
  })
  return deliverPush(kysely, send, now).pipe(
    Effect.catchCause((cause) => Effect.logError("Messages to devices could not be sent", cause)),
    Effect.repeat(Schedule.spaced("3 seconds")),
    Effect.asVoid
  )
}
