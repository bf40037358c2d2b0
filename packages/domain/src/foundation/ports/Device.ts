import { Context, type Effect } from "effect"

/** How a prompt that belongs to the browser ended. */
export type PromptOutcome = "accepted" | "dismissed"

/** What notifications may do on a device; `default`: it has not been asked. */
export type DevicePermission = "granted" | "denied" | "default" | "unsupported"

/** Where the browser's push service takes messages for this device; keys are base64url. */
export interface PushTarget {
  readonly endpoint: string
  readonly key: string
  readonly authSecret: string
}

/** Port: what this device can do besides showing pages. Nothing here fails: what is unavailable is null, and logged. */
export class Device extends Context.Service<
  Device,
  {
    /** Has a touch screen; distinguishes a tablet from the computer its user agent claims to be. */
    readonly hasTouch: Effect.Effect<boolean>
    /** The visitor asks for little data, or the network is slow, as far as the browser tells: nothing is fetched ahead. */
    readonly sparesNetwork: Effect.Effect<boolean>
    /**
     * Registers the shop's worker, which answers without a network and receives messages. False where the device has none or refuses it,
     * which is logged as a warning (PWA-12, ERR-23).
     */
    readonly startWorker: Effect.Effect<boolean>
    readonly install: {
      /** The shop was installed from this browser before, as far as it remembers (GAP-68). */
      readonly wasInstalled: Effect.Effect<boolean>
      /** The browser's own install prompt was captured and is held (PWA-01). */
      readonly isHeld: Effect.Effect<boolean>
      /** Shows the held prompt and waits for its end; null when none is held. */
      readonly prompt: Effect.Effect<PromptOutcome | null>
      /** Drops the held prompt. */
      readonly discard: Effect.Effect<void>
    }
    readonly push: {
      /** `unsupported` where the device knows no notifications. */
      readonly permission: Effect.Effect<DevicePermission>
      /** Asks the visitor; true when granted. */
      readonly ask: Effect.Effect<boolean>
      /** What this browser is subscribed to; null: nothing. */
      readonly current: Effect.Effect<PushTarget | null>
      /** Subscribes to the browser's push service, by the shop's public key (VAPID, base64url); null when that fails. */
      readonly subscribe: (publicKey: string) => Effect.Effect<PushTarget | null>
      /** Ends the subscription: nothing that is still under way to it is shown. */
      readonly unsubscribe: Effect.Effect<void>
    }
    /** Shows a number at the shop's icon, where the device has a place for it; 0 shows none. */
    readonly badge: (count: number) => Effect.Effect<void>
    /** The name of the device's time zone, such as `America/Chicago`; `UTC` where it does not say. */
    readonly timeZone: Effect.Effect<string>
  }
>()("@camber/domain/ports/Device") {}
