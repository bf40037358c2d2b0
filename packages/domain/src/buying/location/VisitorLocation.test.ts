import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer, Stream } from "effect"
import { BrowserTestContext } from "../../customer/notifications/testing/BrowserTestContext.ts"
import { VisitorLocation } from "./VisitorLocation.ts"

const runLocation = <A, E>(browser: BrowserTestContext, run: (location: VisitorLocation["Service"]) => Effect.Effect<A, E>) =>
  VisitorLocation.use(run).pipe(Effect.provide(Layer.provideMerge(VisitorLocation.layer, browser.layer)))
const ottawa = { zipCode: "K1A 0B1", countryCode: "CA", isInternational: true }
const known = { isHydrated: true, zipCode: null }

describe("VisitorLocation", () => {
  it.effect("LOC-14 GAP-C20 saves an entered location in two cookies for 30 days, and restores it on the next load", () => {
    const world = new BrowserTestContext()
    return Effect.gen(function* () {
      yield* runLocation(world, (location) =>
        Effect.gen(function* () {
          expect([yield* location.enter("US", "K1A 0B1"), yield* location.current, world.days.size]).toEqual([false, null, 0])
          expect([yield* location.enter("ca", "k1a0b1"), yield* location.current]).toEqual([true, ottawa])
        })
      )
      expect([...world.days]).toEqual([
        ["location", 30],
        ["country", 30]
      ])
      expect(world.jar.get("country")).toBe("CA")
      expect(yield* runLocation(world, (location) => location.current)).toEqual(ottawa)
    })
  })

  it.effect("ERR-106 ignores a broken cookie and logs it", () => {
    const world = new BrowserTestContext()
    world.jar.set("location", "{")
    return runLocation(world, (location) =>
      Effect.gen(function* () {
        expect(yield* location.current).toBeNull()
        expect(world.logged).toEqual(["Warn: Ignoring unreadable location cookie"])
      })
    )
  })

  it.effect("LOC-12 LOC-13 follows an estimate for another ZIP code, and keeps the location for the same one", () => {
    const world = new BrowserTestContext()
    return runLocation(world, (location) =>
      Effect.gen(function* () {
        yield* location.enter("US", "90210")
        world.days.clear()
        yield* location.estimated({ zipCode: "90210-1234", countryCode: "US" })
        yield* location.estimated({ zipCode: null, countryCode: "US" })
        expect(world.days.size).toBe(0)
        yield* location.estimated({ zipCode: "K1A0B1", countryCode: "CA" })
        expect([yield* location.current, world.jar.get("country")]).toEqual([ottawa, "CA"])
        expect(yield* Stream.runCollect(Stream.take(location.changes, 1))).toEqual([ottawa])
      })
    )
  })
})

describe("geolocation", () => {
  it.effect("VIS-26 VIS-27 locates a hydrated visitor without a location, once", () => {
    const world = new BrowserTestContext()
    world.geolocation = { isEnabled: true, answer: { zip: "K1A0B1", country_code: "CA" } }
    return runLocation(world, (location) =>
      Effect.gen(function* () {
        yield* location.locate({ ...known, isHydrated: false })
        expect(world.asked).toEqual([])
        yield* Effect.all([location.locate(known), location.locate(known)], { concurrency: 2 })
        expect([yield* location.current, world.count("geolocation"), world.days.get("location")]).toEqual([ottawa, 1, 30])
      })
    )
  })

  it.effect("VIS-26 is not requested for a customer with a ZIP code, or a location without postal codes", () => {
    const world = new BrowserTestContext()
    world.geolocation = { isEnabled: true, answer: { zip: "90210", country_code: "US" } }
    return runLocation(world, (location) =>
      Effect.gen(function* () {
        yield* location.locate({ ...known, zipCode: "78701" })
        yield* location.enter("GP", "")
        yield* location.locate(known)
        expect([world.asked, (yield* location.current)?.countryCode]).toEqual([[], "GP"])
      })
    )
  })

  it.effect("VIS-26 GAP-19 is not requested if it is disabled", () => {
    const world = new BrowserTestContext()
    world.geolocation = { isEnabled: false, answer: { zip: "90210", country_code: "US" } }
    return runLocation(world, (location) =>
      Effect.gen(function* () {
        yield* location.locate(known)
        expect([world.asked, yield* location.current]).toEqual([[], null])
      })
    )
  })

  it.effect.each<readonly [unknown, number]>([
    [undefined, 0],
    [null, 1],
    [{ zip: 90210, country_code: "US" }, 1],
    [{ zip: null, country_code: "US" }, 0],
    [{ zip: "90210", country_code: "<b>" }, 0]
  ])("VIS-28 leaves the location unknown after %j", ([answer, logged]) => {
    const world = new BrowserTestContext()
    world.geolocation.answer = answer
    return runLocation(world, (location) =>
      Effect.gen(function* () {
        yield* location.locate(known)
        expect([yield* location.current, world.logged.length]).toEqual([null, logged])
      })
    )
  })
})
