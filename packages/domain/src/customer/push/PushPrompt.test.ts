import { describe, expect, it } from "@effect/vitest"
import { Deferred, Effect, Fiber, Layer, Option, Schema, Stream } from "effect"
import { TestClock } from "effect/testing"
import { BrowserTestContext, GUID } from "../notifications/testing/BrowserTestContext.ts"
import { pushDevice } from "./calls.ts"
import { PushPreferences } from "./PushPreferences.ts"
import { PushPermission, PushSubscription } from "./model.ts"
import { PushPrompt } from "./PushPrompt.ts"
import { shouldShowPrompt } from "./rules.ts"

const KINDS = "/api/customer/pushnotifications/getuserpermissions?deviceGuid=d-1"
const SUBSCRIBE = "/api/customer/pushnotifications/createorupdatesubscription"
const kinds = [
  { type: "orders", displayName: "Orders", granted: false },
  { type: "deals", displayName: "Deals", granted: false }
]
const createBrowser = () => {
  const world = new BrowserTestContext()
    .answering(KINDS, kinds)
    .answering(pushDevice.path, { publicKey: "shops-key", isOn: false, quietHours: null })
    .answering(SUBSCRIBE, { success: true, message: null })
  world.jar.set("DeviceId", "d-1")
  return world
}
const runPrompt = <A, E>(browser: BrowserTestContext, run: (push: PushPrompt["Service"]) => Effect.Effect<A, E>) =>
  PushPrompt.use(run).pipe(
    Effect.provide(PushPrompt.layer.pipe(Layer.provideMerge(PushPreferences.layer), Layer.provideMerge(browser.layer)))
  )
const getState = (push: PushPrompt["Service"]) => Effect.map(Stream.runHead(push.changes), Option.getOrThrow)
const getTag = (push: PushPrompt["Service"]) => Effect.map(getState(push), ({ _tag }) => _tag)

describe("PushPrompt", () => {
  it("PUSH-01 PUSH-02 opens if the device can show messages and the prompt was not shown recently", () => {
    const permissions = ["granted", "default", "denied", "unsupported"] as const
    expect(permissions.map((permission) => shouldShowPrompt({ permission, wasShown: false }))).toEqual([true, true, false, false])
    expect(permissions.some((permission) => shouldShowPrompt({ permission, wasShown: true }))).toBe(false)
  })

  it.effect("PUSH-09 PUSH-12 GAP-C43 offers the available types, all selected", () => {
    const world = createBrowser()
    return runPrompt(world, (push) =>
      Effect.gen(function* () {
        yield* push.offer
        expect(yield* getState(push)).toEqual({ _tag: "Open", permissions: kinds.map((kind) => ({ ...kind, granted: true })) })
        expect(Schema.is(PushPermission)({ type: "orders", displayName: "Orders" })).toBe(false)
      })
    )
  })

  it.effect("PUSH-02 PUSH-03 does not open again for 20160 minutes, regardless of the result", () => {
    const world = createBrowser()
    const offered = runPrompt(world, (push) => Effect.andThen(push.offer, getTag(push)))
    return Effect.gen(function* () {
      expect(yield* offered).toBe("Open")
      yield* TestClock.adjust(20_160 * 60_000 - 1)
      expect(yield* offered).toBe("Closed")
      yield* TestClock.adjust(1)
      expect(yield* offered).toBe("Open")
    })
  })

  it.effect.each<readonly [string, (world: BrowserTestContext) => unknown]>([
    ["a device that denies permission", (world) => (world.pushPermission = "denied")],
    ["a device without push support", (world) => (world.pushPermission = "unsupported")],
    ["a bot", (world) => world.jar.set("VIN", "bot-1")],
    ["a device without an id", (world) => world.jar.delete("DeviceId")],
    ["a shop without push messages", (world) => world.answering(pushDevice.path, { publicKey: null, isOn: false, quietHours: null })],
    [
      "a device with active messages",
      (world) => (
        (world.pushPermission = "granted"),
        world.answering(pushDevice.path, { publicKey: "shops-key", isOn: true, quietHours: null })
      )
    ],
    ["types that fail to load", (world) => world.answers.delete(KINDS)],
    ["no types", (world) => world.answering(KINDS, [])]
  ])("PUSH-01 PUSH-12 VIS-22 CALL-133 stays closed for %s, without starting the 14 days", ([, change]) => {
    const world = createBrowser()
    change(world)
    return runPrompt(world, (push) =>
      Effect.gen(function* () {
        yield* push.offer
        expect([yield* getTag(push), world.local.size]).toEqual(["Closed", 0])
      })
    )
  })
})

describe("accept", () => {
  it.effect("PUSH-04 PUSH-11 PUSH-12 CALL-134 requests permission and saves the subscription", () => {
    const world = createBrowser()
    return runPrompt(world, (push) =>
      Effect.gen(function* () {
        yield* push.offer
        yield* push.accept(["deals"])
        const sent = {
          key: "key",
          endpoint: "https://push.example/1",
          authSecret: "secret",
          webUserGuid: GUID,
          deviceGuid: "d-1",
          userPermissions: [
            { type: "orders", displayName: "Orders", granted: false },
            { type: "deals", displayName: "Deals", granted: true }
          ],
          quietHours: { from: 21 * 60, until: 8 * 60, timeZone: "America/Chicago" }
        }
        expect(world.asked.at(-1)).toEqual([SUBSCRIBE, sent])
        expect(Schema.is(PushSubscription)(sent)).toBe(true)
        expect([yield* getTag(push), world.events]).toEqual(["Closed", [{ name: "Push Prompt Accepted" }]])
      })
    )
  })

  it.effect("PUSH-07 PUSH-08 GAP-C53 saves nothing if the device denies permission, and tracks a dismissal", () => {
    const world = createBrowser()
    world.pushAnswer = Effect.succeed(false)
    return runPrompt(world, (push) =>
      Effect.gen(function* () {
        yield* push.offer
        yield* push.accept(["deals"])
        expect([world.count(SUBSCRIBE), yield* getTag(push), world.events]).toEqual([0, "Closed", [{ name: "Push Prompt Dismissed" }]])
      })
    )
  })

  it.effect("PUSH-06 counts as a dismissal without selected types, and does not request permission", () => {
    const world = createBrowser()
    return runPrompt(world, (push) =>
      Effect.gen(function* () {
        yield* push.offer
        yield* push.accept(["unknown"])
        expect([world.count("push permission"), world.events]).toEqual([0, [{ name: "Push Prompt Dismissed" }]])
      })
    )
  })

  it.effect.each<readonly [string, (world: BrowserTestContext) => unknown, string | null]>([
    ["a rejection", (world) => world.answering(SUBSCRIBE, { success: false, message: "Not now" }), "Not now"],
    ["a failure", (world) => world.answers.delete(SUBSCRIBE), null],
    ["a browser without a push service", (world) => (world.pushTarget = null), null],
    ["a device without service workers", (world) => (world.hasWorkers = false), null]
  ])("ERR-117 reports %s until the message is closed", ([, change, message]) => {
    const world = createBrowser()
    change(world)
    return runPrompt(world, (push) =>
      Effect.gen(function* () {
        yield* push.offer
        yield* push.accept(["deals"])
        expect([yield* getState(push), world.events]).toEqual([{ _tag: "Failed", message }, [{ name: "Push Prompt Accepted" }]])
        expect(world.logged).toContain("Error: Failed to save push subscription")
        yield* push.dismiss
        expect([yield* getTag(push), world.events.length]).toEqual(["Closed", 1])
      })
    )
  })

  it.effect("PUSH-08 tracks one result per prompt if clicked repeatedly", () => {
    const world = createBrowser()
    return runPrompt(world, (push) =>
      Effect.gen(function* () {
        yield* Effect.all([push.accept(["deals"]), push.dismiss])
        expect(world.events).toEqual([])
        yield* push.offer
        const answer = yield* Deferred.make<boolean>()
        world.pushAnswer = Deferred.await(answer)
        const pressed = yield* Effect.forkChild(push.accept(["deals"]), { startImmediately: true })
        yield* Effect.all([push.accept(["deals"]), push.dismiss])
        expect([world.count("push permission"), world.events]).toEqual([1, []])
        yield* Deferred.succeed(answer, true)
        yield* Fiber.join(pressed)
        expect(world.events).toEqual([{ name: "Push Prompt Accepted" }])
      })
    )
  })

  it.effect("PUSH-05 PUSH-08 tracks a dismissal", () => {
    const world = createBrowser()
    return runPrompt(world, (push) =>
      Effect.gen(function* () {
        yield* push.offer
        yield* push.dismiss
        expect(world.events).toEqual([{ name: "Push Prompt Dismissed" }])
      })
    )
  })
})
