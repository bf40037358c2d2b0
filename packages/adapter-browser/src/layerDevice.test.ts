import { Device } from "@camber/domain/ports"
import { expect, it } from "@effect/vitest"
import { Effect, Fiber, Layer, Logger } from "effect"
import { TestClock } from "effect/testing"
import { layerDevice } from "./layerDevice.ts"
import { devicePlatform } from "./testing/platforms.ts"

const target = { endpoint: "https://push.example/1", key: "BAUW_-4", authSecret: "c2Vj" }
const browser = {
  hasTouch: false,
  sparesNetwork: false,
  hasWorkers: true,
  wasInstalled: false,
  heldPrompt: null,
  permission: "granted",
  answer: "granted",
  target
} as const

it.effect("ERR-23 ERR-122 layerDevice only logs a warning when the service worker or the push subscription is rejected", () => {
  const logged: Array<string> = []
  const logger = Logger.layer([Logger.make(({ logLevel, message }) => void logged.push(`${logLevel}: ${String([message].flat()[0])}`))])
  return Device.use((device) =>
    Effect.gen(function* () {
      navigator.serviceWorker.register = async () => Promise.reject(new DOMException("no", "SecurityError"))
      expect(yield* device.startWorker).toBe(false)
      expect(yield* device.push.subscribe("bmV3")).toBeNull()
      expect(logged).toEqual(["Warn: Failed to register the service worker", "Warn: Failed to subscribe to push messages"])
    })
  ).pipe(Effect.provide(Layer.provide(layerDevice, devicePlatform({ ...browser, target: null }))), Effect.provide(logger))
})

it.effect("PUSH-11 layerDevice ends a push subscription with an old key before it creates a new one", () =>
  Device.use(({ push }) =>
    Effect.gen(function* () {
      const manager = yield* Effect.promise(async () => (await navigator.serviceWorker.ready).pushManager)
      const readKey = Effect.promise(async () => (await manager.getSubscription())?.options.applicationServerKey)
      expect(yield* push.subscribe("b2xk")).toEqual(target)
      expect(yield* push.subscribe("bmV3")).toEqual(target)
      expect(new TextDecoder().decode((yield* readKey) ?? undefined)).toBe("new")
    })
  ).pipe(Effect.provide(Layer.provide(layerDevice, devicePlatform(browser))))
)

it.effect("ERR-122 layerDevice stops waiting for a service worker that is never installed", () =>
  Device.use(({ push }) =>
    Effect.gen(function* () {
      Object.assign(navigator.serviceWorker, { ready: new Promise(() => undefined) })
      const asked = yield* Effect.forkChild(push.subscribe("bmV3"), { startImmediately: true })
      yield* TestClock.adjust("10 seconds")
      expect(yield* Fiber.join(asked)).toBeNull()
    })
  ).pipe(Effect.provide(Layer.provide(layerDevice, devicePlatform(browser))), Effect.provide(Logger.layer([])))
)

it.effect.each([
  ["4g", false],
  ["2g", true],
  ["slow-2g", true]
] as const)("PWA-12 layerDevice detects whether to save data on a %s network: %s", ([effectiveType, isSpared]) =>
  Device.use((device) =>
    Effect.gen(function* () {
      Object.assign(navigator, { connection: { effectiveType } })
      expect(yield* device.sparesNetwork).toBe(isSpared)
    })
  ).pipe(Effect.provide(Layer.provide(layerDevice, devicePlatform(browser))))
)
