import type { SkuBaseNumber, SkuVariantNumber } from "../../catalog/catalog/sku.ts"
import type { SelectedProject } from "../../vehicles/vehicle/model.ts"
import { trimTerm } from "../../foundation/pages/searchHref.ts"
import { toYmmBoost } from "../../vehicles/vehicle/rules.ts"
import type { recommendationSections } from "./calls.ts"

/** Maximum number of sections per request. */
export const MAX_SECTIONS = 10
/** Maximum number of SKUs and articles as the origin of recommendations. */
export const MAX_ORIGIN_SKUS = 100

/** The sections a page requests and the origin of the recommendations. */
export interface RecommendationQuery {
  /** Section names; see `sections`. */
  readonly sections: ReadonlyArray<string>
  readonly skuBaseNumbers?: ReadonlyArray<SkuBaseNumber>
  readonly skuVariantNumbers?: ReadonlyArray<SkuVariantNumber>
  readonly articleIds?: ReadonlyArray<number>
  /** The search query. */
  readonly keywords?: string
}

/** The visitor and vehicle of the request. */
export interface RecommendationCaller {
  /** Id from the VIN cookie, which is not a vehicle's VIN (GAP-40). */
  readonly visitorId: string | null
  readonly webUserGuid: string | null
  readonly selected: SelectedProject | null
}

/**
 * Builds the variables of the call (CALL-18, CALL-126). Missing values are empty, duplicate sections are merged, and excess entries are
 * dropped.
 */
export const recommendationRequest = (
  { articleIds = [], keywords = "", sections, skuBaseNumbers = [], skuVariantNumbers = [] }: RecommendationQuery,
  { selected, visitorId, webUserGuid }: RecommendationCaller
): typeof recommendationSections.variables.Type => ({
  sections: [...new Set(sections)].filter((name) => name !== "").slice(0, MAX_SECTIONS),
  skuBaseNumbers: skuBaseNumbers.slice(0, MAX_ORIGIN_SKUS),
  skuVariantNumbers: skuVariantNumbers.slice(0, MAX_ORIGIN_SKUS),
  articleIds: articleIds.slice(0, MAX_ORIGIN_SKUS),
  ymmData: toYmmBoost(selected?.project ?? null, selected?.description ?? null),
  keywords: trimTerm(keywords) || null,
  userVin: visitorId,
  webUserGuid
})
