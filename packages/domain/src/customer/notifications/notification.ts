import { Schema } from "effect"

/** Subject of a notification, which determines its image. */
export const NotificationTopic = Schema.Literals(["order", "price", "stock", "rewards", "review", "question"])
export type NotificationTopic = typeof NotificationTopic.Type

/**
 * A message of the shop to one visitor, stored until it expires. Unlike a `Toast`, it stays in the notification center. Plain text only.
 */
export const Notification = Schema.Struct({
  id: Schema.Int,
  topic: NotificationTopic,
  title: Schema.NonEmptyString,
  text: Schema.String,
  /** Path within the shop that the title links to. */
  href: Schema.NullOr(Schema.String),
  /** UTC milliseconds. */
  createdAt: Schema.Int,
  isRead: Schema.Boolean
})
export interface Notification extends Schema.Struct.Type<typeof Notification.fields> {}
