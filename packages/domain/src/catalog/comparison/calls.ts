import { Schema } from "effect"
import { SkuBaseNumber, SkuVariantNumber } from "../catalog/sku.ts"
import type { Call } from "../../foundation/ports/Call.ts"
import { Project } from "../../vehicles/vehicle/model.ts"
import { MAX_COMPARED } from "./choice.ts"
import { ComparisonHeader, ComparisonProduct } from "./model.ts"

/** Fetches products for comparison, in the requested order, with verdicts for a project (none if null). Unknown products are omitted. */
export const comparison = {
  service: "products",
  operation: "comparison",
  id: "e33d990ecfe4553db7084fb7b60b3c12045b1e51d919c126c0cc316bbf921dfe",
  variables: Schema.Struct({
    skuBaseNumbers: Schema.Array(SkuBaseNumber).check(Schema.isMaxLength(MAX_COMPARED)),
    project: Schema.NullOr(Project)
  }),
  result: Schema.Struct({
    comparison: Schema.Struct({
      header: ComparisonHeader,
      products: Schema.Array(ComparisonProduct),
      /** The variant that each price belongs to, in product order. Shipping is estimated for these variants. */
      variants: Schema.Array(Schema.Struct({ skuBaseNumber: SkuBaseNumber, skuVariantNumber: SkuVariantNumber }))
    })
  })
} satisfies Call<object, object>

export type Comparison = (typeof comparison)["result"]["Type"]["comparison"]
