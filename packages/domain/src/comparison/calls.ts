import { Schema } from "effect"
import { SkuBaseNumber } from "../catalogue/model.ts"
import type { Call } from "../ports/Call.ts"
import { Project } from "../vehicle/model.ts"
import { MOST_COMPARED } from "./choice.ts"
import { ComparisonHeader, ComparisonProduct } from "./model.ts"

/** Products side by side, in the order in which they were asked for, judged for a project; null asks for no verdicts. Unknown ones are left out. */
export const comparison = {
  service: "products",
  operation: "comparison",
  id: "c2d7e6c6f7a129872219a505466ecd9ff0d4ca74f6f2fa1c1308156a4a1a0058",
  variables: Schema.Struct({
    skuBaseNumbers: Schema.Array(SkuBaseNumber).check(Schema.isMaxLength(MOST_COMPARED)),
    project: Schema.NullOr(Project)
  }),
  result: Schema.Struct({ comparison: Schema.Struct({ header: ComparisonHeader, products: Schema.Array(ComparisonProduct) }) })
} satisfies Call<object, object>

export type Comparison = (typeof comparison)["result"]["Type"]["comparison"]
