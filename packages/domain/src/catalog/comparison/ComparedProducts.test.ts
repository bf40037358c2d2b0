import { expect, it } from "@effect/vitest"
import { Effect, Layer, Option, Stream } from "effect"
import { SkuBaseNumber } from "../catalog/model.ts"
import { BrowserTestContext } from "../../customer/notifications/testing/BrowserTestContext.ts"
import { ComparedProducts } from "./ComparedProducts.ts"

const rotor = { skuBaseNumber: SkuBaseNumber.make("CAM-1"), title: "Rotor", imageUrl: "/rotor.svg" }
const pads = { skuBaseNumber: SkuBaseNumber.make("CAM-2"), title: "Pads", imageUrl: "/pads.svg" }
/** A page load: what is done on it, and what is chosen then. */
const load = (world: BrowserTestContext, act: (compared: ComparedProducts["Service"]) => Effect.Effect<void>) =>
  ComparedProducts.use((compared) => Effect.andThen(act(compared), Effect.map(Stream.runHead(compared.changes), Option.getOrThrow))).pipe(
    Effect.provide(Layer.provide(ComparedProducts.layer, world.layer))
  )

it.effect("what was chosen to be compared is there on the next page, until it is given up", () =>
  Effect.gen(function* () {
    const world = new BrowserTestContext()
    yield* load(world, ({ toggle }) => Effect.andThen(toggle(rotor), toggle(pads)))
    expect(yield* load(world, ({ toggle }) => toggle(rotor))).toEqual([pads])
    expect(yield* load(world, ({ clear }) => clear)).toEqual([])
    expect(yield* load(world, () => Effect.void)).toEqual([])
  })
)

it.effect("what a script left in its place is not read", () =>
  Effect.gen(function* () {
    const world = new BrowserTestContext()
    world.session.set("ComparedProducts", JSON.stringify({ value: Array(9).fill(rotor), keptAt: 0 }))
    expect(yield* load(world, () => Effect.void)).toEqual([])
  })
)
