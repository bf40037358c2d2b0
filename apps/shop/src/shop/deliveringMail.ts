import type { Database } from "@camber/services/database"
import { deliverMails, smtpTransport } from "@camber/services/mail"
import { Effect, Redacted, Schedule } from "effect"
import type { Settings } from "../settings/index.ts"

/** Hands the outbox's mail to the server of MAIL_URL, every few seconds; without one it stays there. A failure is logged, and tried again. */
export const deliveringMail = ({ kysely }: Database, { mailFrom, mailUrl }: Settings): Effect.Effect<void> => {
  if (mailUrl === undefined) return Effect.void
  const transport = smtpTransport(Redacted.value(mailUrl), mailFrom)
  return Effect.tryPromise(() => deliverMails(kysely, transport)).pipe(
    Effect.catch((error) => Effect.logError("Mail could not be delivered", error.cause)),
    Effect.repeat(Schedule.spaced("3 seconds")),
    Effect.asVoid
  )
}
