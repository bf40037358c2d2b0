import type { SkuBaseNumber, SkuVariantNumber } from "../../catalog/catalog/model.ts"
import type { SelectedProject } from "../../vehicles/vehicle/model.ts"
import { trimTerm } from "../../foundation/pages/searchHref.ts"
import { toYmmBoost } from "../../vehicles/vehicle/rules.ts"
import type { recommendationSections } from "./calls.ts"

/** Sections at most in one question. */
export const MAX_SECTIONS = 10
/** SKUs and articles at most that recommendations are made from. */
export const MAX_ORIGIN_SKUS = 100

/** What a page wants recommended, and what from. */
export interface RecommendationQuery {
  /** Names of sections; see `sections`. */
  readonly sections: ReadonlyArray<string>
  readonly skuBaseNumbers?: ReadonlyArray<SkuBaseNumber>
  readonly skuVariantNumbers?: ReadonlyArray<SkuVariantNumber>
  readonly articleIds?: ReadonlyArray<number>
  /** What was searched for. */
  readonly keywords?: string
}

/** Who asks. */
export interface RecommendationCaller {
  /** The VIN cookie's, which is no vehicle's (GAP-40). */
  readonly visitorId: string | null
  readonly webUserGuid: string | null
  readonly selected: SelectedProject | null
}

/** The variables of the call (CALL-18, CALL-126). What is not said is empty; a section asked for twice is asked for once, and what is too much is left out. */
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
