import { Notification } from "@camber/domain/notifications"
import { createBuilders } from "./createBuilders.ts"

/** Unread notification of a shipped order. */
export const { sample: sampleNotification } = createBuilders(Notification, {
  id: 1,
  topic: "order",
  title: "Your order is on its way",
  text: "Order 4821773905 left our warehouse.",
  href: "/account/orders/4821773905",
  createdAt: 1_790_000_000_000,
  isRead: false
})
