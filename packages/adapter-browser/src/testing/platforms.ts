import { APP_INSTALLED, type DevicePermission, type PromptOutcome, type PushTarget } from "@camber/domain/ports"
import { Effect, Layer } from "effect"

const bytes = (base64url: string): ArrayBuffer =>
  Uint8Array.from(atob(base64url.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0)).buffer

/** Device settings of a test. */
interface DeviceScript {
  readonly hasTouch: boolean
  readonly sparesNetwork: boolean
  readonly hasWorkers: boolean
  readonly wasInstalled: boolean
  readonly heldPrompt: PromptOutcome | null
  readonly permission: DevicePermission
  readonly answer: "granted" | "denied"
  readonly target: PushTarget | null
  readonly onBadge?: (count: number) => void
}

/**
 * Adds the interfaces that happy-dom lacks: workers, notifications, the push service and a stored install prompt. Removes them after the
 * test.
 */
export const devicePlatform = (script: DeviceScript) =>
  Layer.effectDiscard(
    Effect.acquireRelease(
      Effect.sync(() => {
        put(navigator, "maxTouchPoints", script.hasTouch ? 5 : 0)
        put(navigator, "setAppBadge", async (count: number) => script.onBadge?.(count))
        put(navigator, "clearAppBadge", async () => script.onBadge?.(0))
        put(navigator, "connection", { saveData: script.sparesNetwork, effectiveType: "4g" })
        if (script.heldPrompt !== null)
          window.heldInstallPrompt = Object.assign(new Event("beforeinstallprompt"), {
            prompt: async () => ({ outcome: script.heldPrompt })
          })
        if (script.wasInstalled) localStorage.setItem(APP_INSTALLED, "1")
        if (script.hasWorkers) put(navigator, "serviceWorker", createWorkers(script))
        if (script.permission === "unsupported") return
        put(window, "PushManager", class {})
        put(window, "Notification", createNotifications(script))
      }),
      () => Effect.sync(takeAway)
    )
  )

const placed: Array<readonly [object, string]> = []

const put = (host: object, name: string, value: unknown) => {
  Object.defineProperty(host, name, { value, configurable: true, writable: true })
  placed.push([host, name])
}

const takeAway = () => {
  for (const [host, name] of placed.splice(0)) Reflect.deleteProperty(host, name)
  delete window.heldInstallPrompt
  localStorage.removeItem(APP_INSTALLED)
}

const createNotifications = ({ answer, permission }: DeviceScript) => {
  const notifications = { permission, requestPermission: async () => (notifications.permission = answer) }
  return notifications
}

/** A fake subscription, with the shop's key that was used to create it. */
interface Subscribed {
  readonly by: string
  readonly endpoint: string
  readonly options: { readonly applicationServerKey: ArrayBuffer }
  readonly getKey: (name: string) => ArrayBuffer
  readonly unsubscribe: () => Promise<boolean>
}

const createWorkers = ({ target }: DeviceScript) => {
  let current: Subscribed | null = null
  const subscribe = async ({ applicationServerKey }: { readonly applicationServerKey: string }) => {
    if (target === null) throw new DOMException("no push service", "AbortError")
    // Works like a browser: returns the existing subscription, or fails if the key differs.
    if (current !== null && current.by !== applicationServerKey)
      throw new DOMException("a subscription with a different key exists", "InvalidStateError")
    const keys: Readonly<Record<string, string>> = { p256dh: target.key, auth: target.authSecret }
    return (current ??= {
      by: applicationServerKey,
      endpoint: target.endpoint,
      options: { applicationServerKey: bytes(applicationServerKey) },
      getKey: (name) => bytes(keys[name]!),
      unsubscribe: async () => ((current = null), true)
    })
  }
  return { register: async () => ({}), ready: Promise.resolve({ pushManager: { subscribe, getSubscription: async () => current } }) }
}

/** Adds interfaces that happy-dom lacks: a cache, which a test can make full, and a connection that can be lost and restored. */
export const offlinePlatform = () => {
  const stored = new Map<string, Response>()
  let isFull = false
  const cache: Pick<Cache, "match" | "put"> = {
    match: async () => stored.get("text")?.clone(),
    put: async (_place, response) => {
      if (isFull) throw new DOMException("no room", "QuotaExceededError")
      stored.set("text", response)
    }
  }
  const caches: Pick<CacheStorage, "delete" | "has" | "open"> = {
    has: async () => stored.size > 0,
    open: async () => cache as Cache,
    delete: async () => stored.delete("text")
  }
  Object.defineProperty(globalThis, "caches", { value: caches, configurable: true })
  const setAway = (isAway: boolean) => {
    Object.defineProperty(navigator, "onLine", { value: !isAway, configurable: true })
    dispatchEvent(new Event(isAway ? "offline" : "online"))
  }
  setAway(false)
  return { setAway, fill: () => void (isFull = true) }
}

/** Adds color schemes, which happy-dom lacks: the device starts with the light scheme and can change to dark. */
export const schemePlatform = () => {
  const state = Object.assign(new EventTarget(), { matches: false })
  const layer = Layer.effectDiscard(
    Effect.acquireRelease(
      Effect.sync(() => {
        const own = globalThis.matchMedia
        globalThis.matchMedia = ((query: string) => (query.includes("color-scheme") ? state : own(query))) as typeof matchMedia
        return own
      }),
      (own) => Effect.sync(() => void (globalThis.matchMedia = own))
    )
  )
  const darken = Effect.sync(() => {
    state.matches = true
    state.dispatchEvent(Object.assign(new Event("change"), { matches: true }))
  })
  return { layer, darken }
}
