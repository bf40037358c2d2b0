import { Device, type DevicePermission, type PromptOutcome, type PushTarget } from "@camber/domain/ports"
import { describe, expect, it } from "@effect/vitest"
import { Effect, type Layer } from "effect"

/** Device settings of a test. */
export interface DeviceScript {
  readonly hasTouch: boolean
  readonly sparesNetwork: boolean
  readonly hasWorkers: boolean
  readonly wasInstalled: boolean
  /** The visitor's answer to the browser's install prompt; null if the browser offers none. */
  readonly heldPrompt: PromptOutcome | null
  readonly permission: DevicePermission
  /** The visitor's answer to the permission prompt. */
  readonly answer: "granted" | "denied"
  /** Subscription of the push service; null if it accepts none. */
  readonly target: PushTarget | null
  /** Called with each number shown on the app icon. */
  readonly onBadge?: (count: number) => void
}

/** The shop's public key. */
const KEY = "BAUW_-4"

const able: DeviceScript = {
  hasTouch: true,
  sparesNetwork: false,
  hasWorkers: true,
  wasInstalled: true,
  heldPrompt: "accepted",
  permission: "default",
  answer: "granted",
  target: { endpoint: "https://push.example/1", key: "BAUW_-4", authSecret: "c2Vj" }
}
const unable: DeviceScript = {
  ...able,
  hasTouch: false,
  sparesNetwork: true,
  hasWorkers: false,
  wasInstalled: false,
  heldPrompt: null,
  permission: "unsupported",
  target: null
}

/** Tests that every adapter of the Device port must pass. `layer` creates a device with the given settings. */
export const deviceContract = (name: string, layer: (script: DeviceScript) => Layer.Layer<Device>): void => {
  const on = <A>(script: DeviceScript, use: (device: Device["Service"]) => Effect.Effect<A>) =>
    Device.use(use).pipe(Effect.provide(layer(script)))

  describe(`Device (${name})`, () => {
    it.effect.each([able, unable])(
      "PWA-12 ERR-23 ERR-122 reports the touch screen, the data saver and the installation, and starts the service worker: %#",
      (script) =>
        on(script, (device) =>
          Effect.gen(function* () {
            expect(yield* device.hasTouch).toBe(script.hasTouch)
            expect(yield* device.sparesNetwork).toBe(script.sparesNetwork)
            expect(yield* device.install.wasInstalled).toBe(script.wasInstalled)
            expect(yield* device.startWorker).toBe(script.hasWorkers)
          })
        )
    )

    it.effect.each(["accepted", "dismissed"] as const)("PWA-01 keeps the browser's install prompt until it is discarded: %s", (outcome) =>
      on({ ...able, heldPrompt: outcome }, ({ install }) =>
        Effect.gen(function* () {
          expect(yield* install.isHeld).toBe(true)
          expect(yield* install.prompt).toBe(outcome)
          yield* install.discard
          expect(yield* install.isHeld).toBe(false)
          expect(yield* install.prompt).toBeNull()
        })
      )
    )

    it.effect("PWA-01 keeps no prompt if the browser offers none", () =>
      on(unable, ({ install }) =>
        Effect.gen(function* () {
          yield* install.discard
          expect(yield* install.isHeld).toBe(false)
          expect(yield* install.prompt).toBeNull()
        })
      )
    )

    it.effect.each(["granted", "denied"] as const)("PUSH-04 PUSH-07 requests permission and remembers the answer: %s", (answer) =>
      on({ ...able, answer }, ({ push }) =>
        Effect.gen(function* () {
          expect(yield* push.permission).toBe("default")
          expect(yield* push.ask).toBe(answer === "granted")
          expect(yield* push.permission).toBe(answer)
        })
      )
    )

    it.effect("PUSH-11 subscribes with base64url keys, to the same target each time", () =>
      on(able, ({ push }) =>
        Effect.gen(function* () {
          yield* push.ask
          expect(yield* push.current).toBeNull()
          expect(yield* push.subscribe(KEY)).toEqual(able.target)
          expect(yield* push.subscribe(KEY)).toEqual(able.target)
          expect(yield* push.current).toEqual(able.target)
        })
      )
    )

    it.effect("PUSH-16 has no subscription after unsubscribing once or twice", () =>
      on(able, ({ push }) =>
        Effect.gen(function* () {
          yield* push.ask
          yield* push.subscribe(KEY)
          yield* push.unsubscribe
          yield* push.unsubscribe
          expect(yield* push.current).toBeNull()
        })
      )
    )

    it.effect("PUSH-18 shows a number on the app icon, and no number for 0", () => {
      const shown: Array<number> = []
      return on({ ...able, onBadge: (count) => void shown.push(count) }, ({ badge }) =>
        Effect.gen(function* () {
          yield* badge(3)
          yield* badge(0)
          expect(shown).toEqual([3, 0])
        })
      )
    })

    it.effect("PUSH-13 returns its time zone", () =>
      on(able, ({ timeZone }) =>
        Effect.gen(function* () {
          expect(yield* timeZone).toMatch(/^[A-Za-z_]+(?:\/[A-Za-z_/+-]+)?$/)
        })
      )
    )

    it.effect("PUSH-01 PUSH-07 a device without notifications is unsupported, denies permission and does not subscribe", () =>
      on(unable, ({ push }) =>
        Effect.gen(function* () {
          expect(yield* push.permission).toBe("unsupported")
          expect(yield* push.ask).toBe(false)
          expect(yield* push.subscribe(KEY)).toBeNull()
          expect(yield* push.current).toBeNull()
        })
      )
    )
  })
}
