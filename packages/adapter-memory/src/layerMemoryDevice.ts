import { Device, type DevicePermission, type PromptOutcome, type PushTarget } from "@camber/domain/ports"
import { Effect, Layer } from "effect"

export interface MemoryDevice {
  readonly hasTouch?: boolean
  readonly sparesNetwork?: boolean
  readonly hasWorkers?: boolean
  readonly wasInstalled?: boolean
  /** How the visitor answers the stored install prompt; null if there is none. */
  readonly heldPrompt?: PromptOutcome | null
  readonly permission?: DevicePermission
  /** The visitor's answer to the permission prompt. */
  readonly answer?: "granted" | "denied"
  readonly target?: PushTarget | null
  readonly timeZone?: string
  /** Called with each number shown on the app icon. */
  readonly onBadge?: (count: number) => void
}

/**
 * Provides a device with the given features; by default, a computer with service workers, without an install prompt and without
 * notifications.
 */
export const layerMemoryDevice = (device: MemoryDevice = {}): Layer.Layer<Device> =>
  Layer.sync(Device, () => {
    let held = device.heldPrompt ?? null
    let current: PushTarget | null = null
    let permission = device.permission ?? "unsupported"
    return Device.of({
      hasTouch: Effect.succeed(device.hasTouch ?? false),
      sparesNetwork: Effect.succeed(device.sparesNetwork ?? false),
      startWorker: Effect.succeed(device.hasWorkers ?? true),
      install: {
        wasInstalled: Effect.succeed(device.wasInstalled ?? false),
        isHeld: Effect.sync(() => held !== null),
        prompt: Effect.sync(() => held),
        discard: Effect.sync(() => void (held = null))
      },
      push: {
        permission: Effect.sync(() => permission),
        ask: Effect.sync(() => {
          if (permission === "default") permission = device.answer ?? "granted"
          return permission === "granted"
        }),
        current: Effect.sync(() => current),
        subscribe: () => Effect.sync(() => (current = permission === "granted" ? (device.target ?? null) : null)),
        unsubscribe: Effect.sync(() => void (current = null))
      },
      badge: (count) => Effect.sync(() => device.onBadge?.(count)),
      timeZone: Effect.succeed(device.timeZone ?? "UTC")
    })
  })
