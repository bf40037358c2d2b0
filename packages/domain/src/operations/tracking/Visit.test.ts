import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { Acquisition } from "../../customer/acquisition/Acquisition.ts"
import { layerAcquisition } from "../../customer/acquisition/layerAcquisition.ts"
import { allFlagNames } from "../../foundation/flags/featureDefaults.ts"
import { layerFlags } from "../../foundation/flags/layerFlags.ts"
import { layerVisitorLocation } from "../../buying/location/layerVisitorLocation.ts"
import { Telemetry } from "../../foundation/ports/Telemetry.ts"
import { Session } from "../../foundation/session/Session.ts"
import { Profile } from "../../foundation/visitor/Profile.ts"
import { BrowserTestContext } from "../../customer/notifications/testing/BrowserTestContext.ts"
import { profileSample } from "../../foundation/visitor/testing/profileSample.ts"
import { Visit } from "./Visit.ts"
import { AdBlocker, ObservingScripts, Ads } from "./Ads.ts"
import { RecommendationSink, TelemetryBus } from "./createTelemetrySubscriber.ts"

const flags = (...on: ReadonlyArray<string>) => ({
  featureFlags: allFlagNames.map((name) => ({ name, value: on.includes(name) ? "true" : "false" }))
})
const shopper = () =>
  new BrowserTestContext()
    .at("/shop/all", "?gclid=abc")
    .answering("userProfile", { userProfile: profileSample })
    .answering("GetFeatureFlags", flags())

/** Runs an effect on a page, and returns the third-party scripts that it loaded. */
const runOnPage = <A, E>(browser: BrowserTestContext, run: Effect.Effect<A, E, Visit | Telemetry | Acquisition | Profile | Session>) => {
  const loaded: Array<string> = []
  const page = Layer.mergeAll(
    Layer.succeed(ObservingScripts, ObservingScripts.of({ load: (script) => Effect.sync(() => void loaded.push(script)) })),
    Layer.succeed(AdBlocker, AdBlocker.of({ isThere: Effect.succeed(true) })),
    Layer.succeed(Ads, Ads.of({ send: () => Effect.void }))
  )
  const layer = Visit.layer.pipe(
    Layer.provideMerge(
      Layer.mergeAll(layerAcquisition, Session.layer, layerFlags, Profile.layer, layerVisitorLocation, RecommendationSink.layerFirstParty)
    ),
    Layer.provideMerge(TelemetryBus.layer),
    Layer.provide(page),
    Layer.provideMerge(browser.layer)
  )
  return Effect.map(Effect.provide(run, layer), (value) => ({ value, loaded }))
}
const arrive = Effect.gen(function* () {
  const visit = yield* Visit
  yield* Effect.forkChild(visit.arrive)
  yield* visit.pageEntered("All parts | Camber")
  // Waits until the services have responded, which takes several scheduler turns.
  yield* Effect.replicateEffect(Effect.yieldNow, 100, { discard: true })
  yield* TestClock.adjust("999 millis")
})
const eventsNamed = (browser: BrowserTestContext, name: string) => browser.events.filter((event) => event.name === name)

describe("Visit", () => {
  it.effect("ANL-101 CONST-10 ACQ-07 tracks the page view immediately, and visitor, acquisition and ad blocker after a second", () => {
    const browser = shopper()
    return runOnPage(
      browser,
      Effect.gen(function* () {
        yield* arrive
        expect(eventsNamed(browser, "Page Viewed")).toEqual([
          { name: "Page Viewed", pageType: "Shop", title: "All parts | Camber", referrer: "" }
        ])
        expect(eventsNamed(browser, "Visitor Identified")).toEqual([])
        yield* TestClock.adjust("1 millis")
        expect(eventsNamed(browser, "Visitor Identified")).toMatchObject([
          { isRegistered: false, isReturningUser: false, hasAdBlocker: true, acquisition: "Paid", isTestEnvironment: false }
        ])
        expect(yield* Acquisition.use(({ current }) => current)).toEqual({ acquisition: "Paid", parameters: { gclid: "abc" } })
      })
    )
  })

  it.effect("SESS-04 ANL-118 passes on events of the use cases, including events from before the visit started", () => {
    const browser = shopper()
    return runOnPage(
      browser,
      Effect.gen(function* () {
        yield* Telemetry.use(({ send }) => send({ name: "Products Searched", query: "cam" }))
        yield* Visit.use((visit) => visit.pageEntered("Search"))
        yield* Profile.use((profile) => profile.hydrate)
        yield* TestClock.adjust(1)
        expect(eventsNamed(browser, "Recommendation Interaction")).toMatchObject([{ type: "search", subject: "cam" }])
        expect(eventsNamed(browser, "Session Engaged")).toHaveLength(1)
      })
    )
  })

  it.effect.each([
    [true, 1],
    [false, 0]
  ] as const)("ANL-117 tracks the use as an installed app, once: %s", ([isInstalled, times]) => {
    const browser = shopper()
    browser.isInstalled = isInstalled
    return runOnPage(
      browser,
      Effect.gen(function* () {
        yield* arrive
        yield* Visit.use((visit) => visit.pageEntered("Another"))
        yield* TestClock.adjust("1 minute")
        expect(eventsNamed(browser, "PWA In Use")).toHaveLength(times)
      })
    )
  })

  it.effect("CONST-12 SESS-10 counts a page view once per path, but tracks every query change", () => {
    const browser = shopper()
    const enter = Visit.use((visit) => visit.pageEntered("Parts"))
    const counted = Effect.map(
      Session.use(({ counters }) => counters),
      (counters) => counters?.pageViewCount
    )
    return runOnPage(
      browser,
      Effect.gen(function* () {
        yield* enter
        browser.at("/shop/all", "?sku=CAM-1-2")
        yield* enter
        expect(yield* counted).toBe(1)
        expect(eventsNamed(browser, "Page Viewed").length).toBe(2)
        browser.at("/item/rotor/1")
        yield* enter
        expect(yield* counted).toBe(2)
      })
    )
  })

  it.effect("VIS-04 VIS-26 VIS-27 locates the visitor after the profile is loaded, and stores the country", () => {
    const browser = shopper()
    browser.jar.set("VIN", "v-1")
    browser.geolocation = { isEnabled: true, answer: { zip: "66044", country_code: "US" } }
    return runOnPage(
      browser,
      Effect.gen(function* () {
        yield* arrive
        yield* TestClock.adjust("1 millis")
        expect([browser.jar.get("country"), browser.jar.get("VIN")]).toEqual(["US", "v-1"])
        expect(yield* Profile.use(({ current }) => current)).toMatchObject({ isHydrated: true })
        expect(eventsNamed(browser, "Visitor Identified")).toMatchObject([{ region: "West North Central" }])
      })
    )
  })

  it.effect.each([
    [[], []],
    [["Shell_Session_Recording"], ["sessionRecording"]],
    [["Shell_Error_Monitoring"], ["errorMonitoring"]]
  ] as const)("ANL-12 ANL-13 CONST-11 with the flags %j, loads the scripts %j", ([on, scripts]) =>
    Effect.gen(function* () {
      const browser = shopper().answering("GetFeatureFlags", flags(...on))
      const { loaded } = yield* runOnPage(browser, Effect.andThen(arrive, TestClock.adjust("1 second")))
      expect(loaded).toEqual(scripts)
    })
  )

  it.effect("VIS-24 loads no third-party script on a local host", () =>
    Effect.gen(function* () {
      const browser = shopper().answering("GetFeatureFlags", flags("Shell_Session_Recording"))
      browser.address = { ...browser.address, origin: "http://localhost:3000" }
      const { loaded } = yield* runOnPage(browser, Effect.andThen(arrive, TestClock.adjust("1 second")))
      expect(loaded).toMatchObject([])
      expect(eventsNamed(browser, "Visitor Identified")).toMatchObject([{ isTestEnvironment: true }])
    })
  )

  it.effect.each<readonly [string, (browser: BrowserTestContext) => unknown]>([
    ["whose browser opted out", (browser) => (browser.refusesTracking = true)],
    ["who opted out", (browser) => browser.jar.set("Privacy", "refused")],
    ["who is a bot", (browser) => browser.jar.set("VIN", "bot-1")]
  ])("VIS-09 GAP-41 tracks, stores and loads nothing for a visitor %s", ([, change]) => {
    const browser = shopper().answering("GetFeatureFlags", flags("Shell_Session_Recording"))
    change(browser)
    return Effect.gen(function* () {
      const visiting = Effect.gen(function* () {
        yield* arrive
        yield* TestClock.adjust("1 minute")
        return yield* Acquisition.use(({ current }) => current)
      })
      const { loaded, value } = yield* runOnPage(browser, visiting)
      expect([value, loaded, browser.events, [...browser.local.keys()], browser.beacons]).toEqual([null, [], [], [], []])
    })
  })
})
