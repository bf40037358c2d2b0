import type { Database } from "@camber/services/database"
import { deliverPush, type PushKeys, webPushSender } from "@camber/services/push"
import { Effect, Schedule } from "effect"
import type { Settings } from "../settings/index.ts"

/**
 * Sends due push messages every few seconds; does nothing without keys. Logs failures and continues with the rest.
 * `now` is the database's clock.
 */
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
    Effect.catchCause((cause) => Effect.logError("Failed to send push messages", cause)),
    Effect.repeat(Schedule.spaced("3 seconds")),
    Effect.asVoid
  )
}
