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

const createBrowser = (isOn: boolean) => {
  const browser = new BrowserTestContext()
    .answering(KINDS, isOn ? kinds("order") : kinds())
    .answering(pushDevice.path, { publicKey: "shops-key", isOn, quietHours: isOn ? night : null })
    .answering(createOrUpdateSubscription.path, done)
    .answering(removeSubscription.path, done)
  browser.jar.set("DeviceId", "d-1")
  browser.pushPermission = isOn ? "granted" : "default"
  return browser
}
const runPreferences = <A, E>(browser: BrowserTestContext, run: (messages: PushPreferences["Service"]) => Effect.Effect<A, E>) =>
  PushPreferences.use(run).pipe(Effect.provide(Layer.provideMerge(PushPreferences.layer, browser.layer)))
const getState = (messages: PushPreferences["Service"]) => Effect.map(Stream.runHead(messages.changes), Option.getOrThrow)
const getSavedSubscriptions = (browser: BrowserTestContext) =>
  browser.asked.flatMap(([name, sent]) => (name === createOrUpdateSubscription.path ? [sent as PushSubscription] : []))
const getGrantedTypes = ({ userPermissions }: Pick<PushSubscription, "userPermissions">) =>
  userPermissions.flatMap((kind) => (kind.granted ? kind.type : []))

describe("PushPreferences", () => {
  it.effect.each<readonly [string, (browser: BrowserTestContext) => unknown]>([
    ["does not support push", (browser) => (browser.pushPermission = "unsupported")],
    ["has no device id", (browser) => browser.jar.delete("DeviceId")],
    ["belongs to a bot", (browser) => browser.jar.set("VIN", "bot-1")],
    [
      "belongs to a shop without push messages",
      (browser) => browser.answering(pushDevice.path, { publicKey: null, isOn: false, quietHours: null })
    ]
  ])("PUSH-01 PUSH-16 is unsupported if the device %s", ([, change]) => {
    const browser = createBrowser(false)
    change(browser)
    return runPreferences(browser, (messages) =>
      Effect.gen(function* () {
        expect((yield* messages.load).permission).toBe("unsupported")
      })
    )
  })

  it.effect("PUSH-04 finishes turning messages on before a command turns them off again", () => {
    const browser = createBrowser(false)
    return runPreferences(browser, (messages) =>
      Effect.gen(function* () {
        yield* messages.load
        yield* Effect.all([messages.turnOn(["order"]), messages.turnOff], { concurrency: "unbounded" })
        expect((yield* getState(messages)).isOn).toBe(false)
        expect(browser.asked.map(([name]) => name).indexOf(removeSubscription.path)).toBeGreaterThan(
          browser.asked.map(([name]) => name).indexOf(createOrUpdateSubscription.path)
        )
      })
    )
  })

  it.effect("PUSH-13 PUSH-16 subscribes with the shop's key and the default quiet hours of the device's time zone", () => {
    const browser = createBrowser(false)
    return runPreferences(browser, (messages) =>
      Effect.gen(function* () {
        yield* messages.load
        expect(yield* messages.turnOn(["order", "stock"])).toEqual({ _tag: "On" })
        expect(getSavedSubscriptions(browser).map(({ quietHours }) => quietHours)).toEqual([night])
        expect(browser.asked.filter(([name]) => /worker|push/.test(name) && !name.startsWith("/"))).toEqual([
          ["push permission", null],
          ["worker", null],
          ["push subscribe", "shops-key"]
        ])
        expect(yield* getState(messages)).toMatchObject({ isOn: true, quietHours: night, failure: null })
      })
    )
  })

  it.effect("PUSH-07 PUSH-16 stays off and sends nothing if the device denies permission", () => {
    const browser = createBrowser(false)
    browser.pushAnswer = Effect.sync(() => ((browser.pushPermission = "denied"), false))
    return runPreferences(browser, (messages) =>
      Effect.gen(function* () {
        yield* messages.load
        expect(yield* messages.turnOn(["order"])).toEqual({ _tag: "Refused" })
        expect(yield* getState(messages)).toMatchObject({ isOn: false, permission: "denied" })
        expect(getSavedSubscriptions(browser)).toMatchObject([])
      })
    )
  })

  it.effect("PUSH-13 PUSH-16 saves each type and the quiet hours, and reverts a change that cannot be saved", () => {
    const browser = createBrowser(true)
    return runPreferences(browser, (messages) =>
      Effect.gen(function* () {
        yield* messages.load
        yield* messages.choose(["order", "stock"], null)
        expect(getSavedSubscriptions(browser).map((sent) => [getGrantedTypes(sent), sent.quietHours])).toEqual([[["order", "stock"], null]])
        browser.answering(createOrUpdateSubscription.path, { success: false, message: "Not now" })
        yield* messages.choose(["stock"], night)
        const state = yield* getState(messages)
        expect(getGrantedTypes({ userPermissions: state.permissions })).toEqual(["order", "stock"])
        expect(state.quietHours).toBeNull()
        expect(state.failure).toEqual({ message: "Not now" })
      })
    )
  })

  it.effect.each<readonly [string, (messages: PushPreferences["Service"]) => Effect.Effect<void>]>([
    ["turned off", ({ turnOff }) => turnOff],
    ["set to no types", ({ choose }) => choose([], night)]
  ])("PUSH-16 removes the subscription from services and browser when %s", ([, act]) => {
    const browser = createBrowser(true)
    browser.pushCurrent = browser.pushTarget
    return runPreferences(browser, (messages) =>
      Effect.gen(function* () {
        yield* messages.load
        yield* act(messages)
        expect(browser.asked.at(-1)).toEqual([removeSubscription.path, { deviceGuid: "d-1" }])
        expect(browser.pushCurrent).toBeNull()
        expect(getSavedSubscriptions(browser)).toEqual([])
        expect((yield* getState(messages)).isOn).toBe(false)
      })
    )
  })

  it.effect.each<readonly [string, (browser: BrowserTestContext) => unknown]>([
    ["the service worker cannot start", (browser) => (browser.hasWorkers = false)],
    ["the browser returns no subscription", (browser) => (browser.pushTarget = null)],
    ["the services reject it", (browser) => browser.answering(createOrUpdateSubscription.path, { success: false, message: null })]
  ])("PUSH-04 stays off, logs it and stores nothing if %s", ([, change]) => {
    const browser = createBrowser(false)
    change(browser)
    return runPreferences(browser, (messages) =>
      Effect.gen(function* () {
        yield* messages.load
        expect(yield* messages.turnOn(["order"])).toEqual({ _tag: "Failed", message: null })
        expect(yield* getState(messages)).toMatchObject({ isOn: false, failure: { message: null } })
        expect(browser.logged).toEqual(["Error: Failed to save push subscription"])
        expect([...browser.local.keys()]).toEqual([])
      })
    )
  })

  it.effect("PUSH-16 changes nothing while messages are off", () => {
    const browser = createBrowser(false)
    return runPreferences(browser, (messages) =>
      Effect.gen(function* () {
        yield* messages.load
        yield* messages.choose(["order"], night)
        expect(getSavedSubscriptions(browser)).toEqual([])
        expect(yield* getState(messages)).toMatchObject({ isOn: false, quietHours: null })
      })
    )
  })

  it.effect("PUSH-16 forgets subscription and quiet hours when turned off, so that a later start renews no subscription", () => {
    const browser = createBrowser(false)
    return runPreferences(browser, (messages) =>
      Effect.gen(function* () {
        yield* messages.turnOn(["order"])
        browser.pushPermission = "granted"
        yield* messages.turnOff
        expect([...browser.local.keys()]).toEqual([])
        expect(yield* getState(messages)).toMatchObject({ isOn: false, quietHours: null, failure: null })
        expect((yield* getState(messages)).permissions.some(({ granted }) => granted)).toBe(false)
        yield* messages.setUp
        expect(getSavedSubscriptions(browser)).toHaveLength(1)
      })
    )
  })

  it.effect("PUSH-16 stays on and reports a failure if the subscription cannot be removed", () => {
    const browser = createBrowser(true)
    browser.answers.delete(removeSubscription.path)
    browser.pushCurrent = browser.pushTarget
    return runPreferences(browser, (messages) =>
      Effect.gen(function* () {
        yield* messages.load
        yield* messages.turnOff
        expect(yield* getState(messages)).toMatchObject({ isOn: true, failure: {} })
        expect(browser.pushCurrent).toEqual(browser.pushTarget)
      })
    )
  })

  it.effect("PWA-13 saves a changed browser subscription in place of the old subscription", () => {
    const browser = createBrowser(false)
    const other = { endpoint: "https://push.example/2", key: "key", authSecret: "secret" }
    return runPreferences(browser, (messages) =>
      Effect.gen(function* () {
        yield* messages.setUp
        yield* messages.turnOn(["order"])
        browser.answering(pushDevice.path, { publicKey: "shops-key", isOn: true, quietHours: night }).answering(KINDS, kinds("order"))
        browser.pushPermission = "granted"
        yield* messages.setUp
        expect(getSavedSubscriptions(browser).map(({ endpoint }) => endpoint)).toEqual(["https://push.example/1"])
        browser.pushTarget = browser.pushCurrent = other
        yield* messages.setUp
        expect(getSavedSubscriptions(browser).map((sent) => [sent.endpoint, getGrantedTypes(sent), sent.quietHours])).toEqual([
          ["https://push.example/1", ["order"], night],
          ["https://push.example/2", ["order"], night]
        ])
      })
    )
  })

  it.effect("PUSH-20 subscribes again silently, once, after the shop's key has changed", () => {
    const browser = createBrowser(false)
    return runPreferences(browser, (messages) =>
      Effect.gen(function* () {
        yield* messages.turnOn(["order"])
        browser.pushPermission = "granted"
        browser.pushCurrent = browser.pushTarget
        browser.answering(pushDevice.path, { publicKey: "shops-key", isOn: true, quietHours: night }).answering(KINDS, kinds("order"))
        yield* messages.setUp
        expect(browser.count("push subscribe")).toBe(1)
        browser.answering(pushDevice.path, { publicKey: "new-key", isOn: true, quietHours: night })
        browser.pushTarget = { endpoint: "https://push.example/2", key: "key", authSecret: "secret" }
        yield* messages.setUp
        expect(browser.asked.filter(([name]) => name === "push subscribe")).toEqual([
          ["push subscribe", "shops-key"],
          ["push subscribe", "new-key"]
        ])
        expect(browser.count("push permission")).toBe(1)
        expect(getSavedSubscriptions(browser).map((sent) => [sent.endpoint, getGrantedTypes(sent), sent.quietHours])).toEqual([
          ["https://push.example/1", ["order"], night],
          ["https://push.example/2", ["order"], night]
        ])
        browser.pushCurrent = browser.pushTarget
        yield* messages.setUp
        expect(getSavedSubscriptions(browser)).toHaveLength(2)
      })
    )
  })

  it.effect("PUSH-20 changes nothing if the shop's key cannot be loaded or is missing", () => {
    const browser = createBrowser(false)
    return runPreferences(browser, (messages) =>
      Effect.gen(function* () {
        yield* messages.turnOn(["order"])
        browser.pushPermission = "granted"
        browser.pushCurrent = browser.pushTarget
        browser.answers.delete(pushDevice.path)
        yield* messages.setUp
        browser.answering(pushDevice.path, { publicKey: null, isOn: true, quietHours: night })
        yield* messages.setUp
        expect(getSavedSubscriptions(browser).length).toBe(1)
        expect(browser.count("push subscribe")).toBe(1)
        expect(browser.local.get("PushEndpoint")).toEqual(expect.any(String))
      })
    )
  })

  it.effect("PWA-13 does not subscribe again if the subscription was removed elsewhere", () => {
    const browser = createBrowser(false)
    return runPreferences(browser, (messages) =>
      Effect.gen(function* () {
        yield* messages.turnOn(["order"])
        browser.pushPermission = "granted"
        browser.pushCurrent = null
        yield* messages.setUp
        expect(getSavedSubscriptions(browser).length).toBe(1)
        expect(browser.pushCurrent).toBeNull()
        expect(browser.local.get("PushEndpoint")).toBeUndefined()
      })
    )
  })
})
