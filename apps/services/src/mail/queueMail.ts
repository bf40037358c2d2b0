import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { normalizeEmail } from "@camber/domain/account"

/** Returns the mailbox that an email address delivers to: `June+shop@example.com` is `june@example.com`. Limits of mail count mailboxes. */
export const mailboxKey = (emailAddress: string): string => normalizeEmail(emailAddress).replace(/\+[^@]*(?=@)/, "")

/** Builds the body of a customer mail: the greeting, the paragraphs in plain text and the signature. Capitalizes the first paragraph. */
export const formatMailBody = (brandName: string, paragraphs: ReadonlyArray<string>): string =>
  ["Hello,", ...paragraphs.map((text, at) => (at === 0 ? capital(text) : text)), `Your ${brandName} team`].join("\n\n")

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

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
