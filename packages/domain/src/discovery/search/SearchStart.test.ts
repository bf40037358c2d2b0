import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer, Stream } from "effect"
import { Garage } from "../../vehicles/garage/Garage.ts"
import { createGarageModel, toGarageState } from "../../vehicles/garage/GarageModel.ts"
import { History } from "../history/History.ts"
import { layerHistory } from "../history/layerHistory.ts"
import { wireBlock, wireItems, wireSection } from "../recommendations/testing/samples.ts"
import { BrowserTestContext } from "../../customer/notifications/testing/BrowserTestContext.ts"
import { SearchStart } from "./SearchStart.ts"

const brakes = { label: "Brakes", href: "/shop/brakes~2-3" }
const answer = {
  recommendationSections: [
    { ...wireSection, sectionType: "New_Products", recommendationGroups: [{ ...wireBlock, recommendations: Object.values(wireItems) }] }
  ]
}
const newProducts = new BrowserTestContext().answering("recommendationSections", answer)

const emptyGarage = Layer.mock(Garage, { changes: Stream.succeed(toGarageState(createGarageModel(null))) })

/** Loads the search panel after these product and page visits. */
const loadAfterVisits = (world: BrowserTestContext, products: number, pages: ReadonlyArray<readonly [path: string, title: string]> = []) =>
  Effect.gen(function* () {
    const history = yield* History
    const seen = [...Array.from({ length: products }, (_, at) => [`/item/part/${at}`, `Part ${at}`] as const), ...pages]
    for (const [path, title] of seen) {
      world.at(path, "?page=2")
      yield* history.record({ title, imageUrl: null, skuBaseNumber: null })
    }
    return yield* SearchStart.use((search) => search.content([brakes]))
  }).pipe(Effect.provide(SearchStart.layer.pipe(Layer.provideMerge([layerHistory, emptyGarage]), Layer.provideMerge(world.layer))))

describe("the search before a term is typed", () => {
  it.effect("SRCH-13 shows the New Products section after three product views", () =>
    Effect.gen(function* () {
      const { products } = yield* loadAfterVisits(newProducts, 3)
      expect(products).toMatchObject({ kind: "newProducts", entries: [{ skuBaseNumber: "CAM-1" }] })
      expect(newProducts.asked.at(-1)?.[1]).toMatchObject({ sections: ["New_Products"] })
    })
  )

  it.effect("SRCH-13 shows at most six recent products after more than three product views, without requesting new products", () => {
    const world = new BrowserTestContext()
    return Effect.gen(function* () {
      const { products } = yield* loadAfterVisits(world, 8)
      expect(products.kind).toBe("recentActivity")
      expect(products.entries).toHaveLength(6)
      expect(world.count("recommendationSections")).toBe(0)
    })
  })

  it.effect("SRCH-15 SRCH-48 shows a random category as the third tile without a viewed category", () =>
    Effect.gen(function* () {
      const { tiles } = yield* loadAfterVisits(newProducts, 0)
      expect(tiles).toEqual([{ label: "New Arrivals", href: "/pages/newtrending" }, { label: "Deals", href: "/deals" }, brakes])
    })
  )

  it.effect("SRCH-15 shows the category viewed last as the third tile", () =>
    Effect.gen(function* () {
      const { tiles } = yield* loadAfterVisits(newProducts, 0, [
        ["/shop/camshafts~2-10-4", "Camshafts | Camber"],
        ["/shop/all", "All parts"]
      ])
      expect(tiles[2]).toEqual({ label: "Camshafts", href: "/shop/camshafts~2-10-4" })
    })
  )

  it.effect("shows no products and logs the reason if new products cannot be loaded", () => {
    const world = new BrowserTestContext()
    return Effect.gen(function* () {
      const { products, tiles } = yield* loadAfterVisits(world, 0)
      expect(products).toEqual({ kind: "newProducts", entries: [] })
      expect(tiles).toHaveLength(3)
      expect(world.logged).toContain("Error: failed to load recommendations")
    })
  })

  it.effect("VIS-22 requests no new products for a bot", () => {
    const world = new BrowserTestContext().answering("recommendationSections", answer)
    world.userAgent = "Mozilla/5.0 (compatible; Googlebot/2.1)"
    return Effect.gen(function* () {
      expect((yield* loadAfterVisits(world, 0)).products.entries).toEqual([])
      expect(world.count("recommendationSections")).toBe(0)
    })
  })
})
