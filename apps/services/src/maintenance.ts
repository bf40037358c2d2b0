import { Clock, Effect } from "effect"
import { type Kysely, sql } from "kysely"
import { purgeLinks, purgeMail, purgeSessions, purgeSignInSteps, purgeTries } from "./account/purgeAccounts.ts"
import { purgeGuests } from "./account/purgeGuests.ts"
import { purgeIdempotencyRecords } from "./schema/withIdempotency.ts"
import { purgeRemovedLines } from "./cart/removedLines.ts"
import { deleteOlder } from "./database/deleteOlder.ts"
import type { Tables } from "./database/tables.ts"
import { repairProductAggregates } from "./products/repairProductAggregates.ts"
import { notifyWatchers } from "./notifications/notifyWatchers.ts"
import { purgeNotifications } from "./notifications/notifications.ts"
import { purgeContacts } from "./orders/eraseOrders.ts"
import { purgeUnpaidClients } from "./orders/isWithinOrderLimit.ts"
import { purgeOrderLinks } from "./orders/createOrderLink.ts"
import { purgePush } from "./push/purgePush.ts"
import { purgeAddresses } from "./signup/addresses.ts"
import { purgeAttempts } from "./signup/attempts.ts"
import { type EventRetention, purgeEvents } from "./tracking/purgeEvents.ts"

/** What the services do by themselves. To be run every hour or so; none ever fails. */
export interface Maintenance {
  /** Deletes what is kept for a time only and has had it. */
  readonly purge: Effect.Effect<void>
  /** Tells visitors what has changed of what they watch. */
  readonly notify: Effect.Effect<void>
  /** Puts right what programs of before write beside this one. */
  readonly mend: Effect.Effect<void>
}

/** For how many days the shop keeps what nobody needs any more. */
export interface Retention {
  /** Carts, garages, lists and devices of guests who touch none of it. */
  readonly guests: number
  /** Messages of the contact form, and what was said of the shop. */
  readonly messages: number
  /** Addresses that were taken off the list, and that no account has. */
  readonly addresses: number
  /** Codes that are over. */
  readonly codes: number
  /** What staff changed. */
  readonly staffActions: number
}

export const createMaintenance = (database: Kysely<Tables>, eventRetention: EventRetention, retention: Retention): Maintenance => ({
  purge: whereClocksAgree(
    database,
    eachStep("Hourly cleanup failed", {
      "replies to repeated requests": () => purgeIdempotencyRecords(database),
      sessions: () => purgeSessions(database),
      "sign-ins that waited for a code": () => purgeSignInSteps(database),
      "one-time links": () => purgeLinks(database),
      "counted tries": () => purgeTries(database),
      mail: () => purgeMail(database),
      "removed cart lines": () => purgeRemovedLines(database),
      notifications: () => purgeNotifications(database),
      "messages to devices": () => purgePush(database),
      "attempts to sign up": () => purgeAttempts(database),
      "links to orders": () => purgeOrderLinks(database),
      "contacts of orders without a customer": () => purgeContacts(database),
      "clients of unpaid orders": () => purgeUnpaidClients(database),
      events: () => purgeEvents(database, eventRetention),
      "what guests left": () => purgeGuests(database, retention.guests),
      messages: () => deleteOlder(database, "contact_message", "received_at", retention.messages),
      feedback: () => deleteOlder(database, "feedback", "given_at", retention.messages),
      "addresses off the list": () => purgeAddresses(database, retention.addresses),
      "codes that are over": () => deleteOlder(database, "promo_code", "ends_at", retention.codes),
      "changes that every process has seen": () => deleteOlder(database, "change", "made_at", 1),
      "actions of staff": () => deleteOlder(database, "staff_action", "at", retention.staffActions)
    })
  ),
  notify: eachStep("Hourly notices failed", {
    "watched parts": () => notifyWatchers(database)
  }),
  mend: eachStep("Hourly mending failed", {
    "products and their variants": () => repairProductAggregates(database)
  })
})

/** Milliseconds. */
const MOST_APART = 3_600_000

/** Deletes nothing by age while the database's clock and this machine's are further apart than that: one of them is wrong, and nobody knows by how much. */
const whereClocksAgree = (database: Kysely<Tables>, purge: Effect.Effect<void>): Effect.Effect<void> =>
  Effect.gen(function* () {
    const { rows } = yield* Effect.tryPromise(() => sql<{ now: Date }>`select now() as now`.execute(database))
    const apart = (rows[0]?.now.getTime() ?? NaN) - (yield* Clock.currentTimeMillis)
    if (Math.abs(apart) < MOST_APART) return yield* purge
    yield* Effect.logError(`Hourly cleanup left out: the database's clock is ${Math.round(apart / 1000)} s ahead of this machine's`)
  }).pipe(Effect.catch(({ cause }) => Effect.logError("Hourly cleanup failed: asking the time", cause)))

/** Runs one step after the other. One that fails is logged by its name, and the others run all the same. */
const eachStep = (failure: string, steps: Readonly<Record<string, () => Promise<void>>>): Effect.Effect<void> =>
  Effect.forEach(
    Object.entries(steps),
    ([name, step]) => Effect.tryPromise(step).pipe(Effect.catch(({ cause }) => Effect.logError(`${failure}: ${name}`, cause))),
    { discard: true }
  )
