import { Schema } from "effect"
import type { Call } from "../../foundation/ports/Call.ts"
import { Project, SelectedFacet } from "../vehicle/model.ts"
import { Verdict } from "./model.ts"

/** Products at most in one question. */
export const MOST_JUDGED = 100

/** Verdicts of a batch of products for a project (GAP-C05); null is a shopper without one. Unknown products are left out. */
export const skuBaseFitment = {
  service: "discovery",
  operation: "skuBaseFitment",
  id: "8a6eca8fb91e1ee601d06f4305d1e4f6e44dca4c50d3152b064ffdb69e5b8ea4",
  variables: Schema.Struct({
    skuBaseNumbers: Schema.Array(Schema.NonEmptyString).check(Schema.isMaxLength(MOST_JUDGED)),
    project: Schema.NullOr(Project),
    selectedFacetData: Schema.Array(SelectedFacet),
    webUserGuid: Schema.NullOr(Schema.String)
  }),
  result: Schema.Struct({ skuBaseFitment: Schema.Array(Schema.Struct({ skuBaseNumber: Schema.NonEmptyString, ...Verdict.fields })) })
} satisfies Call<object, object>
