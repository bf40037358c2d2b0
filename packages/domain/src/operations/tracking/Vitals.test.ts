import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer, Random } from "effect"
import { BrowserTestContext } from "../../customer/notifications/testing/BrowserTestContext.ts"
import { Vitals } from "./Vitals.ts"

const inside = <A, E>(world: BrowserTestContext, run: (vitals: Vitals["Service"]) => Effect.Effect<A, E>, random = 0) =>
  Vitals.use(run).pipe(
    Effect.provide(Layer.provideMerge(Vitals.layer, world.layer)),
    Effect.provideService(Random.Random, { nextIntUnsafe: () => 0, nextDoubleUnsafe: () => random })
  )
const lcp = (value: number) => ({ name: "LCP", value, rating: "good" }) as const
const press = (id: number, duration: number) => ({ id, duration, target: "button.add" })

describe("the page's vitals", () => {
  it.effect("ANL-11 tell of a slow interaction, once, and of no other", () => {
    const world = new BrowserTestContext()
    return inside(world, (vitals) =>
      Effect.gen(function* () {
        yield* vitals.interacted(press(1, 200))
        expect(world.events).toEqual([])
        yield* vitals.interacted(press(1, 201))
        yield* vitals.interacted(press(1, 600))
        expect(world.events).toEqual([{ name: "Slow Interaction", duration: 201, target: "button.add" }])
        yield* vitals.interacted(press(2, 300))
        expect(world.events).toHaveLength(2)
      })
    )
  })

  it.effect("ANL-08 ANL-113 CALL-135 are reported when a sampled page goes away, to its area, the newest of each measure once", () => {
    const world = new BrowserTestContext().at("/item/camshaft/7")
    return inside(world, (vitals) =>
      Effect.gen(function* () {
        yield* vitals.leave
        expect(world.beacons).toEqual([])
        yield* vitals.measured(lcp(900))
        yield* vitals.measured(lcp(1200))
        yield* vitals.measured({ name: "CLS", value: 0, rating: "good" })
        yield* vitals.interacted(press(1, 240))
        yield* Effect.andThen(vitals.leave, vitals.leave)
        expect(world.beacons).toEqual([
          [
            "/mfe/pdp/_vercel/speed-insights/vitals",
            { page: "/item/camshaft/7", vitals: [lcp(1200), { name: "CLS", value: 0, rating: "good" }], slowest: [240] }
          ]
        ])
        yield* Effect.andThen(vitals.measured({ name: "INP", value: 240, rating: "needs improvement" }), vitals.leave)
        expect(world.beacons).toHaveLength(2)
      })
    )
  })

  it.effect("ANL-113 are not reported for the other half", () => {
    const world = new BrowserTestContext()
    return inside(world, (vitals) => Effect.andThen(vitals.measured(lcp(100)), vitals.leave), 0.5).pipe(
      Effect.map(() => {
        expect(world.beacons).toEqual([])
      })
    )
  })

  it.effect.each<readonly [string, (world: BrowserTestContext) => unknown]>([
    ["an employee", (world) => world.jar.set("ExcludeFromAnalytics", "true")],
    ["a bot", (world) => world.jar.set("VIN", "bot-1")],
    ["whose browser refuses tracking", (world) => (world.refusesTracking = true)],
    ["who has refused", (world) => world.jar.set("Privacy", "refused")]
  ])("VIS-107 are not reported of %s", ([, change]) => {
    const world = new BrowserTestContext()
    change(world)
    return inside(world, (vitals) => Effect.andThen(vitals.measured(lcp(100)), vitals.leave)).pipe(
      Effect.map(() => {
        expect(world.beacons).toEqual([])
      })
    )
  })
})
