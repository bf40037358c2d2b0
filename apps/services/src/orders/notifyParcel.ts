import { type Carrier, carrierText, kitParts, openPieces, orderHref, type PickedPieces, trackingHref } from "@camber/domain/order"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { letter } from "../mail/letter.ts"
import { postMail } from "../mail/postMail.ts"
import { notify } from "../notifications/notify.ts"
import { orderLink } from "./orderLink.ts"
import type { OrderLineRow } from "./orderPieces.ts"
import type { OrderSettings } from "./OrderSettings.ts"
import type { OrderToChange } from "./orderToChange.ts"

/** A parcel that has just left. */
interface Sent {
  readonly order: OrderToChange
  readonly carrier: Carrier
  readonly trackingNumber: string | null
  readonly lines: ReadonlyArray<OrderLineRow>
  readonly picked: ReadonlyArray<PickedPieces>
  /** With it all of the order is on its way. */
  readonly isAll: boolean
}

const longDay = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" })

/** Tells a customer what is in a parcel, who brings it under which number, and what is still to come. Within its transaction. */
export const notifyParcel = async (
  transaction: Kysely<Tables>,
  { brandName, publicOrigin }: Pick<OrderSettings, "brandName" | "publicOrigin">,
  { carrier, isAll, lines, order, picked, trackingNumber }: Sent
): Promise<void> => {
  const { email, order_number: orderNumber, revision, web_user_guid: webUserGuid } = order
  // An order whose contact was erased has nobody left to notify.
  if (email === "") return
  const title = isAll ? `Order ${orderNumber} is on its way` : `Part of order ${orderNumber} is on its way`
  const by = carrier === "other" ? "" : ` with ${carrierText[carrier]}`
  const tracking = trackingNumber === null ? [] : [`Tracking number: ${trackingNumber}.`]
  await notify(transaction, webUserGuid, {
    topic: "order",
    title,
    text: tracking[0] ?? "See the order for details.",
    href: orderHref(orderNumber),
    occasion: `order:${orderNumber}:shipped:${revision}`,
    collapseKey: `order:${orderNumber}`
  })
  const href = trackingHref(carrier, trackingNumber)
  const held = picked.flatMap(({ ordinality, quantity }) => {
    const line = lines.find((candidate) => candidate.ordinality === ordinality)
    return line === undefined ? [] : [`${quantity} x ${line.title}`, ...kitParts(line.options).parts.map((part) => `   ${part}`)]
  })
  const toCome = lines.filter((line) => openPieces(line) > 0).map((line) => `${openPieces(line)} x ${line.title}`)
  await postMail(transaction, {
    recipient: email,
    subject: `${title} - ${brandName}`,
    body: letter(brandName, [
      `${isAll ? "your order" : "a part of your order"} ${orderNumber} shipped${by} on ${longDay.format(new Date())}.`,
      ["In this package:", ...held].join("\n"),
      ...tracking,
      ...(href === null ? [] : [`Track it here:\n${href}`]),
      ...(toCome.length === 0 ? [] : [["Still to come:", ...toCome].join("\n")]),
      `See the order:\n${await orderLink(transaction, { orderNumber, publicOrigin })}`
    ])
  })
}
