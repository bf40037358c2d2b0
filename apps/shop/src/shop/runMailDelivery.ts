import type { Database } from "@camber/services/database"
import { deliverOutbox, createSmtpTransport } from "@camber/services/mail"
import { Effect, Redacted, Schedule } from "effect"
import type { Settings } from "../settings/index.ts"

/**
 * Sends the outbox's mail to the server of MAIL_URL every few seconds; without one, mail stays in the outbox. Logs
 * failures and retries. On interruption, finishes the current message.
 */
export const runMailDelivery = ({ kysely }: Database, { mailFrom, mailUrl, publicOrigin }: Settings): Effect.Effect<void> => {
  if (mailUrl === undefined) return Effect.void
  const transport = createSmtpTransport(Redacted.value(mailUrl), mailFrom, publicOrigin)
  return deliverOutbox(kysely, transport).pipe(
    Effect.catchCause((cause) => Effect.logError("Failed to deliver mail", cause)),
    Effect.repeat(Schedule.spaced("3 seconds")),
    Effect.asVoid
  )
}
