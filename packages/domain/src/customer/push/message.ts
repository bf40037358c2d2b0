import type { NotificationTopic } from "../notifications/notification.ts"

/** Topics of push messages (GAP-C43). Shoppers can turn each topic on and off. */
export const pushTopics = ["order", "stock", "price", "question"] as const satisfies ReadonlyArray<NotificationTopic>
export type PushTopic = (typeof pushTopics)[number]

/**
 * Content of a push message. The message passes through a push service and appears on lock screens, so its content includes no names,
 * addresses or tracking numbers.
 */
export interface PushMessage {
  readonly title: string
  readonly text: string
  /** Path within the shop that a tap opens. */
  readonly href: string
  /** A newer message replaces an older one with the same key. */
  readonly collapseKey: string
  /** Number of unread notifications, including this one. */
  readonly unread: number
}

/** Page that lists a visitor's notifications. */
export const NOTIFICATIONS_PATH = "/account/notificationhistory"

const MAX_TITLE_LENGTH = 120
const MAX_TEXT_LENGTH = 200
const MAX_HREF_LENGTH = 400

/** Texts for topics whose notifications contain details that a lock screen should not show. */
const discreetTexts: Readonly<Partial<Record<PushTopic, string>>> = {
  order: "See its status.",
  question: "Read the answer on the part’s page."
}

/** Removes invisible characters and truncates at whole characters. */
const truncate = (text: string, most: number): string => {
  const characters = [...text.replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, " ").trim()]
  return characters.length <= most ? characters.join("") : `${characters.slice(0, most - 1).join("")}…`
}

/** Converts a notification to a push message of at most 3,000 bytes. Push services accept 4 kB including encryption. */
export const toPushMessage = (
  topic: PushTopic,
  notification: { readonly title: string; readonly text: string; readonly href: string | null },
  collapseKey: string,
  unread: number
): PushMessage => ({
  title: truncate(notification.title, MAX_TITLE_LENGTH),
  text: discreetTexts[topic] ?? truncate(notification.text, MAX_TEXT_LENGTH),
  href: notification.href === null || notification.href.length > MAX_HREF_LENGTH ? NOTIFICATIONS_PATH : notification.href,
  collapseKey,
  unread
})
