import { openPieces, type Order } from "@camber/domain/order"
import { paymentStateText } from "@camber/domain/payment"
import { OrderLines } from "@camber/ui"
import type { ReactNode } from "react"
import { boxesOf, type OrderBox as Box, type PlacedPieces } from "./boxesOf.ts"
import { dayText } from "./dayText.ts"
import { canceledLine, orderedLine } from "./orderedLine.ts"
import { unpaidState } from "./paymentWords.ts"
import { Tracking } from "./Tracking.tsx"
import { OrderBox } from "./view/order-box/OrderBox.tsx"

export interface OrderBoxesProps {
  readonly order: Order
  /** What can be done with pieces that are not packed yet. */
  readonly lineActs?: ((placed: PlacedPieces) => ReactNode) | undefined
}

/** All pieces of an order by where they are: in which parcel, under which number and since when, not packed yet, or canceled. */
export const OrderBoxes = ({ lineActs, order }: OrderBoxesProps) => {
  const boxes = boxesOf(order)
  const parcels = boxes.filter(({ kind }) => kind === "sent")
  const rest = boxes.filter(({ kind }) => kind !== "sent")
  return (
    <>
      {parcels.length > 0 && (
        <section className="order__main" aria-label="Shipments">
          {parcels.map((box) => (
            <BoxOf key={"shipment" in box ? box.shipment.shipmentId : box.kind} box={box} order={order} lineActs={lineActs} />
          ))}
        </section>
      )}
      {rest.map((box) => (
        <BoxOf key={box.kind} box={box} order={order} lineActs={lineActs} />
      ))}
    </>
  )
}

const BoxOf = ({ box, lineActs, order }: OrderBoxesProps & { readonly box: Box }) => {
  const count = order.shipments.length
  const lines = box.lines.map((placed) => ({
    ...(box.kind === "canceled" ? canceledLine(placed.line, placed.pieces) : orderedLine(placed.line, placed.pieces, order.returns)),
    children: box.kind === "open" ? lineActs?.(placed) : undefined
  }))
  if (box.kind === "sent") {
    const { deliveredAt, shippedAt } = box.shipment
    // As long as a part of it is to come nobody knows how many there will be.
    const isLast = order.lines.every((line) => openPieces(line) === 0)
    return (
      <OrderBox
        title={isLast && count > 1 ? `Box ${box.number} of ${count}` : `Box ${box.number}`}
        state={deliveredAt === null ? { tone: "way", text: "On its way" } : { tone: "done", text: "Delivered" }}
        when={deliveredAt === null ? `Shipped ${dayText(shippedAt)}` : `Shipped ${dayText(shippedAt)}, delivered ${dayText(deliveredAt)}`}
        tracking={<Tracking shipment={box.shipment} />}
      >
        <OrderLines label={`Items in box ${box.number}`} lines={lines} />
      </OrderBox>
    )
  }
  if (box.kind === "canceled")
    return (
      <OrderBox title="Canceled" state={{ tone: "gone", text: "Will not be sent" }}>
        <OrderLines label={boxLabel(order, "Canceled items")} lines={lines} />
      </OrderBox>
    )
  return (
    <OrderBox
      title="Not packed yet"
      state={{ tone: "wait", text: unpaidState(order) === null ? "Being prepared" : paymentStateText[order.payment.state] }}
    >
      <OrderLines label={boxLabel(order, "Items not packed yet")} lines={lines} />
    </OrderBox>
  )
}

/** The only list of an order is that of all its items. */
const boxLabel = (order: Order, label: string): string => (boxesOf(order).length === 1 ? "Items in this order" : label)
