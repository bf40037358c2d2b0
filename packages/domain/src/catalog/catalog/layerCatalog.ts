import { Effect, Layer } from "effect"
import { callService } from "../../foundation/ports/Call.ts"
import { Http } from "../../foundation/ports/Http.ts"
import type { Project } from "../../vehicles/vehicle/model.ts"
import { productOptions, productPage, skuBases } from "./calls.ts"
import { Catalog } from "./Catalog.ts"

/** Creates the catalog, which fetches its data from the services. */
export const layerCatalog: Layer.Layer<Catalog, never, Http> = Layer.effect(
  Catalog,
  Effect.gen(function* () {
    const http = yield* Http
    return Catalog.of({
      productPage: Effect.fnUntraced(
        function* (productPageId: number, skuVariantNumber: string | null, project: Project | null) {
          return (yield* callService(productPage, { productPageId, skuVariantNumber, project })).productPage
        },
        Effect.provideService(Http, http)
      ),
      options: Effect.fnUntraced(
        function* (skuOrSkuBase: string, project: Project | null) {
          return (yield* callService(productOptions, { skuOrSkuBase, project })).productOptions
        },
        Effect.provideService(Http, http)
      ),
      skuBases: Effect.fnUntraced(
        function* (skuBaseNumbers: ReadonlyArray<string>, webUserGuid: string | null) {
          if (skuBaseNumbers.length === 0) return []
          return (yield* callService(skuBases, { skuBaseNumbers, webUserGuid })).skuBases
        },
        Effect.provideService(Http, http)
      )
    })
  })
)
