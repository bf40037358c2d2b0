import { Context, type Effect } from "effect"

/** The shopper's answer to a browser prompt. */
export type PromptOutcome = "accepted" | "dismissed"

/** Notification permission of a device. `default`: not requested yet. */
export type DevicePermission = "granted" | "denied" | "default" | "unsupported"

/** Push subscription of this device. Keys are base64url. */
export interface PushTarget {
  readonly endpoint: string
  readonly key: string
  readonly authSecret: string
}

/** Port: capabilities of this device. Never fails: unavailable features return null and are logged. */
export class Device extends Context.Service<
  Device,
  {
    /** True with a touch screen, which distinguishes a tablet from the computer that its user agent claims to be. */
    readonly hasTouch: Effect.Effect<boolean>
    /**
     * True if the visitor saves data or the network is slow, so that nothing is prefetched. Always false if the browser does not report
     * this.
     */
    readonly sparesNetwork: Effect.Effect<boolean>
    /**
     * Registers the service worker, which serves pages offline and receives push messages. Returns false if the device does not support or
     * allow service workers, which is logged as a warning (PWA-12, ERR-23).
     */
    readonly startWorker: Effect.Effect<boolean>
    readonly install: {
      /** True if the browser remembers that the app was installed from it before (GAP-68). */
      readonly wasInstalled: Effect.Effect<boolean>
      /** True if the browser's install prompt was captured (PWA-01). */
      readonly isHeld: Effect.Effect<boolean>
      /** Shows the captured prompt and waits for the answer. Null without a captured prompt. */
      readonly prompt: Effect.Effect<PromptOutcome | null>
      /** Discards the captured prompt. */
      readonly discard: Effect.Effect<void>
    }
    readonly push: {
      /** `unsupported` if the device has no notifications. */
      readonly permission: Effect.Effect<DevicePermission>
      /** Requests the permission. True when granted. */
      readonly ask: Effect.Effect<boolean>
      /** Current subscription of this browser, or null. */
      readonly current: Effect.Effect<PushTarget | null>
      /** Subscribes to the browser's push service with the shop's public key (VAPID, base64url). Null after a failure. */
      readonly subscribe: (publicKey: string) => Effect.Effect<PushTarget | null>
      /** Ends the subscription. Messages that are still in transit are not shown. */
      readonly unsubscribe: Effect.Effect<void>
    }
    /** Shows a number on the app icon, if the device supports it. 0 removes the number. */
    readonly badge: (count: number) => Effect.Effect<void>
    /** Name of the device's time zone, such as `America/Chicago`. `UTC` if unknown. */
    readonly timeZone: Effect.Effect<string>
  }
>()("@camber/domain/ports/Device") {}
