import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer, Option, Stream } from "effect"
import { BrowserTestContext } from "../notifications/testing/BrowserTestContext.ts"
import { createOrUpdateSubscription, pushDevice, removeSubscription } from "./calls.ts"
import { PushPreferences } from "./PushPreferences.ts"
import type { PushSubscription } from "./model.ts"

const KINDS = "/api/customer/pushnotifications/getuserpermissions?deviceGuid=d-1"
const kinds = (...granted: ReadonlyArray<string>) =>
  ["order", "stock"].map((type) => ({ type, displayName: type, granted: granted.includes(type) }))
const night = { from: 1260, until: 480, timeZone: "America/Chicago" }
const done = { success: true, message: null }

const around = (isOn: boolean) => {
  const world = new BrowserTestContext()
    .answering(KINDS, isOn ? kinds("order") : kinds())
    .answering(pushDevice.path, { publicKey: "shops-key", isOn, quietHours: isOn ? night : null })
    .answering(createOrUpdateSubscription.path, done)
    .answering(removeSubscription.path, done)
  world.jar.set("DeviceId", "d-1")
  world.pushPermission = isOn ? "granted" : "default"
  return world
}
const inside = <A, E>(world: BrowserTestContext, run: (messages: PushPreferences["Service"]) => Effect.Effect<A, E>) =>
  PushPreferences.use(run).pipe(Effect.provide(Layer.provideMerge(PushPreferences.layer, world.layer)))
const stateOf = (messages: PushPreferences["Service"]) => Effect.map(Stream.runHead(messages.changes), Option.getOrThrow)
const saved = (world: BrowserTestContext) =>
  world.asked.flatMap(([name, sent]) => (name === createOrUpdateSubscription.path ? [sent as PushSubscription] : []))
const granted = ({ userPermissions }: Pick<PushSubscription, "userPermissions">) =>
  userPermissions.flatMap((kind) => (kind.granted ? kind.type : []))

describe("messages on this device", () => {
  it.effect.each<readonly [string, (world: BrowserTestContext) => unknown]>([
    ["knows none", (world) => (world.pushPermission = "unsupported")],
    ["has no id", (world) => world.jar.delete("DeviceId")],
    ["is a bot's", (world) => world.jar.set("VIN", "bot-1")],
    ["is of a shop that sends none", (world) => world.answering(pushDevice.path, { publicKey: null, isOn: false, quietHours: null })]
  ])("PUSH-01 PUSH-16: are no matter where the device %s", ([, change]) => {
    const world = around(false)
    change(world)
    return inside(world, (messages) =>
      Effect.gen(function* () {
        expect((yield* messages.load).permission).toBe("unsupported")
      })
    )
  })

  it.effect("PUSH-13 PUSH-16: are turned on with the usual quiet hours of its zone, by the shop's own key", () => {
    const world = around(false)
    return inside(world, (messages) =>
      Effect.gen(function* () {
        yield* messages.load
        expect(yield* messages.turnOn(["order", "stock"])).toEqual({ _tag: "On" })
        expect(saved(world).map(({ quietHours }) => quietHours)).toEqual([night])
        expect(world.asked.filter(([name]) => /worker|push/.test(name) && !name.startsWith("/"))).toEqual([
          ["push permission", null],
          ["worker", null],
          ["push subscribe", "shops-key"]
        ])
        expect(yield* stateOf(messages)).toMatchObject({ isOn: true, quietHours: night, failure: null })
      })
    )
  })

  it.effect("PUSH-07 PUSH-16: stay off where the device refuses, and nothing is sent", () => {
    const world = around(false)
    world.pushAnswer = Effect.sync(() => ((world.pushPermission = "denied"), false))
    return inside(world, (messages) =>
      Effect.gen(function* () {
        yield* messages.load
        expect(yield* messages.turnOn(["order"])).toEqual({ _tag: "Refused" })
        expect([yield* stateOf(messages), saved(world)]).toMatchObject([{ isOn: false, permission: "denied" }, []])
      })
    )
  })

  it.effect("PUSH-13 PUSH-16: each kind is a switch of its own, and so are the hours; what cannot be saved is as it was", () => {
    const world = around(true)
    return inside(world, (messages) =>
      Effect.gen(function* () {
        yield* messages.load
        yield* messages.choose(["order", "stock"], null)
        expect(saved(world).map((sent) => [granted(sent), sent.quietHours])).toEqual([[["order", "stock"], null]])
        world.answering(createOrUpdateSubscription.path, { success: false, message: "Not now" })
        yield* messages.choose(["stock"], night)
        const state = yield* stateOf(messages)
        expect([granted({ userPermissions: state.permissions }), state.quietHours, state.failure]).toEqual([
          ["order", "stock"],
          null,
          { message: "Not now" }
        ])
      })
    )
  })

  it.effect.each<readonly [string, (messages: PushPreferences["Service"]) => Effect.Effect<void>]>([
    ["turned off", ({ turnOff }) => turnOff],
    ["left without a kind", ({ choose }) => choose([], night)]
  ])("PUSH-16: are taken back from services and browser where they are %s", ([, act]) => {
    const world = around(true)
    world.pushCurrent = world.pushTarget
    return inside(world, (messages) =>
      Effect.gen(function* () {
        yield* messages.load
        yield* act(messages)
        expect(world.asked.at(-1)).toEqual([removeSubscription.path, { deviceGuid: "d-1" }])
        expect([world.pushCurrent, saved(world), (yield* stateOf(messages)).isOn]).toEqual([null, [], false])
      })
    )
  })

  it.effect("PUSH-16: stay on where they could not be taken back, and that is said", () => {
    const world = around(true)
    world.answers.delete(removeSubscription.path)
    world.pushCurrent = world.pushTarget
    return inside(world, (messages) =>
      Effect.gen(function* () {
        yield* messages.load
        yield* messages.turnOff
        expect([yield* stateOf(messages), world.pushCurrent]).toMatchObject([{ isOn: true, failure: {} }, world.pushTarget])
      })
    )
  })

  it.effect("PWA-13: once the worker is there, another subscription of the browser's is saved in place of the one that was", () => {
    const world = around(false)
    const other = { endpoint: "https://push.example/2", key: "key", authSecret: "secret" }
    return inside(world, (messages) =>
      Effect.gen(function* () {
        yield* messages.setUp
        yield* messages.turnOn(["order"])
        world.answering(pushDevice.path, { publicKey: "shops-key", isOn: true, quietHours: night }).answering(KINDS, kinds("order"))
        world.pushPermission = "granted"
        yield* messages.setUp
        expect(saved(world).map(({ endpoint }) => endpoint)).toEqual(["https://push.example/1"])
        world.pushTarget = world.pushCurrent = other
        yield* messages.setUp
        expect(saved(world).map((sent) => [sent.endpoint, granted(sent), sent.quietHours])).toEqual([
          ["https://push.example/1", ["order"], night],
          ["https://push.example/2", ["order"], night]
        ])
      })
    )
  })

  it.effect("PUSH-20: a device is subscribed anew, quietly and once, after the shop's key has changed", () => {
    const world = around(false)
    return inside(world, (messages) =>
      Effect.gen(function* () {
        yield* messages.turnOn(["order"])
        world.pushPermission = "granted"
        world.pushCurrent = world.pushTarget
        world.answering(pushDevice.path, { publicKey: "shops-key", isOn: true, quietHours: night }).answering(KINDS, kinds("order"))
        yield* messages.setUp
        expect(world.count("push subscribe")).toBe(1)
        world.answering(pushDevice.path, { publicKey: "new-key", isOn: true, quietHours: night })
        world.pushTarget = { endpoint: "https://push.example/2", key: "key", authSecret: "secret" }
        yield* messages.setUp
        expect(world.asked.filter(([name]) => name === "push subscribe")).toEqual([
          ["push subscribe", "shops-key"],
          ["push subscribe", "new-key"]
        ])
        expect(world.count("push permission")).toBe(1)
        expect(saved(world).map((sent) => [sent.endpoint, granted(sent), sent.quietHours])).toEqual([
          ["https://push.example/1", ["order"], night],
          ["https://push.example/2", ["order"], night]
        ])
        world.pushCurrent = world.pushTarget
        yield* messages.setUp
        expect(saved(world)).toHaveLength(2)
      })
    )
  })

  it.effect("PUSH-20: a shop that cannot be asked, or sends none now, changes nothing", () => {
    const world = around(false)
    return inside(world, (messages) =>
      Effect.gen(function* () {
        yield* messages.turnOn(["order"])
        world.pushPermission = "granted"
        world.pushCurrent = world.pushTarget
        world.answers.delete(pushDevice.path)
        yield* messages.setUp
        world.answering(pushDevice.path, { publicKey: null, isOn: true, quietHours: night })
        yield* messages.setUp
        expect([saved(world).length, world.count("push subscribe"), world.local.get("PushEndpoint")]).toMatchObject([
          1,
          1,
          expect.any(String)
        ])
      })
    )
  })

  it.effect("PWA-13: nothing is subscribed to anew that was taken back elsewhere", () => {
    const world = around(false)
    return inside(world, (messages) =>
      Effect.gen(function* () {
        yield* messages.turnOn(["order"])
        world.pushPermission = "granted"
        world.pushCurrent = null
        yield* messages.setUp
        expect([saved(world).length, world.pushCurrent, world.local.get("PushEndpoint")]).toEqual([1, null, undefined])
      })
    )
  })
})
