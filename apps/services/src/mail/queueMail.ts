import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"

/** A plain-text message. */
export interface Mail {
  readonly recipient: string
  readonly subject: string
  readonly body: string
}

/** Queues a message in the outbox. In a transaction, the message is sent only if the transaction commits. */
export const queueMail = async (database: Kysely<Tables>, { body, recipient, subject }: Mail): Promise<void> => {
  await database
    .insertInto("mail")
    .values({ recipient, subject: onOneLine(subject), body, sent_at: null })
    .execute()
}

/** Replaces line breaks, so that a name in a subject cannot start another header. */
const onOneLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, " ")
