import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { queueMail } from "./queueMail.ts"

/** Where the shop's own people read what is new. */
export interface ShopMail {
  /** STAFF_MAIL. Left out or empty: no mail, the count in the staff header remains. */
  readonly staffMail?: ReadonlyArray<string> | undefined
  readonly brandName: string
  readonly publicOrigin: string
}

export interface ShopNotice {
  /** Completes the subject: "New order 4821773905". */
  readonly title: string
  readonly lines: ReadonlyArray<string>
  /** The page of staff where it is handled. */
  readonly path: string
}

/** Mails what is new to the shop itself, within the transaction that makes it so (OPS-92). */
export const notifyShop = async (
  transaction: Kysely<Tables>,
  { brandName, publicOrigin, staffMail = [] }: ShopMail,
  { lines, path, title }: ShopNotice
): Promise<void> => {
  const body = [...lines, `${publicOrigin}${path}`].join("\n\n")
  for (const recipient of staffMail) await queueMail(transaction, { recipient, subject: `${title} - ${brandName}`, body })
}
