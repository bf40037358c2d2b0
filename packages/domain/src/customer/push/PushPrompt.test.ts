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
  const browser = new BrowserTestContext()
    .answering(KINDS, kinds)
    .answering(pushDevice.path, { publicKey: "shops-key", isOn: false, quietHours: null })
    .answering(SUBSCRIBE, { success: true, message: null })
  browser.jar.set("DeviceId", "d-1")
  return browser
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
    const browser = createBrowser()
    return runPrompt(browser, (push) =>
      Effect.gen(function* () {
        yield* push.offer
        expect(yield* getState(push)).toEqual({ _tag: "Open", permissions: kinds.map((kind) => ({ ...kind, granted: true })) })
        expect(Schema.is(PushPermission)({ type: "orders", displayName: "Orders" })).toBe(false)
      })
    )
  })

  it.effect("PUSH-02 PUSH-03 does not open again for 20160 minutes, regardless of the result", () => {
    const browser = createBrowser()
    const offered = runPrompt(browser, (push) => Effect.andThen(push.offer, getTag(push)))
    return Effect.gen(function* () {
      expect(yield* offered).toBe("Open")
      yield* TestClock.adjust(20_160 * 60_000 - 1)
      expect(yield* offered).toBe("Closed")
      yield* TestClock.adjust(1)
      expect(yield* offered).toBe("Open")
    })
  })

  it.effect.each<readonly [string, (browser: BrowserTestContext) => unknown]>([
    ["a device that denies permission", (browser) => (browser.pushPermission = "denied")],
    ["a device without push support", (browser) => (browser.pushPermission = "unsupported")],
    ["a bot", (browser) => browser.jar.set("VIN", "bot-1")],
    ["a device without an id", (browser) => browser.jar.delete("DeviceId")],
    ["a shop without push messages", (browser) => browser.answering(pushDevice.path, { publicKey: null, isOn: false, quietHours: null })],
    [
      "a device with active messages",
      (browser) => (
        (browser.pushPermission = "granted"),
        browser.answering(pushDevice.path, { publicKey: "shops-key", isOn: true, quietHours: null })
      )
    ],
    ["types that fail to load", (browser) => browser.answers.delete(KINDS)],
    ["no types", (browser) => browser.answering(KINDS, [])]
  ])("PUSH-01 PUSH-12 VIS-22 CALL-133 stays closed for %s, without starting the 14 days", ([, change]) => {
    const browser = createBrowser()
    change(browser)
    return runPrompt(browser, (push) =>
      Effect.gen(function* () {
        yield* push.offer
        expect(yield* getTag(push)).toBe("Closed")
        expect(browser.local.size).toBe(0)
      })
    )
  })
})

describe("PushPrompt.accept", () => {
  it.effect("PUSH-04 PUSH-11 PUSH-12 CALL-134 requests permission and saves the subscription", () => {
    const browser = createBrowser()
    return runPrompt(browser, (push) =>
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
        expect(browser.asked.at(-1)).toEqual([SUBSCRIBE, sent])
        expect(Schema.is(PushSubscription)(sent)).toBe(true)
        expect(yield* getTag(push)).toBe("Closed")
        expect(browser.events).toEqual([{ name: "Push Prompt Accepted" }])
      })
    )
  })

  it.effect("PUSH-07 PUSH-08 GAP-C53 saves nothing if the device denies permission, and tracks a dismissal", () => {
    const browser = createBrowser()
    browser.pushAnswer = Effect.succeed(false)
    return runPrompt(browser, (push) =>
      Effect.gen(function* () {
        yield* push.offer
        yield* push.accept(["deals"])
        expect(browser.count(SUBSCRIBE)).toBe(0)
        expect(yield* getTag(push)).toBe("Closed")
        expect(browser.events).toEqual([{ name: "Push Prompt Dismissed" }])
      })
    )
  })

  it.effect("PUSH-06 counts as a dismissal without selected types, and does not request permission", () => {
    const browser = createBrowser()
    return runPrompt(browser, (push) =>
      Effect.gen(function* () {
        yield* push.offer
        yield* push.accept(["unknown"])
        expect(browser.count("push permission")).toBe(0)
        expect(browser.events).toEqual([{ name: "Push Prompt Dismissed" }])
      })
    )
  })

  it.effect.each<readonly [string, (browser: BrowserTestContext) => unknown, string | null]>([
    ["a rejection", (browser) => browser.answering(SUBSCRIBE, { success: false, message: "Not now" }), "Not now"],
    ["a failure", (browser) => browser.answers.delete(SUBSCRIBE), null],
    ["a browser without a push service", (browser) => (browser.pushTarget = null), null],
    ["a device without service workers", (browser) => (browser.hasWorkers = false), null]
  ])("ERR-117 reports %s until the message is closed", ([, change, message]) => {
    const browser = createBrowser()
    change(browser)
    return runPrompt(browser, (push) =>
      Effect.gen(function* () {
        yield* push.offer
        yield* push.accept(["deals"])
        expect(yield* getState(push)).toEqual({ _tag: "Failed", message })
        expect(browser.events).toEqual([{ name: "Push Prompt Accepted" }])
        expect(browser.logged).toContain("Error: Failed to save push subscription")
        yield* push.dismiss
        expect(yield* getTag(push)).toBe("Closed")
        expect(browser.events.length).toBe(1)
      })
    )
  })

  it.effect("PUSH-08 tracks one result per prompt if clicked repeatedly", () => {
    const browser = createBrowser()
    return runPrompt(browser, (push) =>
      Effect.gen(function* () {
        yield* Effect.all([push.accept(["deals"]), push.dismiss])
        expect(browser.events).toEqual([])
        yield* push.offer
        const answer = yield* Deferred.make<boolean>()
        browser.pushAnswer = Deferred.await(answer)
        const pressed = yield* Effect.forkChild(push.accept(["deals"]), { startImmediately: true })
        yield* Effect.all([push.accept(["deals"]), push.dismiss])
        expect(browser.count("push permission")).toBe(1)
        expect(browser.events).toEqual([])
        yield* Deferred.succeed(answer, true)
        yield* Fiber.join(pressed)
        expect(browser.events).toEqual([{ name: "Push Prompt Accepted" }])
      })
    )
  })

  it.effect("PUSH-05 PUSH-08 tracks a dismissal", () => {
    const browser = createBrowser()
    return runPrompt(browser, (push) =>
      Effect.gen(function* () {
        yield* push.offer
        yield* push.dismiss
        expect(browser.events).toEqual([{ name: "Push Prompt Dismissed" }])
      })
    )
  })
})
