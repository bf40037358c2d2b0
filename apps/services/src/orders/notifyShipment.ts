import {
  type Carrier,
  carrierLabels,
  splitKitParts,
  getOpenQuantity,
  orderHref,
  type PickedQuantity,
  trackingHref
} from "@camber/domain/order"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { queueCustomerMail } from "../mail/queueMail.ts"
import { createNotification } from "../notifications/createNotification.ts"
import { createOrderLink } from "./createOrderLink.ts"
import type { OrderLineRow } from "./orderLines.ts"
import type { OrderSettings } from "./OrderSettings.ts"
import type { LockedOrder } from "./lockOrder.ts"

/** A shipment that was just sent. */
interface SentShipment {
  readonly order: LockedOrder
  readonly carrier: Carrier
  readonly trackingNumber: string | null
  readonly lines: ReadonlyArray<OrderLineRow>
  readonly picked: ReadonlyArray<PickedQuantity>
  /** Whether this shipment completes the order. */
  readonly isAll: boolean
}

const longDay = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" })

/**
 * Notifies a customer about a shipment: its items, carrier, tracking number and which items are still to come. Runs in the shipment's
 * transaction.
 */
export const notifyShipment = async (
  transaction: Kysely<Tables>,
  { brandName, publicOrigin }: Pick<OrderSettings, "brandName" | "publicOrigin">,
  { carrier, isAll, lines, order, picked, trackingNumber }: SentShipment
): Promise<void> => {
  const { email, order_number: orderNumber, revision, web_user_guid: webUserGuid } = order
  // The contact was erased, so there is no recipient.
  if (email === "") return
  const title = isAll ? `Order ${orderNumber} is on its way` : `Part of order ${orderNumber} is on its way`
  const by = carrier === "other" ? "" : ` with ${carrierLabels[carrier]}`
  const tracking = trackingNumber === null ? [] : [`Tracking number: ${trackingNumber}.`]
  await createNotification(transaction, webUserGuid, {
    topic: "order",
    title,
    text: tracking[0] ?? "See the order for details.",
    href: orderHref(orderNumber),
    occasion: `order:${orderNumber}:shipped:${revision}`,
    collapseKey: `order:${orderNumber}`
  })
  const href = trackingHref(carrier, trackingNumber)
  const packed = picked.flatMap(({ ordinality, quantity }) => {
    const line = lines.find((candidate) => candidate.ordinality === ordinality)
    return line === undefined ? [] : [`${quantity} x ${line.title}`, ...splitKitParts(line.options).parts.map((part) => `   ${part}`)]
  })
  const toCome = lines.filter((line) => getOpenQuantity(line) > 0).map((line) => `${getOpenQuantity(line)} x ${line.title}`)
  await queueCustomerMail(
    transaction,
    { brandName },
    {
      recipient: email,
      title,
      paragraphs: [
        `${isAll ? "your order" : "a part of your order"} ${orderNumber} shipped${by} on ${longDay.format(new Date())}.`,
        ["In this package:", ...packed].join("\n"),
        ...tracking,
        ...(href === null ? [] : [`Track it here:\n${href}`]),
        ...(toCome.length === 0 ? [] : [["Not shipped yet:", ...toCome].join("\n")]),
        `See the order:\n${await createOrderLink(transaction, { orderNumber, publicOrigin })}`
      ]
    }
  )
}
