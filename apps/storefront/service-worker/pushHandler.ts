import type { PushMessage } from "@camber/domain/push"
import type { FromWorker } from "./messages.ts"

/** The parts of the worker's global scope that push messages need. */
export interface PushHandlerEnvironment {
  readonly registration: Pick<ServiceWorkerRegistration, "getNotifications" | "pushManager" | "showNotification">
  readonly clients: Pick<Clients, "matchAll" | "openWindow">
  readonly navigator: Pick<WorkerNavigator, "clearAppBadge" | "setAppBadge">
  /** The shop's own windows. */
  readonly origin: string
  readonly fetch: (request: Request) => Promise<Response>
  readonly warn: (words: string) => void
}

/** Endpoint that returns the push state of this device. */
const DEVICE = "/api/customer/pushnotifications/device"
const ICON = "/content/icons/app-192.png"

/** Handles the shop's push messages to this device. */
export const createPushHandler = ({ clients, fetch, navigator, origin, registration, warn }: PushHandlerEnvironment) => {
  let hasWarned = false
  /** An app that is not installed has no icon badge. */
  const badge = async (count: number): Promise<void> => {
    await (count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.())?.catch(() => undefined)
  }
  return {
    /** Shows a message and the unread count on the icon badge. Logs one warning for an unreadable message. */
    show: async (text: string | undefined): Promise<void> => {
      const message = readMessage(text)
      if (message === null) {
        if (!hasWarned) warn("Failed to parse a push message.")
        hasWarned = true
        return
      }
      await Promise.all([
        registration.showNotification(message.title, {
          body: message.text,
          tag: message.collapseKey,
          icon: ICON,
          data: { href: message.href }
        }),
        badge(message.unread)
      ])
      for (const window of await clients.matchAll({ type: "window" })) window.postMessage({ _tag: "Told" } satisfies FromWorker)
    },
    /** The browser replaced its subscription: an open page saves it, otherwise the next page does. */
    changed: async (): Promise<void> => {
      for (const window of await clients.matchAll({ type: "window" })) window.postMessage({ _tag: "Resubscribe" } satisfies FromWorker)
    },
    /** Opens a message's page, or focuses the window that already shows it. */
    open: async (notification: Pick<Notification, "close" | "data">): Promise<void> => {
      notification.close()
      const address = new URL(ownPath((notification.data as { readonly href?: unknown } | null)?.href) ?? "/", origin).href
      const windows = await clients.matchAll({ type: "window", includeUncontrolled: true })
      const shown = windows.find(({ url }) => url === address)
      await (shown === undefined ? clients.openWindow(address) : shown.focus())
    },
    /**
     * Handles a visitor change, sign-in or sign-out: ends a subscription of the previous visitor with all shown and pending messages.
     * Retries later if offline.
     */
    recheck: async (): Promise<void> => {
      const subscription = await registration.pushManager.getSubscription()
      if (subscription === null) return
      const request = new Request(new URL(DEVICE, origin), { credentials: "include", signal: AbortSignal.timeout(10_000) })
      const isOn = await fetch(request).then(
        async (answer) => (answer.ok ? ((await answer.json()) as { readonly isOn?: unknown }).isOn : undefined),
        () => undefined
      )
      if (isOn !== false) return
      await subscription.unsubscribe()
      for (const notification of await registration.getNotifications()) notification.close()
      await badge(0)
    }
  }
}

const isText = (value: unknown, most: number): value is string => typeof value === "string" && value !== "" && value.length <= most

/** Returns a path of the shop; null for any other URL. */
const ownPath = (value: unknown): string | null => (isText(value, 2000) && /^\/(?![/\\])/.test(value) ? value : null)

/** Parses a push message of the shop; null if it is invalid. */
const readMessage = (text: string | undefined): PushMessage | null => {
  try {
    const { collapseKey, href, text: body, title, unread } = JSON.parse(text ?? "") as Readonly<Record<string, unknown>>
    const path = ownPath(href)
    const isWhole = isText(title, 500) && isText(body, 1000) && isText(collapseKey, 200) && path !== null
    if (!isWhole || !Number.isInteger(unread)) return null
    return { title, text: body, collapseKey, href: path, unread: Number(unread) }
  } catch {
    return null
  }
}
