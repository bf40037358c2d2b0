import { Schema } from "effect"

/** What a notification is about; it decides its picture. */
export const NotificationTopic = Schema.Literals(["order", "price", "stock", "rewards", "review", "question"])
export type NotificationTopic = typeof NotificationTopic.Type

/** What the shop has to tell one visitor, kept until it is old. Not a `Notice`, which passes over the page. Plain text throughout. */
export const Notification = Schema.Struct({
  id: Schema.Int,
  topic: NotificationTopic,
  title: Schema.NonEmptyString,
  text: Schema.String,
  /** A path of this shop that the title leads to. */
  href: Schema.NullOr(Schema.String),
  /** UTC milliseconds. */
  createdAt: Schema.Int,
  isRead: Schema.Boolean
})
export interface Notification extends Schema.Struct.Type<typeof Notification.fields> {}
