import { carrierLabels, getOpenQuantity, type Order, type Shipment, trackingHref } from "@camber/domain/order"
import { paymentStateLabels } from "@camber/domain/payment"
import { OrderLines } from "@camber/ui"
import type { ReactNode } from "react"
import { boxArrival, groupByPackage, type OrderBox as Box, type PackageItems } from "./groupByPackage.ts"
import { boxSteps } from "./progressSteps.ts"
import { shortDay } from "./orderText.ts"
import { canceledLine, toOrderLineProps } from "./toOrderLineProps.ts"
import { unpaidState } from "./paymentText.ts"
import { OrderBox } from "./view/order-box/OrderBox.tsx"
import { OrderProgress } from "./view/order-progress/OrderProgress.tsx"

/** Carrier, number and tracking link of a package. */
const Tracking = ({ shipment: { carrier, trackingNumber } }: { readonly shipment: Shipment }) => {
  if (trackingNumber === null)
    return <p>{carrier === "other" ? "No tracking number." : `${carrierLabels[carrier]}, without a tracking number`}</p>
  const href = trackingHref(carrier, trackingNumber)
  if (href === null)
    return (
      <p>
        {carrier === "other" ? "Tracking number" : carrierLabels[carrier]} <b>{trackingNumber}</b>
      </p>
    )
  return (
    <>
      <a className="btn btn--quiet btn--s" href={href} target="_blank" rel="noreferrer">
        Track at {carrierLabels[carrier]}
      </a>
      <p>{trackingNumber}</p>
    </>
  )
}

export interface OrderBoxesProps {
  readonly order: Order
  /** Actions for pieces that are not packed yet. */
  readonly lineActs?: ((placed: PackageItems) => ReactNode) | undefined
}

/** All pieces of an order by location: in a package with its number and date, not packed yet, or canceled. */
export const OrderBoxes = ({ lineActs, order }: OrderBoxesProps) => {
  const boxes = groupByPackage(order)
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
  const arrives = box.kind === "canceled" ? null : boxArrival(box.lines)
  const lines = box.lines.map((placed) => ({
    ...(box.kind === "canceled" ? canceledLine(placed.line, placed.pieces) : toOrderLineProps(placed.line, placed.pieces, order.returns)),
    children: box.kind === "open" ? lineActs?.(placed) : undefined
  }))
  const isUnpaid = unpaidState(order) !== null
  if (box.kind === "sent") {
    const { carrier, deliveredAt } = box.shipment
    // The number of packages is final only after all pieces ship.
    const isLast = order.lines.every((line) => getOpenQuantity(line) === 0)
    const by = carrier === "other" ? "" : ` with ${carrierLabels[carrier]}`
    return (
      <OrderBox
        title={isLast && count > 1 ? `Package ${box.number} of ${count}` : `Package ${box.number}`}
        day={deliveredAt === null ? (arrives ?? undefined) : `Delivered ${shortDay(deliveredAt)}`}
        state={deliveredAt === null ? { tone: "way", text: `On its way${by}` } : { tone: "done", text: `Delivered${by}` }}
        progress={<OrderProgress label={`Progress of package ${box.number}`} steps={boxSteps(order, box, arrives)} />}
        tracking={<Tracking shipment={box.shipment} />}
      >
        <OrderLines label={`Items in package ${box.number}`} lines={lines} />
      </OrderBox>
    )
  }
  if (box.kind === "canceled")
    return (
      <OrderBox title="Canceled" state={{ tone: "gone", text: "Won't be sent" }}>
        <OrderLines label={boxLabel(order, "Canceled items")} lines={lines} />
      </OrderBox>
    )
  return (
    <OrderBox
      title="Not packed yet"
      day={isUnpaid ? undefined : (arrives ?? undefined)}
      state={{ tone: "wait", text: isUnpaid ? paymentStateLabels[order.payment.state] : "Being prepared" }}
      progress={!isUnpaid && <OrderProgress label="Progress of items not packed yet" steps={boxSteps(order, box, arrives)} />}
    >
      <OrderLines label={boxLabel(order, "Items not packed yet")} lines={lines} />
    </OrderBox>
  )
}

/** A single group contains all items of the order. */
const boxLabel = (order: Order, label: string): string => (groupByPackage(order).length === 1 ? "Items in this order" : label)
