import { formatPartName } from "@camber/domain/catalog"
import { formatCents } from "@camber/domain/money"
import { carrierLabels, trackingHref } from "@camber/domain/order"
import type { ManagedOrder, ManagedOrderLine } from "@camber/domain/order-management"
import { paymentStateLabels } from "@camber/domain/payment"
import type { Call } from "../desk/model.ts"
import { type Block, rule, toFact, toKeys, toText, type View } from "./blocks.ts"

/** Describes an order with packages, lines and returns. */
export const describeOrder = ({ row }: Call, order: ManagedOrder): View => {
  const { contact, credited, lines, orderNumber, payment, placedAt, returns, shipments, status, total } = order
  return {
    title: `ORDER  ${orderNumber}`,
    blocks: [
      toFact("Customer", [contact.name, contact.city, contact.region, contact.phone].filter((text) => text !== "").join(", "), "strong"),
      toFact("Placed", `${placedAt.slice(0, 10)}, ${status}, ${paymentStateLabels[payment.state].toLowerCase()}`),
      toFact("Total", `${formatCents(total)}${credited > 0 ? `, ${formatCents(credited)} credited` : ""}`),
      {
        _tag: "List",
        columns: [
          { title: "QTY", width: 4, isRight: true },
          { title: "PART", width: 12 },
          { title: "NAME" },
          { title: "STATE", width: 22 }
        ],
        rows: lines.map((line) => ({
          cells: [
            String(line.quantity),
            line.skuVariantNumber,
            formatPartName(line.title, line.options),
            status === "canceled" ? "canceled" : formatState(line)
          ],
          tone: "plain"
        })),
        selected: row
      },
      rule,
      ...shipments.flatMap(describeShipment),
      ...(shipments.length === 0 ? [toText(status === "canceled" ? "Nothing was shipped." : "Nothing was shipped yet.")] : []),
      ...returns.map(({ reason, state }) => toFact("Return", `${state}, ${reason}`))
    ],
    keys: toKeys(["1-9 Up/Down", "select"], ["R", "return the selected part"], ["C", "cancel the order"], ["Esc", "back"])
  }
}

const describeShipment = ({ carrier, deliveredAt, shippedAt, trackingNumber }: ManagedOrder["shipments"][number]): ReadonlyArray<Block> => {
  const href = trackingHref(carrier, trackingNumber)
  const state = deliveredAt === null ? "on its way" : `delivered ${deliveredAt.slice(0, 10)}`
  return [
    toFact("Package", `${carrierLabels[carrier]} ${trackingNumber ?? "without a number"}, sent ${shippedAt.slice(0, 10)}, ${state}`),
    ...(href === null ? [] : [toFact("Track", href)])
  ]
}

const formatState = ({ canceled, quantity, returned, shipped }: ManagedOrderLine): string => {
  if (canceled === quantity) return "canceled"
  const parts = [
    shipped === 0 ? "not shipped" : `${shipped} shipped`,
    ...(canceled > 0 ? [`${canceled} canceled`] : []),
    ...(returned > 0 ? [`${returned} returned`] : [])
  ]
  return parts.join(", ")
}
