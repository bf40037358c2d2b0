import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { Acquisition } from "../../customer/acquisition/Acquisition.ts"
import { allFlagNames } from "../../foundation/flags/flagNames.ts"
import { Flags } from "../../foundation/flags/Flags.ts"
import { VisitorLocation } from "../../buying/location/VisitorLocation.ts"
import { Telemetry } from "../../foundation/ports/Telemetry.ts"
import { Session } from "../../foundation/session/Session.ts"
import { Profile } from "../../foundation/visitor/Profile.ts"
import { BrowserTestContext } from "../../customer/notifications/testing/BrowserTestContext.ts"
import { profileSample } from "../../foundation/visitor/testing/profileSample.ts"
import { AdBlocker } from "./AdBlocker.ts"
import { Ads } from "./Ads.ts"
import { ObservingScripts } from "./ObservingScripts.ts"
import { TelemetryBus } from "./TelemetryBus.ts"
import { RecommendationSink } from "./RecommendationSink.ts"
import { Visit } from "./Visit.ts"

const flags = (...on: ReadonlyArray<string>) => ({
  featureFlags: allFlagNames.map((name) => ({ name, value: on.includes(name) ? "true" : "false" }))
})
const shopper = () =>
  new BrowserTestContext()
    .at("/shop/all", "?gclid=abc")
    .answering("userProfile", { userProfile: profileSample })
    .answering("GetFeatureFlags", flags())

/** A page of this world, with the scripts of third parties that came and the moments at which the bait was looked at. */
const onPage = <A, E>(world: BrowserTestContext, run: Effect.Effect<A, E, Visit | Telemetry | Acquisition | Profile | Session>) => {
  const loaded: Array<string> = []
  const page = Layer.mergeAll(
    Layer.succeed(ObservingScripts, ObservingScripts.of({ load: (script) => Effect.sync(() => void loaded.push(script)) })),
    Layer.succeed(AdBlocker, AdBlocker.of({ isThere: Effect.succeed(true) })),
    Layer.succeed(Ads, Ads.of({ send: () => Effect.void }))
  )
  const layer = Visit.layer.pipe(
    Layer.provideMerge(
      Layer.mergeAll(
        Acquisition.layer,
        Session.layer,
        Flags.layer,
        Profile.layer,
        VisitorLocation.layer,
        RecommendationSink.layerFirstParty
      )
    ),
    Layer.provideMerge(TelemetryBus.layer),
    Layer.provide(page),
    Layer.provideMerge(world.layer)
  )
  return Effect.map(Effect.provide(run, layer), (value) => ({ value, loaded }))
}
const arriving = Effect.gen(function* () {
  const visit = yield* Visit
  yield* Effect.forkChild(visit.arrive)
  yield* visit.pageEntered("All parts | Camber")
  // Until the services have answered, which takes no time here but several turns.
  yield* Effect.replicateEffect(Effect.yieldNow, 100, { discard: true })
  yield* TestClock.adjust("999 millis")
})
const named = (world: BrowserTestContext, name: string) => world.events.filter((event) => event.name === name)

describe("a visit", () => {
  it.effect(
    "ANL-101 CONST-10 ACQ-07 tells of its page at once, and after a second who came, how, and whether advertisements are hidden",
    () => {
      const world = shopper()
      return onPage(
        world,
        Effect.gen(function* () {
          yield* arriving
          expect(named(world, "Page Viewed")).toEqual([
            { name: "Page Viewed", pageType: "Shop", title: "All parts | Camber", referrer: "" }
          ])
          expect(named(world, "Visitor Identified")).toEqual([])
          yield* TestClock.adjust("1 millis")
          expect(named(world, "Visitor Identified")).toMatchObject([
            { isRegistered: false, isReturningUser: false, hasAdBlocker: true, acquisition: "Paid", isTestEnvironment: false }
          ])
          expect(yield* Acquisition.use(({ current }) => current)).toEqual({ acquisition: "Paid", parameters: { gclid: "abc" } })
        })
      )
    }
  )

  it.effect("SESS-04 ANL-118 hears what the use-cases tell, also what they told before it listened", () => {
    const world = shopper()
    return onPage(
      world,
      Effect.gen(function* () {
        yield* Telemetry.use(({ send }) => send({ name: "Products Searched", query: "cam" }))
        yield* Visit.use((visit) => visit.pageEntered("Search"))
        yield* Profile.use((profile) => profile.hydrate)
        yield* TestClock.adjust(1)
        expect(named(world, "Recommendation Interaction")).toMatchObject([{ type: "search", subject: "cam" }])
        expect(named(world, "Session Engaged")).toHaveLength(1)
      })
    )
  })

  it.effect.each([
    [true, 1],
    [false, 0]
  ] as const)("ANL-117 tells once that it is in the app, if so: %s", ([isInstalled, times]) => {
    const world = shopper()
    world.isInstalled = isInstalled
    return onPage(
      world,
      Effect.gen(function* () {
        yield* arriving
        yield* Visit.use((visit) => visit.pageEntered("Another"))
        yield* TestClock.adjust("1 minute")
        expect(named(world, "PWA In Use")).toHaveLength(times)
      })
    )
  })

  it.effect("CONST-12 SESS-10 counts a page once, whatever is chosen on it, and tells of each choice", () => {
    const world = shopper()
    const enter = Visit.use((visit) => visit.pageEntered("Parts"))
    const counted = Effect.map(
      Session.use(({ counters }) => counters),
      (counters) => counters?.pageViewCount
    )
    return onPage(
      world,
      Effect.gen(function* () {
        yield* enter
        world.at("/shop/all", "?sku=CAM-1-2")
        yield* enter
        expect([yield* counted, named(world, "Page Viewed").length]).toEqual([1, 2])
        world.at("/item/rotor/1")
        yield* enter
        expect(yield* counted).toBe(2)
      })
    )
  })

  it.effect("VIS-04 VIS-26 VIS-27 looks up the place once the profile is known, and keeps its country beside the visitor's id", () => {
    const world = shopper()
    world.jar.set("VIN", "v-1")
    world.geolocation = { isEnabled: true, answer: { zip: "66044", country_code: "US" } }
    return onPage(
      world,
      Effect.gen(function* () {
        yield* arriving
        yield* TestClock.adjust("1 millis")
        expect([world.jar.get("country"), world.jar.get("VIN")]).toEqual(["US", "v-1"])
        expect(yield* Profile.use(({ current }) => current)).toMatchObject({ isHydrated: true })
        expect(named(world, "Visitor Identified")).toMatchObject([{ region: "West North Central" }])
      })
    )
  })

  it.effect.each([
    [[], []],
    [["Shell_Session_Recording"], ["sessionRecording"]],
    [["Shell_Error_Monitoring"], ["errorMonitoring"]]
  ] as const)("ANL-12 ANL-13 CONST-11 with the flags %j brings the scripts %j", ([on, scripts]) =>
    Effect.gen(function* () {
      const world = shopper().answering("GetFeatureFlags", flags(...on))
      const { loaded } = yield* onPage(world, Effect.andThen(arriving, TestClock.adjust("1 second")))
      expect(loaded).toEqual(scripts)
    })
  )

  it.effect("VIS-24 brings no third party's script on this machine", () =>
    Effect.gen(function* () {
      const world = shopper().answering("GetFeatureFlags", flags("Shell_Session_Recording"))
      world.address = { ...world.address, origin: "http://localhost:3000" }
      const { loaded } = yield* onPage(world, Effect.andThen(arriving, TestClock.adjust("1 second")))
      expect([loaded, named(world, "Visitor Identified")]).toMatchObject([[], [{ isTestEnvironment: true }]])
    })
  )

  it.effect.each<readonly [string, (world: BrowserTestContext) => unknown]>([
    ["whose browser refuses", (world) => (world.refusesTracking = true)],
    ["who has refused", (world) => world.jar.set("Privacy", "refused")],
    ["who is a bot", (world) => world.jar.set("VIN", "bot-1")]
  ])("VIS-09 GAP-41 of a visitor %s tells, keeps and brings nothing", ([, change]) => {
    const world = shopper().answering("GetFeatureFlags", flags("Shell_Session_Recording"))
    change(world)
    return Effect.gen(function* () {
      const visiting = Effect.gen(function* () {
        yield* arriving
        yield* TestClock.adjust("1 minute")
        return yield* Acquisition.use(({ current }) => current)
      })
      const { loaded, value } = yield* onPage(world, visiting)
      expect([value, loaded, world.events, [...world.local.keys()], world.beacons]).toEqual([null, [], [], [], []])
    })
  })
})
