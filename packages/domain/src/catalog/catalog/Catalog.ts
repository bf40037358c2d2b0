import { Context, Effect, Layer } from "effect"
import { callService } from "../../foundation/ports/Call.ts"
import { type CallError, Http } from "../../foundation/ports/Http.ts"
import type { Project } from "../../vehicles/vehicle/model.ts"
import { productOptions, productPage, type SkuBase, skuBases } from "./calls.ts"
import type { ProductChoices, ProductPage } from "./model.ts"

/** Products: their pages, their options, and the live part of cards that the device has kept. */
export class Catalog extends Context.Service<
  Catalog,
  {
    /** null when there is no such page. */
    readonly productPage: (
      productPageId: number,
      skuVariantNumber: string | null,
      project: Project | null
    ) => Effect.Effect<ProductPage | null, CallError>
    /** Of a base or of one of its variants, with what fits the project marked; null when the number is unknown. */
    readonly options: (skuOrSkuBase: string, project: Project | null) => Effect.Effect<ProductChoices | null, CallError>
    readonly skuBases: (
      skuBaseNumbers: ReadonlyArray<string>,
      webUserGuid: string | null
    ) => Effect.Effect<ReadonlyArray<SkuBase>, CallError>
  }
>()("@camber/domain/catalog/Catalogue") {
  static readonly layer: Layer.Layer<Catalog, never, Http> = Layer.effect(
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
}
