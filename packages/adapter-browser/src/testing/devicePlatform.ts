import type { DevicePermission, PromptOutcome, PushTarget } from "@camber/domain/ports"
import { Effect, Layer } from "effect"

const bytes = (base64url: string): ArrayBuffer =>
  Uint8Array.from(atob(base64url.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0)).buffer

/** A device as a test wants it. */
interface DeviceScript {
  readonly hasTouch: boolean
  readonly sparesNetwork: boolean
  readonly hasWorkers: boolean
  readonly wasInstalled: boolean
  readonly heldPrompt: PromptOutcome | null
  readonly permission: DevicePermission
  readonly answer: "granted" | "denied"
  readonly target: PushTarget | null
}

/** What happy-dom has none of, put where a browser has it: workers, notifications, the push service and a held install prompt. Ends with the test. */
export const devicePlatform = (script: DeviceScript) =>
  Layer.effectDiscard(
    Effect.acquireRelease(
      Effect.sync(() => {
        put(navigator, "maxTouchPoints", script.hasTouch ? 5 : 0)
        put(navigator, "connection", { saveData: script.sparesNetwork, effectiveType: "4g" })
        if (script.heldPrompt !== null)
          window.heldInstallPrompt = Object.assign(new Event("beforeinstallprompt"), {
            prompt: async () => ({ outcome: script.heldPrompt })
          })
        if (script.wasInstalled) localStorage.setItem("AppInstalled", "1")
        if (script.hasWorkers) put(navigator, "serviceWorker", workersOf(script))
        if (script.permission === "unsupported") return
        put(window, "PushManager", class {})
        put(window, "Notification", notificationsOf(script))
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
  localStorage.removeItem("AppInstalled")
}

const notificationsOf = ({ answer, permission }: DeviceScript) => {
  const notifications = { permission, requestPermission: async () => (notifications.permission = answer) }
  return notifications
}

const workersOf = ({ target }: DeviceScript) => {
  const subscribe = async () => {
    if (target === null) throw new DOMException("no push service", "AbortError")
    const keys: Readonly<Record<string, string>> = { p256dh: target.key, auth: target.authSecret }
    return { endpoint: target.endpoint, getKey: (name: string) => bytes(keys[name]!) }
  }
  return { register: async () => ({}), ready: Promise.resolve({ pushManager: { subscribe } }) }
}
