import type { Order } from "@camber/domain/order"
import { paymentStateLabels } from "@camber/domain/payment"
import type { ProgressStep } from "./view/order-progress/OrderProgress.tsx"
import { dayText, shortDay } from "./orderText.ts"
import { unpaidState } from "./paymentText.ts"
import type { OrderBox } from "./groupByPackage.ts"

/** Returns the progress of an order as steps. An unpaid order is not final yet. */
export const getProgressSteps = (order: Order): ReadonlyArray<ProgressStep> => {
  const { deliveredAt, isPartlyShipped, payment, placedAt, shipments, shippedAt, status } = order
  if (status === "canceled")
    return [
      { label: "Placed", date: dayText(placedAt), state: "done" },
      { label: "Canceled", state: "now" }
    ]
  if (unpaidState(order) !== null)
    return [
      { label: paymentStateLabels[payment.state], date: dayText(placedAt), state: "waits" },
      { label: "Shipped", state: "ahead" },
      { label: "Delivered", state: "ahead" }
    ]
  const steps = [
    { label: "Placed", at: placedAt, status: "placed" },
    {
      label: isPartlyShipped ? "Partly shipped" : "Shipped",
      at: isPartlyShipped ? (shipments[0]?.shippedAt ?? null) : shippedAt,
      status: "shipped"
    },
    { label: "Delivered", at: deliveredAt, status: "delivered" }
  ]
  const now = isPartlyShipped ? 1 : steps.findIndex((step) => step.status === status)
  return steps.map(({ at, label }, index) => ({
    label,
    date: at === null ? undefined : dayText(at),
    state: index < now ? "done" : index === now ? "now" : "ahead"
  }))
}

/** Returns the progress of one box as steps; `arrives` is its expected arrival. */
export const boxSteps = (order: Order, box: OrderBox, arrives: string | null): ReadonlyArray<ProgressStep> => {
  if (box.kind === "canceled" || unpaidState(order) !== null) return getProgressSteps(order)
  const placed: ProgressStep = { label: "Ordered", date: shortDay(order.placedAt), state: "done" }
  const day = arrives ?? undefined
  if (box.kind !== "sent")
    return [
      placed,
      { label: "Packing", state: "now" },
      { label: "Shipped", state: "ahead" },
      { label: "Delivered", date: day, state: "ahead" }
    ]
  const { deliveredAt, shippedAt } = box.shipment
  const shipped: ProgressStep = { label: "Shipped", date: shortDay(shippedAt), state: "done" }
  return deliveredAt === null
    ? [placed, shipped, { label: "On its way", state: "now" }, { label: "Delivered", date: day, state: "ahead" }]
    : [placed, shipped, { label: "Delivered", date: shortDay(deliveredAt), state: "now" }]
}
