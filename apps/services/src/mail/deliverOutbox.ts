import { Data, Effect } from "effect"
import { type Kysely, sql, type SqlBool, type UpdateObject } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { Mail } from "./queueMail.ts"

/** Port: hands a message to whoever carries it, under an id that is always the same. Rejects where it was not taken; it is tried again then. */
export type MailTransport = (mail: Mail, id: string) => Promise<void>

/** Messages that are taken at a time. */
const batch = 20
/** A message that nobody takes within a day is given up: its links are over. */
const lifetime = "24 hours"
/** For so long one that was refused is left alone. */
const pause = "5 minutes"
/** For so long a process has a message that it sends: longer than a server is waited for. */
const lease = "2 minutes"

/**
 * Hands what waits in the outbox to the transport, oldest first, and answers how many were taken. Each is claimed before it is sent, so that
 * no two processes send it, and marked as sent once it was taken: of a process that ends in between another one sends it when the claim is
 * over, so it arrives twice where only the mark is missing, and never not at all. Stops between two messages when it is interrupted. Fails at
 * the first that is refused, which waits for a while behind all the others.
 */
export const deliverOutbox = (database: Kysely<Tables>, transport: MailTransport): Effect.Effect<number, MailRejected> =>
  Effect.gen(function* () {
    let taken = 0
    for (const { mail_id: id } of yield* Effect.promise(() => waiting(database)))
      if (yield* Effect.uninterruptible(deliver(database, transport, id))) taken += 1
    return taken
  })

/** A transport has not taken a message. */
export class MailRejected extends Data.TaggedError("MailRefused")<{ readonly cause: unknown }> {}

/** Whether a message was sent; false for one that another process has. */
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

const claim = (database: Kysely<Tables>, id: number): Promise<Mail | undefined> =>
  database
    .updateTable("mail")
    .set({ claimed_until: sql<Date>`now() + ${lease}::interval` })
    .where("mail_id", "=", id)
    .where("sent_at", "is", null)
    .where(isFree)
    .returning(["recipient", "subject", "body"])
    .executeTakeFirst()

const set = (database: Kysely<Tables>, id: number, change: UpdateObject<Tables, "mail">) =>
  database.updateTable("mail").set(change).where("mail_id", "=", id).execute()

/** How many messages wait for their transport. */
export const countPendingMail = async (database: Kysely<Tables>): Promise<number> => {
  const { waiting } = await database
    .selectFrom("mail")
    .select((mail) => mail.fn.countAll<number>().as("waiting"))
    .where("sent_at", "is", null)
    .where(sql<SqlBool>`queued_at > now() - ${lifetime}::interval`)
    .executeTakeFirstOrThrow()
  return waiting
}

/** Seconds for which the oldest message waits that is not given up; 0 if none does. */
export const oldestMailSeconds = async (database: Kysely<Tables>): Promise<number> => {
  const { rows } = await sql<{ readonly age: number | null }>`
    select extract(epoch from now() - min(queued_at))::float8 as age from mail
    where sent_at is null and queued_at > now() - ${lifetime}::interval`.execute(database)
  return rows[0]?.age ?? 0
}
