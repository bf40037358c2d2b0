import type { Services } from "@camber/services"
import { Effect, Schedule, Redacted } from "effect"
import type { Database } from "@camber/services/database"
import { deliverOutbox, createSmtpTransport } from "@camber/services/mail"
import type { Settings } from "../settings/Settings.ts"
import { createFolderFiles, createPictureEncoder, createPictureFetcher, runPictureJob } from "@camber/services/pictures"
import { deliverPush, type PushKeys, webPushSender } from "@camber/services/push"

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

/**
 * Sends the outbox's mail to the server of MAIL_URL every few seconds. Without MAIL_URL, mail stays in the outbox. Logs failures and
 * retries. On interruption, finishes the current message.
 */
export const runMailDelivery = (
  { kysely }: Database,
  { mailFrom, mailUrl, publicOrigin }: Settings,
  readShop: Services["shop"]
): Effect.Effect<void> => {
  if (mailUrl === undefined) return Effect.void
  const transport = createSmtpTransport(Redacted.value(mailUrl), mailFrom, publicOrigin, readShop)
  return deliverOutbox(kysely, transport).pipe(
    Effect.catchCause((cause) => Effect.logError("Failed to deliver mail", cause)),
    Effect.repeat(Schedule.spaced("3 seconds")),
    Effect.asVoid
  )
}

/** Pause after a run without pictures, or with a failure. */
const PICTURES_PAUSE = "5 seconds"

/** Fetches the photographs and documents that imports name until it is interrupted. Logs failures and retries. */
export const runPictures = ({ background }: Database, { picturesDir }: Settings): Effect.Effect<never> => {
  const deps = { fetch: createPictureFetcher(), encode: createPictureEncoder(), files: createFolderFiles(picturesDir) }
  return runPictureJob(background, deps).pipe(
    Effect.catchCause((cause) => Effect.as(Effect.logError("Failed to load pictures", cause), 0)),
    Effect.tap((claimed) => (claimed === 0 ? Effect.sleep(PICTURES_PAUSE) : Effect.void)),
    Effect.forever
  )
}

/** Runs the services' purge, notification, repair and write jobs now and every hour, concurrently. */
export const runHourlyMaintenance = ({ flush, repair, notify, purge }: Services["upkeep"]): Effect.Effect<void> =>
  Effect.forEach([purge, notify, repair, flush], Effect.repeat(Schedule.spaced("1 hour")), { concurrency: "unbounded", discard: true })

/** Starts and ends planned prices within a second of their planned time. */
export const runPlannedPrices = ({ pricePlans }: Pick<Services, "pricePlans">): Effect.Effect<void> =>
  Effect.asVoid(Effect.repeat(pricePlans, Schedule.spaced("1 second")))

/** Sends refunds every few seconds and reconciles open payments twice a minute, concurrently. */
export const runPaymentJobs = ({ refund, sweep }: Services["paymentWork"]): Effect.Effect<void> =>
  Effect.all([Effect.repeat(refund, Schedule.spaced("5 seconds")), Effect.repeat(sweep, Schedule.spaced("30 seconds"))], {
    concurrency: "unbounded",
    discard: true
  })
