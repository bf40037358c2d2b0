import { APP_INSTALLED, Device, type DevicePermission, type PromptOutcome, type PushTarget } from "@camber/domain/ports"
import { Effect, Layer } from "effect"

/** The browser's install prompt, which TypeScript's DOM types lack. */
interface InstallPromptEvent extends Event {
  readonly prompt: () => Promise<{ readonly outcome: PromptOutcome }>
}

declare global {
  interface Window {
    /** The install prompt that the page's inline script prevented from appearing immediately (PWA-01). */
    heldInstallPrompt?: Event
  }
}

/** Reads the flag that the page's inline script sets when the browser reports an installation. */
const readWasInstalled = (): boolean => {
  try {
    return localStorage.getItem(APP_INSTALLED) !== null
  } catch {
    return false
  }
}

/** Returns the network information. Not every browser has it, so TypeScript's DOM types lack it. */
const connection = (): { readonly effectiveType?: string; readonly saveData?: boolean } =>
  (navigator as { readonly connection?: object }).connection ?? {}

/** Path of the service worker. Its scope is the whole shop (PWA-12). */
const WORKER_PATH = "/service-worker.js"

/** Logs a failure as a warning and continues with the fallback. */
const orWarn =
  <A>(instead: A, words: string) =>
  (effect: Effect.Effect<A, unknown>): Effect.Effect<A> =>
    effect.pipe(
      Effect.tapError((error) => Effect.logWarning(words, error)),
      Effect.orElseSucceed(() => instead)
    )

const heldPrompt = (): InstallPromptEvent | null => (window.heldInstallPrompt as InstallPromptEvent | undefined) ?? null

/** Notifications arrive through the service worker, so a browser without workers has none. */
const supportsPush = (): boolean => "Notification" in window && "PushManager" in window && "serviceWorker" in navigator

const permission = (): DevicePermission => (supportsPush() ? Notification.permission : "unsupported")

const base64url = (bytes: ArrayBuffer | null): string | null =>
  bytes === null
    ? null
    : btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll("+", "-")
        .replaceAll("/", "_")
        .replace(/=+$/, "")

/**
 * The registration of the service worker that receives messages; null after ten seconds, because a worker that cannot be installed never
 * becomes ready.
 */
const registration = Effect.suspend(() =>
  supportsPush() ? Effect.tryPromise(() => navigator.serviceWorker.ready).pipe(Effect.timeout("10 seconds")) : Effect.succeed(null)
)

const targetIn = (subscription: PushSubscription | null | undefined): PushTarget | null => {
  if (subscription == null) return null
  const [key, authSecret] = [base64url(subscription.getKey("p256dh")), base64url(subscription.getKey("auth"))]
  return key === null || authSecret === null ? null : { endpoint: subscription.endpoint, key, authSecret }
}

/** Subscribes to push messages. First removes a subscription with another key, because it is useless and prevents a new one. */
const subscribeWith = async (manager: PushManager, publicKey: string): Promise<PushTarget | null> => {
  const present = await manager.getSubscription()
  if (present !== null && base64url(present.options.applicationServerKey) !== publicKey) await present.unsubscribe()
  return targetIn(await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }))
}

/** The device features that the browser offers to pages. */
export const layerDevice: Layer.Layer<Device> = Layer.succeed(
  Device,
  Device.of({
    hasTouch: Effect.sync(() => navigator.maxTouchPoints > 0),
    sparesNetwork: Effect.sync(() => connection().saveData === true || connection().effectiveType?.endsWith("2g") === true),
    startWorker: Effect.suspend(() =>
      "serviceWorker" in navigator
        ? Effect.tryPromise(() => navigator.serviceWorker.register(WORKER_PATH, { updateViaCache: "none" })).pipe(
            Effect.as(true),
            orWarn(false, "Failed to register the service worker")
          )
        : Effect.as(Effect.logWarning("This browser does not support service workers."), false)
    ),
    install: {
      wasInstalled: Effect.sync(readWasInstalled),
      isHeld: Effect.sync(() => heldPrompt() !== null),
      prompt: Effect.suspend(() => {
        const held = heldPrompt()
        if (held === null) return Effect.succeed(null)
        return Effect.tryPromise(() => held.prompt()).pipe(
          Effect.map(({ outcome }): PromptOutcome | null => outcome),
          orWarn<PromptOutcome | null>(null, "Failed to show the install prompt")
        )
      }),
      discard: Effect.sync(() => void delete window.heldInstallPrompt)
    },
    push: {
      permission: Effect.sync(permission),
      ask: Effect.suspend(() =>
        permission() === "unsupported"
          ? Effect.succeed(false)
          : Effect.tryPromise(() => Notification.requestPermission()).pipe(
              Effect.map((answer) => answer === "granted"),
              orWarn(false, "Failed to request permission for notifications")
            )
      ),
      current: registration.pipe(
        Effect.flatMap((worker) => Effect.tryPromise(async () => targetIn(await worker?.pushManager.getSubscription()))),
        orWarn<PushTarget | null>(null, "Failed to read the push subscription")
      ),
      subscribe: (publicKey) =>
        Effect.suspend(() => (permission() === "granted" ? registration : Effect.succeed(null))).pipe(
          Effect.flatMap((worker) =>
            worker === null ? Effect.succeed(null) : Effect.tryPromise(() => subscribeWith(worker.pushManager, publicKey))
          ),
          orWarn<PushTarget | null>(null, "Failed to subscribe to push messages")
        ),
      unsubscribe: registration.pipe(
        Effect.flatMap((worker) =>
          Effect.tryPromise(async () => void (await (await worker?.pushManager.getSubscription())?.unsubscribe()))
        ),
        orWarn<void>(undefined, "Failed to end the push subscription")
      )
    },
    badge: (count) =>
      Effect.tryPromise(async () => (count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.())).pipe(
        // Ignores errors, because an app that is not installed has no icon for a badge.
        Effect.ignore
      ),
    timeZone: Effect.sync(() => new Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC")
  })
)
