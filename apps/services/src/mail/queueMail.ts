import type { Kysely } from "kysely"
import { normalizeEmail } from "@camber/domain/account"
import type { Tables } from "../database/tables.ts"
import { readShopName, type ShopDefaults } from "../shop-settings/readShop.ts"

/** Returns the mailbox that an email address delivers to: `June+shop@example.com` is `june@example.com`. Mail limits apply per mailbox. */
export const mailboxKey = (emailAddress: string): string => normalizeEmail(emailAddress).replace(/\+[^@]*(?=@)/, "")

/** Builds the body of a customer mail: the greeting, the paragraphs in plain text and the signature. Capitalizes the first paragraph. */
const formatMailBody = (brandName: string, paragraphs: ReadonlyArray<string>): string =>
  ["Hello,", ...paragraphs.map((text, at) => (at === 0 ? capital(text) : text)), `Your ${brandName} team`].join("\n\n")

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** A plain-text message. */
export interface Mail {
  readonly recipient: string
  readonly subject: string
  readonly body: string
  /** Link that stops mail of this kind with one POST, for mail to subscribers. Mail programs show a button for it (RFC 8058). */
  readonly unsubscribeUrl?: string
}

/** Queues a message in the outbox. In a transaction, the message is sent only if the transaction commits. */
export const queueMail = async (database: Kysely<Tables>, { body, recipient, subject, unsubscribeUrl }: Mail): Promise<void> => {
  await database
    .insertInto("mail")
    .values({ recipient, subject: onOneLine(subject), body, sent_at: null, unsubscribe_url: unsubscribeUrl ?? null })
    .execute()
}

/** A message to a customer. The shop's name is added to the subject and the signature. */
export interface CustomerMail {
  readonly recipient: string
  /** Subject without the shop's name, which is appended. */
  readonly title: string
  readonly paragraphs: ReadonlyArray<string>
  readonly unsubscribeUrl?: string
}

/** Queues a message to a customer with the shop's current name. */
export const queueCustomerMail = async (
  database: Kysely<Tables>,
  shop: Pick<ShopDefaults, "brandName">,
  { paragraphs, recipient, title, ...links }: CustomerMail
): Promise<void> => {
  const name = await readShopName(database, shop)
  await queueMail(database, { recipient, subject: `${title} - ${name}`, body: formatMailBody(name, paragraphs), ...links })
}

/** Replaces line breaks, so that a name in a subject cannot start another header. */
const onOneLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, " ")

/** Settings of mail to the shop's own staff. */
export interface ShopMail {
  /** STAFF_MAIL. If it is not set, staff get no mail; the staff header shows the counts in any case. */
  readonly staffMail?: ReadonlyArray<string> | undefined
  readonly brandName: string
  readonly publicOrigin: string
}

export interface ShopNotice {
  /** Subject of the mail, such as "New order 4821773905". */
  readonly title: string
  readonly lines: ReadonlyArray<string>
  /** Path of the staff page that handles the event. */
  readonly path: string
}

/** Mails staff about an event, in the transaction that records the event (OPS-92). */
export const notifyShop = async (
  transaction: Kysely<Tables>,
  { brandName, publicOrigin, staffMail = [] }: ShopMail,
  { lines, path, title }: ShopNotice
): Promise<void> => {
  if (staffMail.length === 0) return
  const name = await readShopName(transaction, { brandName })
  const body = [...lines, `${publicOrigin}${path}`].join("\n\n")
  for (const recipient of staffMail) await queueMail(transaction, { recipient, subject: `${title} - ${name}`, body })
}
