import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { Telemetry, type TelemetryEvent } from "../ports/Telemetry.ts"
import { Session } from "../session/Session.ts"
import { Profile } from "../visitor/Profile.ts"
import { profileSample } from "../visitor/testing/profileSample.ts"
import { BrowserWorld } from "../visitor/testing/BrowserWorld.ts"
import { layerFollowedTelemetry } from "./layerFollowedTelemetry.ts"
import { Recommender } from "./Recommender.ts"

const added: TelemetryEvent = { name: "Product Added", skuBaseNumber: "CAM-1", skuVariantNumber: "CAM-1-1", quantity: 1, list: null }
const followed = layerFollowedTelemetry.pipe(Layer.provideMerge(Layer.mergeAll(Session.layer, Recommender.layerFirstParty, Profile.layer)))
const inside = <A, E>(world: BrowserWorld, effect: Effect.Effect<A, E, Telemetry | Session | Profile>) =>
  effect.pipe(Effect.provide(Layer.provideMerge(followed, world.layer)))
const send = (event: TelemetryEvent) => Telemetry.use((telemetry) => telemetry.send(event))
const names = ({ events }: BrowserWorld) => events.map(({ name }) => name)

describe("telemetry that is followed", () => {
  it.effect("SESS-08 SESS-11 ANL-05 goes on, is counted by the session and reaches the recommendation service", () => {
    const world = new BrowserWorld()
    return inside(
      world,
      Effect.gen(function* () {
        yield* send(added)
        expect(names(world)).toEqual(["Product Added", "Session Engaged", "Recommendation Interaction"])
        expect(world.events.at(-1)).toMatchObject({ type: "add_to_cart", skuBaseNumbers: ["CAM-1"], subject: null })
        expect(yield* Session.use(({ counters }) => counters)).toMatchObject({ keyEventCount: 1, hasAddedToCart: true })
      })
    )
  })

  it.effect("ANL-06 tells the recommendation service nothing of the checkout", () => {
    const world = new BrowserWorld()
    return inside(
      world,
      Effect.gen(function* () {
        yield* send({ name: "Checkout Started", total: 5 })
        expect(names(world)).toEqual(["Checkout Started"])
      })
    )
  })

  it.effect.each<readonly [string, (world: BrowserWorld) => unknown]>([
    ["a bot", (world) => world.jar.set("VIN", "bot-1")],
    ["an internal customer", (world) => world.answering("userProfile", { userProfile: { ...profileSample, isCustomerInternal: true } })]
  ])("ANL-07 tells it nothing of %s", ([, change]) => {
    const world = new BrowserWorld()
    change(world)
    return inside(
      world,
      Effect.gen(function* () {
        yield* Profile.use((profile) => profile.hydrate)
        yield* send(added)
        expect(names(world)).not.toContain("Recommendation Interaction")
        expect(names(world)).toContain("Product Added")
      })
    )
  })

  it.effect("ERR-116 logs what lacks its price as an error, and tells of it all the same", () => {
    const world = new BrowserWorld()
    return inside(
      world,
      Effect.gen(function* () {
        yield* send({ name: "Recommendations Viewed", list: "Recommendations Home", skus: [{ skuBaseNumber: "CAM-1", price: null }] })
        expect(world.logged).toEqual(["Error: Missing price on a recommendation event"])
        expect(names(world)).toContain("Recommendation Interaction")
      })
    )
  })
})
