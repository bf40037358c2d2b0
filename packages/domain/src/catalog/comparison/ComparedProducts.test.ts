import { expect, it } from "@effect/vitest"
import { Effect, Layer, Option, Stream } from "effect"
import { SkuBaseNumber } from "../catalog/sku.ts"
import { BrowserTestContext } from "../../customer/notifications/testing/BrowserTestContext.ts"
import { ComparedProducts } from "./ComparedProducts.ts"

const rotor = { skuBaseNumber: SkuBaseNumber.make("CAM-1"), title: "Rotor", imageUrl: "/rotor.svg" }
const pads = { skuBaseNumber: SkuBaseNumber.make("CAM-2"), title: "Pads", imageUrl: "/pads.svg" }
/** Simulates a page load: runs an action and returns the selection. */
const load = (world: BrowserTestContext, act: (compared: ComparedProducts["Service"]) => Effect.Effect<void>) =>
  ComparedProducts.use((compared) => Effect.andThen(act(compared), Effect.map(Stream.runHead(compared.changes), Option.getOrThrow))).pipe(
    Effect.provide(Layer.provide(ComparedProducts.layer, world.layer))
  )

it.effect("ComparedProducts keeps the selection on the next page until the shopper clears it", () =>
  Effect.gen(function* () {
    const world = new BrowserTestContext()
    yield* load(world, ({ toggle }) => Effect.andThen(toggle(rotor), toggle(pads)))
    expect(yield* load(world, ({ toggle }) => toggle(rotor))).toEqual([pads])
    expect(yield* load(world, ({ clear }) => clear)).toEqual([])
    expect(yield* load(world, () => Effect.void)).toEqual([])
  })
)

it.effect("ComparedProducts ignores an invalid stored value", () =>
  Effect.gen(function* () {
    const world = new BrowserTestContext()
    world.session.set("ComparedProducts", JSON.stringify({ value: Array(9).fill(rotor), keptAt: 0 }))
    expect(yield* load(world, () => Effect.void)).toEqual([])
  })
)
