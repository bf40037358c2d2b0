import { Device } from "@camber/domain/ports"
import { expect, it } from "@effect/vitest"
import { Effect, Layer, Logger } from "effect"
import { layerDevice } from "./layerDevice.ts"
import { devicePlatform } from "./testing/devicePlatform.ts"

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

it.effect("ERR-23 ERR-122 a worker that is refused, and a push service that takes nothing, are warnings and no more", () => {
  const logged: Array<string> = []
  const logger = Logger.layer([Logger.make(({ logLevel, message }) => void logged.push(`${logLevel}: ${String([message].flat()[0])}`))])
  return Device.use((device) =>
    Effect.gen(function* () {
      navigator.serviceWorker.register = async () => Promise.reject(new DOMException("no", "SecurityError"))
      expect([yield* device.startWorker, yield* device.push.subscribe]).toEqual([false, null])
      expect(logged).toEqual(["Warn: The shop's worker could not be set up.", "Warn: The device could not be subscribed to messages."])
    })
  ).pipe(Effect.provide(Layer.provide(layerDevice("key"), devicePlatform({ ...browser, target: null }))), Effect.provide(logger))
})

it.effect("PUSH-01 a shop without a key for messages asks no device", () =>
  Device.use(({ push }) =>
    Effect.gen(function* () {
      expect([yield* push.permission, yield* push.ask, yield* push.subscribe]).toEqual(["unsupported", false, null])
    })
  ).pipe(Effect.provide(Layer.provide(layerDevice(null), devicePlatform(browser))))
)

it.effect.each([
  ["4g", false],
  ["2g", true],
  ["slow-2g", true]
] as const)("PWA-12 a network of the kind %s is spared: %s", ([effectiveType, isSpared]) =>
  Device.use((device) =>
    Effect.gen(function* () {
      Object.assign(navigator, { connection: { effectiveType } })
      expect(yield* device.sparesNetwork).toBe(isSpared)
    })
  ).pipe(Effect.provide(Layer.provide(layerDevice(null), devicePlatform(browser))))
)
