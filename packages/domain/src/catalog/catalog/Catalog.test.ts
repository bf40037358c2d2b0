import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { type GraphQLRequest, Http } from "../../foundation/ports/Http.ts"
import { Catalog } from "./Catalog.ts"

const over = (data: unknown, asked: Array<GraphQLRequest> = []) =>
  Layer.provide(
    Catalog.layer,
    Layer.succeed(
      Http,
      Http.of({ graphql: (request) => Effect.sync(() => (asked.push(request), data)), json: () => Effect.void, beacon: () => Effect.void })
    )
  )

describe("Catalogue", () => {
  it.effect("a page that is not there is null, asked with the project's ids", () => {
    const asked: Array<GraphQLRequest> = []
    return Effect.gen(function* () {
      expect(yield* Catalog.use((catalogue) => catalogue.productPage(12, null, { facets: [], declined: ["Engine"] }))).toBeNull()
      expect(asked[0]?.variables).toEqual({ productPageId: 12, skuVariantNumber: null, project: { facets: [], declined: ["Engine"] } })
    }).pipe(Effect.provide(over({ productPage: null }, asked)))
  })
  it.effect("options of another shape are malformed", () =>
    Effect.gen(function* () {
      expect(yield* Effect.flip(Catalog.use((catalogue) => catalogue.options("CAM-1", null)))).toMatchObject({
        _tag: "Malformed",
        service: "products"
      })
    }).pipe(Effect.provide(over({ productOptions: { skuBaseNumber: "wrong" } })))
  )
  it.effect("CALL-124 asks nothing for no products", () =>
    Effect.gen(function* () {
      expect(yield* Catalog.use((catalogue) => catalogue.skuBases([], null))).toEqual([])
    }).pipe(Effect.provide(over("never decoded")))
  )
})
