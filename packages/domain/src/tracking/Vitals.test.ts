import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer, Random } from "effect"
import { Profile } from "../visitor/Profile.ts"
import { BrowserWorld } from "../visitor/testing/BrowserWorld.ts"
import { Vitals } from "./Vitals.ts"

const inside = <A, E>(world: BrowserWorld, run: (vitals: Vitals["Service"]) => Effect.Effect<A, E>, random = 0) =>
  Vitals.use(run).pipe(
    Effect.provide(Layer.provideMerge(Vitals.layer, Layer.provideMerge(Profile.layer, world.layer))),
    Effect.provideService(Random.Random, { nextIntUnsafe: () => 0, nextDoubleUnsafe: () => random })
  )
const press = (id: number, duration: number) => ({ id, duration, target: "button.add" })

describe("the page's vitals", () => {
  it.effect("ANL-11 tell of a slow interaction, once, and of no other", () => {
    const world = new BrowserWorld()
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

  it.effect("ANL-113 CALL-135 are reported when a sampled page goes away, to its area", () => {
    const world = new BrowserWorld().at("/item/camshaft/7")
    return inside(world, (vitals) =>
      Effect.gen(function* () {
        yield* vitals.leave
        expect(world.beacons).toEqual([])
        yield* vitals.interacted(press(1, 240))
        yield* vitals.leave
        expect(world.beacons).toEqual([
          ["/mfe/pdp/_vercel/speed-insights/vitals", { name: "INP", value: 240, rating: "needs improvement" }]
        ])
      })
    )
  })

  it.effect("ANL-113 are not reported for the other half", () => {
    const world = new BrowserWorld()
    return inside(world, (vitals) => Effect.andThen(vitals.interacted(press(1, 100)), vitals.leave), 0.5).pipe(
      Effect.map(() => {
        expect(world.beacons).toEqual([])
      })
    )
  })

  it.effect.each<readonly [string, (world: BrowserWorld) => unknown]>([
    ["an employee", (world) => world.jar.set("ExcludeFromAnalytics", "true")],
    ["a bot", (world) => world.jar.set("VIN", "bot-1")],
    ["who refuses tracking", (world) => (world.refusesTracking = true)]
  ])("VIS-107 are not reported of %s", ([, change]) => {
    const world = new BrowserWorld()
    change(world)
    return inside(world, (vitals) => Effect.andThen(vitals.interacted(press(1, 100)), vitals.leave)).pipe(
      Effect.map(() => {
        expect(world.beacons).toEqual([])
      })
    )
  })
})
