import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer, Random } from "effect"
import { BrowserTestContext } from "../../customer/notifications/testing/BrowserTestContext.ts"
import { Vitals } from "./Vitals.ts"

const runVitals = <A, E>(browser: BrowserTestContext, run: (vitals: Vitals["Service"]) => Effect.Effect<A, E>, random = 0) =>
  Vitals.use(run).pipe(
    Effect.provide(Layer.provideMerge(Vitals.layer, browser.layer)),
    Effect.provideService(Random.Random, { nextIntUnsafe: () => 0, nextDoubleUnsafe: () => random })
  )
const lcp = (value: number) => ({ name: "LCP", value, rating: "good" }) as const
const createInteraction = (id: number, duration: number) => ({ id, duration, target: "button.add" })

describe("Vitals", () => {
  it.effect("ANL-11 tracks a slow interaction once, and no fast interactions", () => {
    const browser = new BrowserTestContext()
    return runVitals(browser, (vitals) =>
      Effect.gen(function* () {
        yield* vitals.interacted(createInteraction(1, 200))
        expect(browser.events).toEqual([])
        yield* vitals.interacted(createInteraction(1, 201))
        yield* vitals.interacted(createInteraction(1, 600))
        expect(browser.events).toEqual([{ name: "Slow Interaction", duration: 201, target: "button.add" }])
        yield* vitals.interacted(createInteraction(2, 300))
        expect(browser.events).toHaveLength(2)
      })
    )
  })

  it.effect("ANL-08 ANL-113 CALL-135 reports the latest value of each metric once when a sampled page is left, to the page's area", () => {
    const browser = new BrowserTestContext().at("/item/camshaft/7")
    return runVitals(browser, (vitals) =>
      Effect.gen(function* () {
        yield* vitals.leave
        expect(browser.beacons).toEqual([])
        yield* vitals.measured(lcp(900))
        yield* vitals.measured(lcp(1200))
        yield* vitals.measured({ name: "CLS", value: 0, rating: "good" })
        yield* vitals.interacted(createInteraction(1, 240))
        yield* Effect.andThen(vitals.leave, vitals.leave)
        expect(browser.beacons).toEqual([
          [
            "/mfe/pdp/_vercel/speed-insights/vitals",
            { page: "/item/camshaft/7", vitals: [lcp(1200), { name: "CLS", value: 0, rating: "good" }], slowest: [240] }
          ]
        ])
        yield* Effect.andThen(vitals.measured({ name: "INP", value: 240, rating: "needs improvement" }), vitals.leave)
        expect(browser.beacons).toHaveLength(2)
      })
    )
  })

  it.effect("ANL-113 reports nothing for unsampled pages", () => {
    const browser = new BrowserTestContext()
    return runVitals(browser, (vitals) => Effect.andThen(vitals.measured(lcp(100)), vitals.leave), 0.5).pipe(
      Effect.map(() => {
        expect(browser.beacons).toEqual([])
      })
    )
  })

  it.effect.each<readonly [string, (browser: BrowserTestContext) => unknown]>([
    ["an employee", (browser) => browser.jar.set("ExcludeFromAnalytics", "true")],
    ["a bot", (browser) => browser.jar.set("VIN", "bot-1")],
    ["a visitor whose browser opted out", (browser) => (browser.refusesTracking = true)],
    ["a visitor who opted out", (browser) => browser.jar.set("Privacy", "refused")]
  ])("VIS-107 reports nothing for %s", ([, change]) => {
    const browser = new BrowserTestContext()
    change(browser)
    return runVitals(browser, (vitals) => Effect.andThen(vitals.measured(lcp(100)), vitals.leave)).pipe(
      Effect.map(() => {
        expect(browser.beacons).toEqual([])
      })
    )
  })
})
