import { Schema } from "effect"
import type { RestCall } from "../../foundation/ports/RestCall.ts"
import { Notification } from "./notification.ts"

/** Notifications at most in one answer; older ones are not shown. */
export const MOST_NOTIFICATIONS = 100

const UnreadCount = Schema.Struct({ countUnread: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)) })

/** How many the visitor whose session it is has not read (CALL-22, NAV-19). */
export const unreadCount = {
  method: "GET",
  path: "/api/customer/pushnotifications/getuserunreadcount",
  result: UnreadCount
} satisfies RestCall<never, object>

/** What the shop told the visitor whose session it is, newest first. */
export const notificationHistory = {
  method: "GET",
  path: "/api/customer/pushnotifications/history",
  result: Schema.Struct({ notifications: Schema.Array(Notification) })
} satisfies RestCall<never, object>

/** Marks notifications of this visitor as read; ids that are not theirs are left alone. Doing it again changes nothing. */
export const markRead = {
  method: "POST",
  path: "/api/customer/pushnotifications/markread",
  body: Schema.Struct({ ids: Schema.Array(Schema.Int).check(Schema.isMinLength(1), Schema.isMaxLength(MOST_NOTIFICATIONS)) }),
  result: UnreadCount
} satisfies RestCall<object, object>
