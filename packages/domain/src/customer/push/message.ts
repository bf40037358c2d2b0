import type { NotificationTopic } from "../notifications/notification.ts"

/** What a device can be told of (GAP-C43); each is a switch of the shopper's own. */
export const pushTopics = ["order", "stock", "price", "question"] as const satisfies ReadonlyArray<NotificationTopic>
export type PushTopic = (typeof pushTopics)[number]

/** What a device shows. It passes through a push service and lies on a locked screen: no name, no address, no number of a parcel. */
export interface PushMessage {
  readonly title: string
  readonly text: string
  /** A path of this shop that a press leads to. */
  readonly href: string
  /** The latest message of one key takes the place of those before it. */
  readonly collapseKey: string
  /** How many notifications wait to be read, this one among them. */
  readonly unread: number
}

/** Where what the shop told a visitor can be read. */
export const NOTIFICATIONS_PATH = "/account/notificationhistory"

const LONGEST_TITLE = 120
const LONGEST_TEXT = 200
const LONGEST_HREF = 400

/** What is said of a topic whose notification says more than a locked screen should show. */
const discreet: Readonly<Partial<Record<PushTopic, string>>> = {
  order: "See its status.",
  question: "Read the answer on the part’s page."
}

/** Cuts at whole characters, and takes what no screen shows. */
const cut = (text: string, most: number): string => {
  const characters = [...text.replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, " ").trim()]
  return characters.length <= most ? characters.join("") : `${characters.slice(0, most - 1).join("")}…`
}

/** A notification as a device shows it: at most 3,000 bytes, whatever it says, because a push service takes 4 kB with what encrypts it. */
export const toPushMessage = (
  topic: PushTopic,
  told: { readonly title: string; readonly text: string; readonly href: string | null },
  collapseKey: string,
  unread: number
): PushMessage => ({
  title: cut(told.title, LONGEST_TITLE),
  text: discreet[topic] ?? cut(told.text, LONGEST_TEXT),
  href: told.href === null || told.href.length > LONGEST_HREF ? NOTIFICATIONS_PATH : told.href,
  collapseKey,
  unread
})
