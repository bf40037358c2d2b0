import { Clock, Effect } from "effect"
import { type Kysely, sql } from "kysely"
import { purgeLinks, purgeMail, purgeSessions, purgeSignInSteps, purgeTries } from "./account/purgeAccounts.ts"
import { purgeGuests } from "./account/purgeGuests.ts"
import { purgeIdempotencyRecords } from "./schema/withIdempotency.ts"
import { purgeRemovedLines } from "./cart/removedLines.ts"
import { createPace, fullPace, type Pace, sharedPace } from "./catalog-import/createPace.ts"
import { purgeLeaving } from "./catalog-import/writing/purgeLeaving.ts"
import type { Database } from "./database/Database.ts"
import type { Tables } from "./database/tables.ts"
import { refreshHeldStatements } from "./reference/refreshHeldStatements.ts"
import { repairProductAggregates } from "./products/availability.ts"
import { notifyWatchers } from "./notifications/notifyWatchers.ts"
import { purgeNotifications } from "./notifications/notifications.ts"
import { purgeContacts } from "./orders/eraseOrders.ts"
import { purgeUnpaidClients } from "./orders/isWithinOrderLimit.ts"
import { purgeOrderLinks } from "./orders/createOrderLink.ts"
import { purgePush } from "./push/queuePush.ts"
import { purgeAddresses } from "./signup/addresses.ts"
import { purgeAttempts } from "./signup/signUp.ts"
import { type EventRetention, purgeEvents } from "./tracking/collectEvents.ts"
import { deleteInBatches } from "./foundation/async.ts"

/** Jobs that the services run about every hour. They log failures and never fail. */
export interface Maintenance {
  /** Deletes expired data. */
  readonly purge: Effect.Effect<void>
  /** Notifies visitors of changes to parts on their lists, and counts the cars whose buyers kept a part, by fit statement. */
  readonly notify: Effect.Effect<void>
  /** Repairs data that an older release wrote while running concurrently with this one, and completes imports whose process was killed. */
  readonly repair: Effect.Effect<void>
  /** Writes counts that are only in memory. Also runs when the shop stops. */
  readonly flush: Effect.Effect<void>
}

/** Retention of unneeded data, in days. */
export interface Retention {
  /** Carts, garages, lists and devices of inactive guests. */
  readonly guests: number
  /** Messages of the contact form, and feedback. */
  readonly messages: number
  /** Unsubscribed email addresses without an account. */
  readonly addresses: number
  /** Expired promo codes. */
  readonly codes: number
  /** The log of staff actions. */
  readonly staffActions: number
}

/** Jobs of other parts of the services. */
interface OtherJobs {
  /** Completes imports whose process was killed. */
  readonly completeImports: (pace: Pace) => Promise<void>
  /** Writes the counts of assistants' calls. */
  readonly flushCalls: () => Promise<void>
  /** Mails owners of race cars about dates that are due. */
  readonly sendReminders: () => Promise<void>
  /** Deletes photographs and documents that nothing uses. */
  readonly sweepPictures: () => Promise<void>
}

/** Days for which the page of a withdrawn product names its replacement. */
const WITHDRAWN_DAYS = 365

/** Days for which a file that staff uploaded waits for its import. */
const UPLOAD_DAYS = 1

/**
 * Days for which a moved customer can sign in with the old password. As long as one old password is stored, each sign-in takes as long as
 * the slowest old hash.
 */
const OLD_PASSWORD_DAYS = 180

export const createMaintenance = (
  { background: database, kind }: Pick<Database, "background" | "kind">,
  eventRetention: EventRetention,
  retention: Retention,
  { completeImports, flushCalls, sendReminders, sweepPictures }: OtherJobs,
  pace: Pace = createPace(kind === "embedded" ? sharedPace : fullPace)
): Maintenance => ({
  purge: whereClocksAgree(
    database,
    eachStep("Hourly cleanup failed", {
      "idempotent replies": () => purgeIdempotencyRecords(database),
      sessions: () => purgeSessions(database),
      "unfinished sign-ins": () => purgeSignInSteps(database),
      "one-time links": () => purgeLinks(database),
      "counted tries": () => purgeTries(database),
      "old passwords": () => deleteOlder(database, "old_password", "moved_at", OLD_PASSWORD_DAYS),
      mail: () => purgeMail(database),
      "removed cart lines": () => purgeRemovedLines(database),
      notifications: () => purgeNotifications(database),
      "push messages": () => purgePush(database),
      "sign-up attempts": () => purgeAttempts(database),
      "order links": () => purgeOrderLinks(database),
      "contact details of guest orders": () => purgeContacts(database),
      "clients of unpaid orders": () => purgeUnpaidClients(database),
      events: () => purgeEvents(database, eventRetention),
      "counts of assistants' calls": () => deleteOlder(database, "assistant_call", "day", eventRetention.days),
      "data of inactive guests": () => purgeGuests(database, retention.guests),
      messages: () => deleteOlder(database, "contact_message", "received_at", retention.messages),
      feedback: () => deleteOlder(database, "feedback", "given_at", retention.messages),
      "unsubscribed addresses": () => purgeAddresses(database, retention.addresses),
      "products that left the catalog": () => purgeLeaving(database, pace),
      "pages of withdrawn products": () => deleteOlder(database, "withdrawn_product", "withdrawn_at", WITHDRAWN_DAYS),
      "uploaded imports": async () => {
        await deleteOlder(database, "import_upload", "started_at", UPLOAD_DAYS)
        // The embedded database has no automatic vacuum, which would give back the space of deleted files.
        if (kind === "embedded") await sql`vacuum import_upload_piece`.execute(database)
      },
      "expired promo codes": () => deleteOlder(database, "promo_code", "ends_at", retention.codes),
      "unused pictures": sweepPictures,
      "change log": () => deleteOlder(database, "change", "made_at", 1),
      "staff actions": () => deleteOlder(database, "staff_action", "at", retention.staffActions)
    })
  ),
  notify: eachStep("Hourly notifications failed", {
    "dates of race cars": sendReminders,
    "watched parts": () => notifyWatchers(database),
    "held fit statements": () => refreshHeldStatements(database)
  }),
  repair: eachStep("Hourly repair failed", {
    "products and their variants": () => repairProductAggregates(database),
    "unfinished imports": () => completeImports(pace)
  }),
  flush: eachStep("Hourly write failed", { "counts of assistants' calls": flushCalls })
})

/** Maximum difference between the two clocks in milliseconds. */
const MOST_APART = 3_600_000

/** Deletes nothing while the database's clock and this machine's differ too much, because ages are unreliable then. */
const whereClocksAgree = (database: Kysely<Tables>, purge: Effect.Effect<void>): Effect.Effect<void> =>
  Effect.gen(function* () {
    const { rows } = yield* Effect.tryPromise(() => sql<{ now: Date }>`select now() as now`.execute(database))
    const apart = (rows[0]?.now.getTime() ?? NaN) - (yield* Clock.currentTimeMillis)
    if (Math.abs(apart) < MOST_APART) return yield* purge
    yield* Effect.logError(`Hourly cleanup skipped: the database's clock is ${Math.round(apart / 1000)} s ahead of this machine's`)
  }).pipe(Effect.catch(({ cause }) => Effect.logError("Hourly cleanup failed: reading the database's clock", cause)))

/** Runs the steps in order. Logs a failed step by its name and continues. */
const eachStep = (failure: string, steps: Readonly<Record<string, () => Promise<void>>>): Effect.Effect<void> =>
  Effect.forEach(
    Object.entries(steps),
    ([name, step]) => Effect.tryPromise(step).pipe(Effect.catch(({ cause }) => Effect.logError(`${failure}: ${name}`, cause))),
    { discard: true }
  )

/** Deletes a table's rows whose timestamp in `column` is more than `days` days ago, in batches. */
const deleteOlder = (database: Kysely<Tables>, table: keyof Tables, column: string, days: number): Promise<void> =>
  deleteInBatches(async (atMost) => {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid in (
        select ctid from ${sql.table(table)} where ${sql.ref(column)} < now() - make_interval(days => ${days}) limit ${atMost})`.execute(
      database
    )
    return numAffectedRows
  })
