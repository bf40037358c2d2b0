import { Context, type Effect } from "effect"
import type { CallError } from "../../foundation/ports/Http.ts"
import type { Project } from "../../vehicles/vehicle/model.ts"
import type { SkuBase } from "./calls.ts"
import type { ProductChoices } from "./model.ts"
import type { ProductPage } from "./page.ts"

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
>()("@camber/domain/catalog/Catalogue") {}
