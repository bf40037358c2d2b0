import { SkuVariantNumber } from "@camber/domain/catalog"
import { ListId } from "@camber/domain/lists"
import * as Lists from "@camber/domain/lists/commands"
import { Visitor } from "@camber/domain/visitor"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { layerMemoryHttp } from "../layerMemoryHttp.ts"
import { createMemoryShop, layerMemoryShop } from "./layerMemoryShop.ts"

const camshaft = SkuVariantNumber.make("CAM-4X-1")
const gauge = SkuVariantNumber.make("CAM-5X-1")
const key = "3f0c8a52-7f6e-4b1a-9a53-0c8f8f3f2d11"
const inShop = Effect.provide(Layer.provideMerge(Visitor.layer, layerMemoryShop()))
const summarize = (lists: Effect.Success<typeof Lists.load>) =>
  lists.map(({ listName, products }) => [listName, products.map(({ quantity, title }) => `${quantity} x ${title}`)])

describe("list commands", () => {
  it.effect("create a list with variants, and return all lists", () =>
    Effect.gen(function* () {
      yield* Lists.create("Brakes")
      expect(summarize(yield* Lists.create(" Engine ", [{ skuVariantNumber: camshaft, quantity: 2 }]))).toEqual([
        ["Brakes", []],
        ["Engine", ["2 x Street Camshaft"]]
      ])
    }).pipe(inShop)
  )

  it.effect.each([
    ["  ", "Please provide a list name."],
    ["x".repeat(41), "List name must be less than 40 characters."]
  ] as const)("TOAST-13 TOAST-14 fail with Rejected and the message for the name %j", ([name, reason]) =>
    Effect.gen(function* () {
      expect(yield* Effect.flip(Lists.create(name))).toMatchObject({ _tag: "Rejected", reason })
      expect(yield* Lists.load).toEqual([])
    }).pipe(inShop)
  )

  it.effect("add variants to a list and remove them with all pieces", () =>
    Effect.gen(function* () {
      const [list] = yield* Lists.create("Engine", [{ skuVariantNumber: camshaft }])
      const listId = list?.id ?? ListId.make("none")
      const added = yield* Lists.add(listId, [{ skuVariantNumber: camshaft, quantity: 3 }, { skuVariantNumber: gauge }])
      expect(summarize(added)).toEqual([["Engine", ["4 x Street Camshaft", "1 x Oil Pressure Gauge"]]])
      expect(summarize(yield* Lists.remove(listId, camshaft))).toEqual([["Engine", ["1 x Oil Pressure Gauge"]]])
    }).pipe(inShop)
  )

  it.effect("fail with Rejected for a list that no longer exists", () =>
    Effect.gen(function* () {
      const gone = ListId.make("gone")
      expect(yield* Effect.flip(Lists.add(gone, [{ skuVariantNumber: gauge }]))).toMatchObject({ _tag: "Rejected" })
      expect(yield* Effect.flip(Lists.remove(gone, gauge))).toMatchObject({ _tag: "Rejected" })
    }).pipe(inShop)
  )

  it.effect("GAP-C59 create one list if a command without a response is repeated with the same key", () => {
    const shop = createMemoryShop()
    let isLost = true
    const graphql: typeof shop.graphql = (request) => {
      const answer = shop.graphql(request)
      if (!isLost || request.operation !== "createList") return answer
      isLost = false
      return "away"
    }
    return Effect.gen(function* () {
      expect(yield* Effect.flip(Lists.create("Engine", [], key))).toMatchObject({ _tag: "Unreachable" })
      expect(summarize(yield* Lists.create("Engine", [], key))).toEqual([["Engine", []]])
    }).pipe(Effect.provide(Layer.provideMerge(Visitor.layer, Layer.merge(layerMemoryShop(), layerMemoryHttp({ ...shop, graphql })))))
  })
})
