import * as Garage from "@camber/domain/garage/commands"
import * as Search from "@camber/domain/search/commands"
import { Visitor } from "@camber/domain/visitor"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Fiber, Layer } from "effect"
import { layerMemoryHttp } from "../layerMemoryHttp.ts"
import { createMemoryShop, layerMemoryShop } from "./layerMemoryShop.ts"

const inShop = Effect.provide(Layer.provideMerge(Visitor.layer, layerMemoryShop()))
const getTitles = (listing: Effect.Success<ReturnType<typeof Search.query>>) => listing?.cards.map(({ displayTitle }) => displayTitle)

describe("search commands", () => {
  it.effect("find products by a text", () =>
    Effect.gen(function* () {
      expect(getTitles(yield* Search.query("  brake pads "))).toEqual(["Front Brake Pads"])
      expect(getTitles(yield* Search.query("spark plugs"))).toEqual([])
      expect(getTitles(yield* Search.query("cam-4x-1"))).toEqual(["Street Camshaft"])
    }).pipe(inShop)
  )

  it.effect("list only products that fit the selected vehicle, unless the query requests all", () =>
    Effect.gen(function* () {
      yield* Garage.add({ year: 1969, make: "Chevrolet", model: "Camaro" })
      expect(getTitles(yield* Search.query(""))).toEqual(["Street Camshaft", "Oil Pressure Gauge"])
      expect(getTitles(yield* Search.query("", { fits: false }))).toHaveLength(5)
    }).pipe(inShop)
  )

  it.effect("return null for a page past the end", () =>
    Effect.gen(function* () {
      expect(yield* Search.query("", { page: 2 })).toBeNull()
    }).pipe(inShop)
  )

  it.effect("send at most 200 characters of a text, as a search", () => {
    const shop = createMemoryShop()
    const sent: Array<unknown> = []
    const graphql: typeof shop.graphql = (request) => {
      sent.push(request.variables)
      return shop.graphql(request)
    }
    return Effect.gen(function* () {
      yield* Search.query("x".repeat(300))
      expect(sent).toMatchObject([{ address: { query: "x".repeat(200), scope: { kind: "search" } } }])
    }).pipe(Effect.provide(Layer.provideMerge(Visitor.layer, Layer.merge(layerMemoryShop(), layerMemoryHttp({ ...shop, graphql })))))
  })

  it.effect("SRCH-33 suggest products up to the given number", () =>
    Effect.gen(function* () {
      const suggest = (text: string, cap?: number) =>
        Effect.map(Search.suggest(text, cap), ({ autoSuggestProducts }) => autoSuggestProducts.map(({ title }) => title))
      expect(yield* suggest("iron")).toEqual(["Oil Pressure Gauge", "Front Brake Pads"])
      expect(yield* suggest("iron", 1)).toEqual(["Oil Pressure Gauge"])
    }).pipe(inShop)
  )

  it.effect("SRCH-27 send no request for a blank text, and fail with Unreachable for other texts if there is no response", () =>
    Effect.gen(function* () {
      expect((yield* Search.suggest(" ' ")).autoSuggestProducts).toEqual([])
      expect(yield* Effect.flip(Search.suggest("cam"))).toMatchObject({ _tag: "Unreachable" })
    }).pipe(Effect.provide(Layer.provideMerge(Visitor.layer, Layer.merge(layerMemoryShop(), layerMemoryHttp({})))))
  )

  it.effect("SRCH-28 end without a result when they are interrupted", () =>
    Effect.gen(function* () {
      const fiber = yield* Effect.forkChild(Search.suggest("cam"), { startImmediately: true })
      yield* Fiber.interrupt(fiber)
      expect((yield* Fiber.await(fiber))._tag).toBe("Failure")
    }).pipe(
      Effect.provide(
        Layer.provideMerge(
          Visitor.layer,
          Layer.merge(layerMemoryShop(), layerMemoryHttp({ ...createMemoryShop(), held: () => new Promise<void>(() => undefined) }))
        )
      )
    )
  )
})
