import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer, Stream } from "effect"
import { BrowserTestContext } from "../../customer/notifications/testing/BrowserTestContext.ts"
import { VisitorLocation } from "./VisitorLocation.ts"
import { layerVisitorLocation } from "./layerVisitorLocation.ts"

const runLocation = <A, E>(browser: BrowserTestContext, run: (location: VisitorLocation["Service"]) => Effect.Effect<A, E>) =>
  VisitorLocation.use(run).pipe(Effect.provide(Layer.provideMerge(layerVisitorLocation, browser.layer)))
const ottawa = { zipCode: "K1A 0B1", countryCode: "CA", isInternational: true }
const known = { isHydrated: true, zipCode: null }

describe("VisitorLocation", () => {
  it.effect("LOC-14 GAP-C20 saves an entered location in two cookies for 30 days, and restores it on the next load", () => {
    const browser = new BrowserTestContext()
    return Effect.gen(function* () {
      yield* runLocation(browser, (location) =>
        Effect.gen(function* () {
          expect(yield* location.enter("US", "K1A 0B1")).toBe(false)
          expect(yield* location.current).toBeNull()
          expect(browser.days.size).toBe(0)
          expect(yield* location.enter("ca", "k1a0b1")).toBe(true)
          expect(yield* location.current).toEqual(ottawa)
        })
      )
      expect([...browser.days]).toEqual([
        ["location", 30],
        ["country", 30]
      ])
      expect(browser.jar.get("country")).toBe("CA")
      expect(yield* runLocation(browser, (location) => location.current)).toEqual(ottawa)
    })
  })

  it.effect("ERR-106 ignores a broken cookie and logs it", () => {
    const browser = new BrowserTestContext()
    browser.jar.set("location", "{")
    return runLocation(browser, (location) =>
      Effect.gen(function* () {
        expect(yield* location.current).toBeNull()
        expect(browser.logged).toEqual(["Warn: Ignoring unreadable location cookie"])
      })
    )
  })

  it.effect("LOC-12 LOC-13 follows an estimate for another ZIP code, and keeps the location for the same ZIP code", () => {
    const browser = new BrowserTestContext()
    return runLocation(browser, (location) =>
      Effect.gen(function* () {
        yield* location.enter("US", "90210")
        browser.days.clear()
        yield* location.estimated({ zipCode: "90210-1234", countryCode: "US" })
        yield* location.estimated({ zipCode: null, countryCode: "US" })
        expect(browser.days.size).toBe(0)
        yield* location.estimated({ zipCode: "K1A0B1", countryCode: "CA" })
        expect(yield* location.current).toEqual(ottawa)
        expect(browser.jar.get("country")).toBe("CA")
        expect(yield* Stream.runCollect(Stream.take(location.changes, 1))).toEqual([ottawa])
      })
    )
  })
})

describe("geolocation", () => {
  it.effect("VIS-26 VIS-27 locates a hydrated visitor without a location, once", () => {
    const browser = new BrowserTestContext()
    browser.geolocation = { isEnabled: true, answer: { zip: "K1A0B1", country_code: "CA" } }
    return runLocation(browser, (location) =>
      Effect.gen(function* () {
        yield* location.locate({ ...known, isHydrated: false })
        expect(browser.asked).toEqual([])
        yield* Effect.all([location.locate(known), location.locate(known)], { concurrency: 2 })
        expect(yield* location.current).toEqual(ottawa)
        expect(browser.count("geolocation")).toBe(1)
        expect(browser.days.get("location")).toBe(30)
      })
    )
  })

  it.effect("VIS-26 is not requested for a customer with a ZIP code, or a location without postal codes", () => {
    const browser = new BrowserTestContext()
    browser.geolocation = { isEnabled: true, answer: { zip: "90210", country_code: "US" } }
    return runLocation(browser, (location) =>
      Effect.gen(function* () {
        yield* location.locate({ ...known, zipCode: "78701" })
        yield* location.enter("GP", "")
        yield* location.locate(known)
        expect(browser.asked).toEqual([])
        expect((yield* location.current)?.countryCode).toBe("GP")
      })
    )
  })

  it.effect("VIS-26 GAP-19 is not requested if it is disabled", () => {
    const browser = new BrowserTestContext()
    browser.geolocation = { isEnabled: false, answer: { zip: "90210", country_code: "US" } }
    return runLocation(browser, (location) =>
      Effect.gen(function* () {
        yield* location.locate(known)
        expect(browser.asked).toEqual([])
        expect(yield* location.current).toBeNull()
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
    const browser = new BrowserTestContext()
    browser.geolocation.answer = answer
    return runLocation(browser, (location) =>
      Effect.gen(function* () {
        yield* location.locate(known)
        expect(yield* location.current).toBeNull()
        expect(browser.logged.length).toEqual(logged)
      })
    )
  })
})
