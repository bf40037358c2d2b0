import { describe, expect, it } from "@effect/vitest"
import { Deferred, Effect, Fiber, Layer } from "effect"
import { TestClock } from "effect/testing"
import { BrowserTestContext, GUID } from "../../customer/notifications/testing/BrowserTestContext.ts"
import { isOnByDefault, allFlagNames, type Feature, flagNames } from "./featureDefaults.ts"
import { Flags } from "./Flags.ts"
import { layerFlags } from "./layerFlags.ts"
import { VisitorAudiences } from "./VisitorAudiences.ts"

const CALL = "GetFeatureFlags"
const createFlags = (...names: ReadonlyArray<string>) => ({ featureFlags: names.map((name) => ({ name, value: "true" })) })
const runWithFlags = <A, E>(world: BrowserTestContext, run: (createFlags: Flags["Service"]) => Effect.Effect<A, E>) =>
  Flags.use(run).pipe(Effect.provide(Layer.provideMerge(layerFlags, world.layer)))

describe("Flags", () => {
  it.effect("FLAG-02 CALL-10 requests all flags once and then reads them from the session", () => {
    const world = new BrowserTestContext().answering(CALL, createFlags(...allFlagNames))
    world.jar.set("VIN", "v-1")
    return runWithFlags(world, (one) =>
      Effect.gen(function* () {
        expect((yield* one.all).length).toBe(20)
        expect(yield* one.isOn("appInstall")).toBe(true)
        expect(yield* one.isOn("notifications")).toBe(true)
        expect(world.asked).toEqual([[CALL, { vin: "v-1", webUserGuid: GUID, appSpecificFeatureFlags: allFlagNames }]])
        expect([...world.session.keys()]).toEqual(["FeatureFlags", "AssignedFlags"])
      })
    )
  })

  it.effect("ANL-109 GAP-C48 reports each meaningful value once per session, and nothing for a visitor who opted out", () => {
    const getReports = ({ events }: BrowserTestContext) => events.filter(({ name }) => name === "Feature Flags Assigned")
    const world = new BrowserTestContext().answering(CALL, {
      featureFlags: [
        { name: "A", value: "true" },
        { name: "B", value: "False" },
        { name: "C", value: null }
      ]
    })
    return runWithFlags(world, (one) =>
      Effect.gen(function* () {
        yield* one.all
        yield* TestClock.adjust("3 minutes")
        yield* one.all
        expect(world.count(CALL)).toBe(2)
        expect(getReports(world)).toEqual([{ name: "Feature Flags Assigned", flags: [{ name: "A", value: "true" }] }])
        world.refusesTracking = true
        world.answering(CALL, createFlags("B"))
        yield* Effect.andThen(TestClock.adjust("3 minutes"), one.all)
        expect(getReports(world)).toHaveLength(1)
      })
    )
  })

  it.effect("FLAG-02 reads all flags from the session even if the service knows only a few flags", () => {
    const world = new BrowserTestContext().answering(CALL, createFlags())
    return runWithFlags(world, (one) =>
      Effect.gen(function* () {
        expect(yield* one.all).toEqual([])
        expect(yield* one.all).toEqual([])
        expect(world.count(CALL)).toBe(1)
      })
    )
  })

  it.effect("FLAG-02 sends one request for simultaneous callers", () => {
    const world = new BrowserTestContext()
    return runWithFlags(world, (one) =>
      Effect.gen(function* () {
        const answer = yield* Deferred.make<unknown>()
        world.answers.set(CALL, Deferred.await(answer))
        const asking = yield* Effect.forkChild(Effect.all([one.all, one.all, one.all], { concurrency: 3 }), { startImmediately: true })
        yield* Deferred.succeed(answer, createFlags("Shell_Notifications"))
        yield* Fiber.join(asking)
        expect(world.count(CALL)).toBe(1)
      })
    )
  })

  it.effect("FLAG-03 VIS-14 requests the flags again after exactly 3 minutes", () => {
    const world = new BrowserTestContext().answering(CALL, createFlags(...allFlagNames))
    return runWithFlags(world, (one) =>
      Effect.gen(function* () {
        yield* one.all
        yield* TestClock.adjust(179_999)
        yield* one.isOn("appInstall")
        expect(world.count(CALL)).toBe(1)
        yield* TestClock.adjust(1)
        yield* one.isOn("appInstall")
        expect(world.count(CALL)).toBe(2)
      })
    )
  })

  it.effect("FLAG-04 requests the flags again for a missing flag, once per name, without extending the 3 minutes", () => {
    const world = new BrowserTestContext().answering(CALL, createFlags("Shell_Notifications"))
    return runWithFlags(world, (one) =>
      Effect.gen(function* () {
        yield* one.isOn("notifications")
        yield* TestClock.adjust("2 minutes")
        world.answering(CALL, createFlags("Shell_Notifications", "Frontend_PWA"))
        expect(yield* one.isOn("appInstall")).toBe(true)
        expect(yield* one.isOn("appInstall")).toBe(true)
        expect(world.count(CALL)).toBe(2)
        expect(yield* one.isOn("mobileSearch")).toBe(false)
        expect(yield* one.isOn("mobileSearch")).toBe(false)
        expect(world.count(CALL)).toBe(3)
        yield* TestClock.adjust("1 minute")
        yield* one.isOn("notifications")
        expect(world.count(CALL)).toBe(4)
      })
    )
  })

  it.effect("VIS-15 ERR-118 turns flags off after a failure, which is logged; it neither retries for 5 s nor caches the failure", () => {
    const world = new BrowserTestContext()
    return runWithFlags(world, (one) =>
      Effect.gen(function* () {
        expect(yield* one.isOn("appInstall")).toBe(false)
        expect(yield* one.isOn("notifications")).toBe(false)
        expect(yield* one.value("signupExperiment")).toBeNull()
        expect(world.logged).toEqual(["Error: Feature flags failed"])
        expect(world.count(CALL)).toBe(1)
        expect(world.session.size).toBe(0)
        world.answering(CALL, createFlags("Frontend_PWA"))
        yield* TestClock.adjust(4999)
        expect(yield* one.isOn("appInstall")).toBe(false)
        yield* TestClock.adjust(1)
        expect(yield* one.isOn("appInstall")).toBe(true)
      })
    )
  })

  it.effect("FLAG-04 keeps the cached flags if the request for a missing flag fails", () => {
    const world = new BrowserTestContext().answering(CALL, createFlags("Shell_Notifications"))
    return runWithFlags(world, (one) =>
      Effect.gen(function* () {
        yield* one.isOn("notifications")
        world.answers.clear()
        expect(yield* one.isOn("appInstall")).toBe(false)
        expect(yield* one.isOn("notifications")).toBe(true)
      })
    )
  })
})

describe("flags of a rendered page", () => {
  const on = [{ name: "Shell_Contact_Us_Form", value: "true" }]
  const isContactFormOn = (world: BrowserTestContext, ...turned: ReadonlyArray<Feature>) =>
    runWithFlags(world, (one) =>
      Effect.gen(function* () {
        yield* one.all
        yield* one.drawn(turned)
        return yield* one.isOn("contactUsForm")
      })
    )
  /** All flags that are on by default, and no others. */
  const standard = (Object.keys(flagNames) as ReadonlyArray<Feature>)
    .filter(isOnByDefault)
    .map((feature) => ({ name: flagNames[feature], value: "true" }))

  it.effect("NAV-31 requests the flags again if the cached flags differ", () =>
    Effect.gen(function* () {
      const world = new BrowserTestContext().answering(CALL, { featureFlags: on })
      yield* isContactFormOn(world)
      expect(world.count(CALL)).toBe(2)
    })
  )

  it.effect("NAV-31 compares the flags of a request in progress as soon as they arrive", () => {
    const world = new BrowserTestContext()
    return runWithFlags(world, (one) =>
      Effect.gen(function* () {
        const answer = yield* Deferred.make<unknown>()
        world.answers.set(CALL, Deferred.await(answer))
        const drawing = yield* Effect.forkChild(Effect.all([one.all, one.drawn([])], { concurrency: 2 }), { startImmediately: true })
        yield* Deferred.succeed(answer, { featureFlags: on })
        yield* Fiber.join(drawing)
        yield* one.isOn("contactUsForm")
        expect(world.count(CALL)).toBe(2)
      })
    )
  })

  it.effect("FLAG-03 does not request the flags again if the cached flags are equal", () =>
    Effect.gen(function* () {
      const world = new BrowserTestContext().answering(CALL, { featureFlags: standard })
      expect(yield* isContactFormOn(world)).toBe(true)
      expect(world.count(CALL)).toBe(1)
    })
  )
})

describe("impressions of a block's flags", () => {
  const path = "/api/customer/featureFlags/recordImpressions"
  const block = { section: "Home", title: "New", featureFlags: ["a", "b", "a"] }

  it.effect("FLAG-05 records impressions once per page, and again on the next page", () => {
    const world = new BrowserTestContext().answering(path, {})
    return runWithFlags(world, (one) =>
      Effect.gen(function* () {
        yield* Effect.all([one.seen(block), one.seen(block), one.seen({ section: "Cart", title: null, featureFlags: [] })])
        expect(world.asked).toEqual([[path, { featureFlags: ["a", "b"] }]])
        yield* one.pageEntered
        yield* one.seen(block)
        expect(world.count(path)).toBe(2)
      })
    )
  })

  it.effect("ERR-119 fails silently if impressions cannot be recorded", () => {
    const world = new BrowserTestContext()
    return runWithFlags(world, (one) =>
      Effect.gen(function* () {
        yield* one.seen(block)
        expect(world.count(path)).toBe(1)
      })
    )
  })
})

describe("VisitorAudiences", () => {
  const answer = { userAudiencesV2: { audiences: ["racer"], googleAudiences: ["g"] } }
  /** Result for two simultaneous callers. */
  const current = (world: BrowserTestContext) =>
    VisitorAudiences.use((one) => Effect.map(Effect.all([one.current, one.current], { concurrency: 2 }), ([first]) => first)).pipe(
      Effect.provide(Layer.provideMerge(VisitorAudiences.layer, world.layer))
    )

  it.effect("VIS-11 caches the audiences for 360 minutes, and stores them in a cookie for 365 days", () =>
    Effect.gen(function* () {
      const world = new BrowserTestContext().answering("userAudiencesV2", answer)
      yield* current(world)
      yield* TestClock.adjust("359 minutes")
      expect(yield* current(world)).toEqual(answer.userAudiencesV2)
      expect(world.count("userAudiencesV2")).toBe(1)
      expect(world.jar.get("segment_audiences")).toBe('{"audiences":["racer"],"googleAudiences":["g"]}')
      expect(world.days.get("segment_audiences")).toBe(365)
      yield* TestClock.adjust("1 minute")
      yield* current(world)
      expect(world.count("userAudiencesV2")).toBe(2)
    })
  )

  it.effect("requests the audiences again after a different visitor signed in", () =>
    Effect.gen(function* () {
      const world = new BrowserTestContext().answering("userAudiencesV2", answer)
      yield* current(world)
      world.jar.set("WebUserGuid", "22222222-2222-4222-8222-222222222222")
      world.answering("userAudiencesV2", { userAudiencesV2: { audiences: [], googleAudiences: [] } })
      expect((yield* current(world)).audiences).toEqual([])
      expect(world.count("userAudiencesV2")).toBe(2)
    })
  )

  it.effect("VIS-12 returns no audiences after a failure, which is logged and not cached", () =>
    Effect.gen(function* () {
      const world = new BrowserTestContext()
      expect(yield* current(world)).toEqual({ audiences: [], googleAudiences: [] })
      expect(world.logged[0]).toBe("Error: Failed to load audiences")
      expect(world.local.size).toBe(0)
      world.answering("userAudiencesV2", answer)
      expect((yield* current(world)).audiences).toEqual(["racer"])
    })
  )

  it.effect("VIS-12 removes the audiences from the cookie after a failure, because the server renders pages for these audiences", () =>
    Effect.gen(function* () {
      const world = new BrowserTestContext().answering("userAudiencesV2", answer)
      yield* current(world)
      yield* TestClock.adjust("360 minutes")
      world.answers.clear()
      expect((yield* current(world)).audiences).toEqual([])
      expect(world.jar.has("segment_audiences")).toBe(false)
    })
  )

  it.effect.each<readonly [string, (world: BrowserTestContext) => unknown]>([
    ["through a browser signal", (world) => (world.refusesTracking = true)],
    ["through the opt-out setting", (world) => world.jar.set("Privacy", "refused")]
  ])("GAP-41 removes the audiences without a request for a visitor who opted out %s", ([, refuse]) =>
    Effect.gen(function* () {
      const world = new BrowserTestContext().answering("userAudiencesV2", answer)
      world.jar.set("segment_audiences", JSON.stringify(answer.userAudiencesV2))
      refuse(world)
      expect((yield* current(world)).audiences).toEqual([])
      expect(world.asked).toEqual([])
      expect(world.jar.has("segment_audiences")).toBe(false)
    })
  )

  it.effect("VIS-22 does not request audiences for a bot", () =>
    Effect.gen(function* () {
      const world = new BrowserTestContext().answering("userAudiencesV2", answer)
      world.jar.set("VIN", "bot-1")
      expect((yield* current(world)).audiences).toEqual([])
      expect(world.asked).toEqual([])
    })
  )
})
