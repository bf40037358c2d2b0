import { Data, Effect } from "effect"
import { type Kysely, sql, type SqlBool, type UpdateObject } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { Mail } from "./queueMail.ts"

/** Port that sends a message with a stable id. A rejection means that the message is retried. */
export type MailTransport = (mail: Mail, id: string) => Promise<void>

/** Messages per run. */
const batch = 20
/** Maximum age of a message. By then its links have expired, so it is no longer retried. */
const lifetime = "24 hours"
/** Retry delay of a rejected message. */
const pause = "5 minutes"
/** Duration of a claim on a message; longer than the mail server's timeout. */
const lease = "2 minutes"

/**
 * Sends the messages in the outbox, oldest first, and returns how many were sent.
 *
 * Each message is claimed before it is sent, so that no other process sends it, and marked as sent afterward. If a process crashes in
 * between, another process sends the message again after the claim expires. So each message is delivered at least once. An interruption
 * takes effect between two messages. Fails at the first message that the transport rejects. That message is retried after all others.
 */
export const deliverOutbox = (database: Kysely<Tables>, transport: MailTransport): Effect.Effect<number, MailRejected> =>
  Effect.gen(function* () {
    let taken = 0
    for (const { mail_id: id } of yield* Effect.promise(() => waiting(database)))
      if (yield* Effect.uninterruptible(deliver(database, transport, id))) taken += 1
    return taken
  })

/** The transport rejected a message. */
export class MailRejected extends Data.TaggedError("MailRejected")<{ readonly cause: unknown }> {}

/** Sends a message and returns true, or returns false if another process has claimed it. */
const deliver = (database: Kysely<Tables>, transport: MailTransport, id: number): Effect.Effect<boolean, MailRejected> =>
  Effect.gen(function* () {
    const mail = yield* Effect.promise(() => claim(database, id))
    if (mail === undefined) return false
    yield* Effect.tryPromise({ try: () => transport(mail, String(id)), catch: (cause) => new MailRejected({ cause }) }).pipe(
      Effect.tapError(() => Effect.promise(() => set(database, id, { claimed_until: null, tried_at: sql<Date>`now()` })))
    )
    yield* Effect.promise(() => set(database, id, { claimed_until: null, sent_at: sql<Date>`now()` }))
    return true
  })

const isFree = sql<SqlBool>`(claimed_until is null or claimed_until < now())`

const waiting = (database: Kysely<Tables>): Promise<ReadonlyArray<{ readonly mail_id: number }>> =>
  database
    .selectFrom("mail")
    .select("mail_id")
    .where("sent_at", "is", null)
    .where(isFree)
    .where(sql<SqlBool>`queued_at > now() - ${lifetime}::interval`)
    .where(sql<SqlBool>`(tried_at is null or tried_at < now() - ${pause}::interval)`)
    .orderBy("tried_at", (refused) => refused.asc().nullsFirst())
    .orderBy("mail_id")
    .limit(batch)
    .execute()

const claim = async (database: Kysely<Tables>, id: number): Promise<Mail | undefined> => {
  const row = await database
    .updateTable("mail")
    .set({ claimed_until: sql<Date>`now() + ${lease}::interval` })
    .where("mail_id", "=", id)
    .where("sent_at", "is", null)
    .where(isFree)
    .returning(["recipient", "subject", "body", "unsubscribe_url"])
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { unsubscribe_url, ...mail } = row
  return { ...mail, ...(unsubscribe_url !== null && { unsubscribeUrl: unsubscribe_url }) }
}

const set = (database: Kysely<Tables>, id: number, change: UpdateObject<Tables, "mail">) =>
  database.updateTable("mail").set(change).where("mail_id", "=", id).execute()

/** Counts the messages that are waiting to be sent. */
export const countPendingMail = async (database: Kysely<Tables>): Promise<number> => {
  const { waiting } = await database
    .selectFrom("mail")
    .select((mail) => mail.fn.countAll<number>().as("waiting"))
    .where("sent_at", "is", null)
    .where(sql<SqlBool>`queued_at > now() - ${lifetime}::interval`)
    .executeTakeFirstOrThrow()
  return waiting
}

/** Returns the age in seconds of the oldest pending message that is still retried; 0 if none is pending. */
export const oldestMailSeconds = async (database: Kysely<Tables>): Promise<number> => {
  const { rows } = await sql<{ readonly age: number | null }>`
    select extract(epoch from now() - min(queued_at))::float8 as age from mail
    where sent_at is null and queued_at > now() - ${lifetime}::interval`.execute(database)
  return rows[0]?.age ?? 0
}
