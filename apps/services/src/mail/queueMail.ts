import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"

/** A message in plain text. */
export interface Mail {
  readonly recipient: string
  readonly subject: string
  readonly body: string
}

/**
 * Puts a message into the outbox. Inside a transaction it leaves with what the transaction does, or not at all. Whoever delivers mail takes
 * it from there.
 */
export const queueMail = async (database: Kysely<Tables>, { body, recipient, subject }: Mail): Promise<void> => {
  await database
    .insertInto("mail")
    .values({ recipient, subject: onOneLine(subject), body, sent_at: null })
    .execute()
}

/** A name in a subject must not begin another header. */
const onOneLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, " ")
