import { Schema } from "effect"
import type { RestCall } from "../../foundation/ports/RestCall.ts"
import { Notification } from "./notification.ts"

/** Notifications per response. Older notifications are not displayed. */
export const MOST_NOTIFICATIONS = 100

const UnreadCount = Schema.Struct({ countUnread: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)) })

/** Unread count of the visitor (CALL-22, NAV-19). */
export const unreadCount = {
  method: "GET",
  path: "/api/customer/pushnotifications/getuserunreadcount",
  result: UnreadCount
} satisfies RestCall<never, object>

/** Notifications of the visitor, newest first. */
export const notificationHistory = {
  method: "GET",
  path: "/api/customer/pushnotifications/history",
  result: Schema.Struct({ notifications: Schema.Array(Notification) })
} satisfies RestCall<never, object>

/** Marks notifications of this visitor as read. Ignores ids of other visitors. Idempotent. */
export const markRead = {
  method: "POST",
  path: "/api/customer/pushnotifications/markread",
  body: Schema.Struct({ ids: Schema.Array(Schema.Int).check(Schema.isMinLength(1), Schema.isMaxLength(MOST_NOTIFICATIONS)) }),
  result: UnreadCount
} satisfies RestCall<object, object>
