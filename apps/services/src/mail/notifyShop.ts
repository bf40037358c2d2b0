import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { queueMail } from "./queueMail.ts"

/** Settings of mail to the shop's own staff. */
export interface ShopMail {
  /** STAFF_MAIL. Without it no mail is sent; the staff header still shows the counts. */
  readonly staffMail?: ReadonlyArray<string> | undefined
  readonly brandName: string
  readonly publicOrigin: string
}

export interface ShopNotice {
  /** Completes the subject: "New order 4821773905". */
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
  const body = [...lines, `${publicOrigin}${path}`].join("\n\n")
  for (const recipient of staffMail) await queueMail(transaction, { recipient, subject: `${title} - ${brandName}`, body })
}
