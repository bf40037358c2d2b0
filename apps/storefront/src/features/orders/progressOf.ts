import type { Order } from "@camber/domain/order"
import type { ProgressStep } from "./view/order-progress/OrderProgress.tsx"
import { dayText } from "./dayText.ts"

/** How far an order has come, step by step. */
export const progressOf = ({
  deliveredAt,
  isPartlyShipped,
  placedAt,
  shipments,
  shippedAt,
  status
}: Order): ReadonlyArray<ProgressStep> => {
  if (status === "canceled")
    return [
      { label: "Placed", date: dayText(placedAt), state: "done" },
      { label: "Canceled", state: "now" }
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
