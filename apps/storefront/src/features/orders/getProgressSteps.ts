import type { Order } from "@camber/domain/order"
import { paymentStateLabels } from "@camber/domain/payment"
import type { ProgressStep } from "./view/order-progress/OrderProgress.tsx"
import { dayText } from "./orderText.ts"
import { unpaidState } from "./paymentText.ts"

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
