import { Context, Effect, Layer } from "effect"
import { callService } from "../../foundation/ports/Call.ts"
import { type CallError, Http } from "../../foundation/ports/Http.ts"
import type { Project } from "../../vehicles/vehicle/model.ts"
import { productOptions, productPage, type SkuBase, skuBases } from "./calls.ts"
import { type ProductChoices, type ProductPage, SkuBaseNumber, type SkuVariantNumber } from "./model.ts"

/** Fetches product pages, product options and current card data. */
export class Catalog extends Context.Service<
  Catalog,
  {
    /** Null if the page does not exist. */
    readonly productPage: (
      productPageId: number,
      skuVariantNumber: string | null,
      project: Project | null
    ) => Effect.Effect<ProductPage | null, CallError>
    /** Options of a product or one of its variants, marked with what fits the project. Null if the number is unknown. */
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

/** Product number that no product has. Services reject it with their message for a choice that is gone. */
const UNKNOWN_PRODUCT = SkuBaseNumber.make("GONE-0")

/**
 * Finds the product of a SKU, which may be any text. Asks the catalog service.
 *
 * @returns The number of the product, or one that no product has if the SKU is unknown.
 */
export const findSkuBaseNumber = (skuVariantNumber: SkuVariantNumber): Effect.Effect<SkuBaseNumber, CallError, Http> =>
  Effect.map(
    callService(productOptions, { skuOrSkuBase: skuVariantNumber, project: null }),
    ({ productOptions: found }) => found?.skuBaseNumber ?? UNKNOWN_PRODUCT
  )
