import type { NotificationTopic } from "@camber/domain/notifications"

/** The kinds of message that a device may take, in the order in which it is asked (PUSH-09, GAP-C43): what notifications are about. */
export const messageKinds: ReadonlyArray<{ readonly type: NotificationTopic; readonly displayName: string }> = [
  { type: "order", displayName: "Orders and Returns" },
  { type: "price", displayName: "Price Drops" },
  { type: "stock", displayName: "Back in Stock" },
  { type: "rewards", displayName: "Rewards" }
]
