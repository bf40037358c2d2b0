import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { type GraphQLRequest, Http } from "../../foundation/ports/Http.ts"
import { Catalog } from "./Catalog.ts"
import { layerCatalog } from "./layerCatalog.ts"

const provideCatalog = (data: unknown, requests: Array<GraphQLRequest> = []) =>
  Layer.provide(
    layerCatalog,
    Layer.succeed(
      Http,
      Http.of({
        graphql: (request) => Effect.sync(() => (requests.push(request), data)),
        json: () => Effect.void,
        beacon: () => Effect.void
      })
    )
  )

describe("Catalog", () => {
  it.effect("sends the project's ids and returns null for an unknown page", () => {
    const requests: Array<GraphQLRequest> = []
    return Effect.gen(function* () {
      expect(yield* Catalog.use((catalog) => catalog.productPage(12, null, { facets: [], declined: ["Engine"] }))).toBeNull()
      expect(requests[0]?.variables).toEqual({ productPageId: 12, skuVariantNumber: null, project: { facets: [], declined: ["Engine"] } })
    }).pipe(Effect.provide(provideCatalog({ productPage: null }, requests)))
  })
  it.effect("fails with InvalidResponse for options of the wrong shape", () =>
    Effect.gen(function* () {
      expect(yield* Effect.flip(Catalog.use((catalog) => catalog.options("CAM-1", null)))).toMatchObject({
        _tag: "InvalidResponse",
        service: "products"
      })
    }).pipe(Effect.provide(provideCatalog({ productOptions: { skuBaseNumber: "wrong" } })))
  )
  it.effect("CALL-124 sends no request without product numbers", () =>
    Effect.gen(function* () {
      expect(yield* Catalog.use((catalog) => catalog.skuBases([], null))).toEqual([])
    }).pipe(Effect.provide(provideCatalog("never decoded")))
  )
})
