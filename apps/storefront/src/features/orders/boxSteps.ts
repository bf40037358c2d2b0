import type { Order } from "@camber/domain/order"
import type { OrderBox } from "./groupByPackage.ts"
import { shortDay } from "./orderText.ts"
import { getProgressSteps } from "./getProgressSteps.ts"
import { unpaidState } from "./paymentText.ts"
import type { ProgressStep } from "./view/order-progress/OrderProgress.tsx"

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
