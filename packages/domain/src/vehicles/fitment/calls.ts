import { Schema } from "effect"
import type { Call } from "../../foundation/ports/Call.ts"
import { Project, SelectedFacet } from "../vehicle/model.ts"
import { Verdict } from "./model.ts"

/** Maximum number of products in one request. */
export const MAX_FITMENT_LOOKUPS = 100

/**
 * Fetches verdicts for a batch of products and a project (GAP-C05). The project is null if the shopper has none. Products that are unknown
 * or not for vehicles are omitted.
 */
export const skuBaseFitment = {
  service: "discovery",
  operation: "skuBaseFitment",
  id: "7137907eed63a465170e8cfd409321035593a146cf0cd159062b18a02e680038",
  variables: Schema.Struct({
    skuBaseNumbers: Schema.Array(Schema.NonEmptyString).check(Schema.isMaxLength(MAX_FITMENT_LOOKUPS)),
    project: Schema.NullOr(Project),
    selectedFacetData: Schema.Array(SelectedFacet),
    webUserGuid: Schema.NullOr(Schema.String)
  }),
  result: Schema.Struct({ skuBaseFitment: Schema.Array(Schema.Struct({ skuBaseNumber: Schema.NonEmptyString, ...Verdict.fields })) })
} satisfies Call<object, object>
