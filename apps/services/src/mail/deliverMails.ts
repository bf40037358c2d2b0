import { type Kysely, sql, type SqlBool } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { Mail } from "./postMail.ts"

/** Port: hands a message to whoever carries it. Rejects where it was not taken; it is tried again then. */
export type MailTransport = (mail: Mail) => Promise<void>

/** Messages that are taken at a time. */
const batch = 20
/** A message that nobody takes within a day is given up: its links are over. */
const lifetime = "24 hours"
/** For so long one that was refused is left alone. */
const pause = "5 minutes"

/**
 * Hands what waits in the outbox to the transport, oldest first, and answers how many were taken. Each is marked before it is sent, so that no
 * two processes send it: a process that ends in between loses one message and sends none twice. Rejects at the first that is refused, which
 * waits for a while behind all the others.
 */
export const deliverMails = async (database: Kysely<Tables>, transport: MailTransport): Promise<number> => {
  const waiting = await database
    .selectFrom("mail")
    .select("mail_id")
    .where("sent_at", "is", null)
    .where(sql<SqlBool>`queued_at > now() - ${lifetime}::interval`)
    .where(sql<SqlBool>`(tried_at is null or tried_at < now() - ${pause}::interval)`)
    .orderBy("tried_at", (refused) => refused.asc().nullsFirst())
    .orderBy("mail_id")
    .limit(batch)
    .execute()
  let taken = 0
  for (const { mail_id } of waiting) {
    const mail = await claim(database, mail_id)
    if (mail === undefined) continue
    try {
      await transport(mail)
      taken += 1
    } catch (error) {
      await database
        .updateTable("mail")
        .set({ sent_at: null, tried_at: sql<Date>`now()` })
        .where("mail_id", "=", mail_id)
        .execute()
      throw error
    }
  }
  return taken
}

/** How many messages wait for their transport. */
export const waitingMails = async (database: Kysely<Tables>): Promise<number> => {
  const { waiting } = await database
    .selectFrom("mail")
    .select((mail) => mail.fn.countAll<number>().as("waiting"))
    .where("sent_at", "is", null)
    .where(sql<SqlBool>`queued_at > now() - ${lifetime}::interval`)
    .executeTakeFirstOrThrow()
  return waiting
}

const claim = (database: Kysely<Tables>, id: number) =>
  database
    .updateTable("mail")
    .set({ sent_at: new Date() })
    .where("mail_id", "=", id)
    .where("sent_at", "is", null)
    .returning(["recipient", "subject", "body"])
    .executeTakeFirst()
