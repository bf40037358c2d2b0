import { MESSAGE_TTL_MS, toPushMessage, type PushTopic, getSendTime, getPushRetryTime } from "@camber/domain/push"
import { Clock, Effect } from "effect"
import { type Kysely, sql } from "kysely"
import { withClock } from "../change-log/withClock.ts"
import type { Tables } from "../database/tables.ts"
import type { PushOutcome, PushSender } from "./PushSender.ts"

export { countDueMessages } from "./queuePush.ts"
export type { PushSender } from "./PushSender.ts"
export { type PushKeys, webPushSender } from "./webPushSender.ts"

/** Messages per batch. */
const BATCH_SIZE = 20
/** Maximum number of concurrent deliveries. */
const MAX_CONCURRENT = 5
/** Milliseconds until a claim expires, which matters only if its process crashed. */
const CLAIM_MS = 2 * 60_000

/**
 * Sends the due messages and returns the number of claimed messages.
 *
 * Each message is delivered at least once: it is claimed for two minutes and marked as sent only after the push service accepted it. If the
 * process stops in between, another process retries. Messages wait until the device's quiet hours end. If a device no longer exists (404,
 * 410), its subscription is deleted. A failed delivery does not affect other messages.
 *
 * @param now - UTC milliseconds from the database clock, instead of this machine's.
 */
export const deliverPush = (database: Kysely<Tables>, send: PushSender, now?: () => number): Effect.Effect<number> => {
  const delivered = Effect.gen(function* () {
    const claimed = yield* claim(database, yield* Clock.currentTimeMillis)
    yield* Effect.forEach(claimed, (id) => isolate(id, deliver(database, send, id)), { concurrency: MAX_CONCURRENT, discard: true })
    return claimed.length
  })
  return now === undefined ? delivered : withClock(now)(delivered)
}

const isolate = (id: number, delivery: Effect.Effect<void>): Effect.Effect<void> =>
  Effect.catchDefect(delivery, (defect) => Effect.logError(`Failed to deliver push message ${id}`, defect))

/** The database stores microseconds, the clock milliseconds. Messages that become due within the present millisecond count as due. */
const claim = (database: Kysely<Tables>, now: number) =>
  Effect.promise(async () => {
    const { rows } = await sql<{ push_id: number }>`
      update push_message set claimed_until = ${new Date(now + CLAIM_MS)}
      where push_id in (
        select push_id from push_message
        where state = 'waiting' and due_at < ${new Date(now + 1)} and (claimed_until is null or claimed_until < ${new Date(now)})
        order by due_at, push_id limit ${BATCH_SIZE} for update skip locked)
      returning push_id`.execute(database)
    return rows.map(({ push_id }) => push_id)
  })

const deliver = (database: Kysely<Tables>, send: PushSender, id: number): Effect.Effect<void> =>
  Effect.gen(function* () {
    const message = yield* Effect.promise(() => read(database, id))
    const now = yield* Clock.currentTimeMillis
    if (message === undefined) return
    const { subscription } = message
    if (message.isRead || subscription === null || !subscription.kinds.includes(message.topic)) return yield* end(database, id, "dropped")
    if (now - message.queuedAt > MESSAGE_TTL_MS) return yield* end(database, id, "failed", "Expired before delivery")
    const due = getSendTime(subscription.quietHours, now)
    if (due > now) return yield* wait(database, id, { due_at: new Date(due) })
    const { authSecret, endpoint, key } = subscription
    const payload = JSON.stringify(toPushMessage(message.topic, message, message.collapseKey, message.unread))
    const outcome = yield* Effect.tryPromise(() => send({ authSecret, endpoint, key, payload, collapseKey: message.collapseKey })).pipe(
      // Counts the attempt even after an unexpected error, so that retries end.
      Effect.catch((fault) => Effect.as(Effect.logError(`Failed to send push message ${id}`, fault), UNSENT))
    )
    yield* Effect.promise(() => saveAttempt(database, id, { tries: message.tries + 1, service: new URL(endpoint).host }))
    yield* applyOutcome(database, { id, endpoint, tries: message.tries + 1, queuedAt: message.queuedAt }, outcome)
  })

const UNSENT: PushOutcome = { _tag: "Later", problem: "Unexpected error. See the log.", after: null }

interface Attempt {
  readonly id: number
  readonly endpoint: string
  readonly tries: number
  readonly queuedAt: number
}

const applyOutcome = (database: Kysely<Tables>, { endpoint, id, queuedAt, tries }: Attempt, outcome: PushOutcome): Effect.Effect<void> =>
  Effect.gen(function* () {
    switch (outcome._tag) {
      case "Taken":
        return yield* end(database, id, "sent")
      case "Gone":
        yield* Effect.promise(() => database.deleteFrom("push_subscription").where("endpoint", "=", endpoint).execute())
        return yield* end(database, id, "gone", outcome.problem)
      case "Refused":
        return yield* end(database, id, "failed", outcome.problem)
      case "Later": {
        const due = getPushRetryTime(tries, queuedAt, yield* Clock.currentTimeMillis, outcome.after)
        if (due === null) return yield* end(database, id, "failed", outcome.problem)
        return yield* wait(database, id, { due_at: new Date(due), problem: outcome.problem })
      }
    }
  })

const read = async (database: Kysely<Tables>, id: number) => {
  const row = await database
    .selectFrom("push_message as message")
    .innerJoin("notification", (join) =>
      join
        .onRef("notification.web_user_guid", "=", "message.web_user_guid")
        .onRef("notification.notification_id", "=", "message.notification_id")
    )
    .leftJoin("push_subscription as device", (join) =>
      join.onRef("device.web_user_guid", "=", "message.web_user_guid").onRef("device.device_guid", "=", "message.device_guid")
    )
    .select(["message.topic", "message.collapse_key", "message.tries", "message.queued_at"])
    .select(["notification.title", "notification.text", "notification.href", "notification.read_at"])
    .select(["device.endpoint", "device.key", "device.auth_secret", "device.kinds"])
    .select(["device.quiet_from", "device.quiet_until", "device.time_zone"])
    .select(
      sql<number>`(select count(*) from notification as other
        where other.web_user_guid = message.web_user_guid and other.read_at is null)::int`.as("unread")
    )
    .where("push_id", "=", id)
    .where("state", "=", "waiting")
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { auth_secret, endpoint, key, kinds } = row
  return {
    topic: row.topic as PushTopic,
    title: row.title,
    text: row.text,
    href: row.href,
    isRead: row.read_at !== null,
    collapseKey: row.collapse_key,
    tries: row.tries,
    queuedAt: row.queued_at.getTime(),
    unread: row.unread,
    subscription:
      endpoint === null || key === null || auth_secret === null || kinds === null
        ? null
        : { endpoint, key, kinds, authSecret: auth_secret, quietHours: quietHoursIn(row) }
  }
}

/** Returns the quiet hours of a subscription; null if it has none. */
export const quietHoursIn = (row: {
  readonly quiet_from: number | null
  readonly quiet_until: number | null
  readonly time_zone: string | null
}) =>
  row.quiet_from === null || row.quiet_until === null || row.time_zone === null
    ? null
    : { from: row.quiet_from, until: row.quiet_until, timeZone: row.time_zone }

const saveAttempt = (database: Kysely<Tables>, id: number, change: { readonly tries: number; readonly service: string }) =>
  database.updateTable("push_message").set(change).where("push_id", "=", id).execute()

const wait = (database: Kysely<Tables>, id: number, change: { readonly due_at: Date; readonly problem?: string }): Effect.Effect<void> =>
  Effect.asVoid(
    Effect.promise(() =>
      database
        .updateTable("push_message")
        .set({ ...change, claimed_until: null })
        .where("push_id", "=", id)
        .execute()
    )
  )

const end = (
  database: Kysely<Tables>,
  id: number,
  state: "sent" | "dropped" | "gone" | "failed",
  problem: string | null = null
): Effect.Effect<void> =>
  Effect.gen(function* () {
    const ended_at = new Date(yield* Clock.currentTimeMillis)
    yield* Effect.promise(() => database.updateTable("push_message").set({ state, problem, ended_at }).where("push_id", "=", id).execute())
  })
