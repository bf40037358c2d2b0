import type { RecommendationBlock } from "@camber/domain/recommendations"

export type WireBlock = typeof RecommendationBlock.Encoded
export type WireItem = WireBlock["recommendations"][number]

/** Creates a block of a section; omitted options are disabled. */
export const createBlock = (
  section: string,
  content: Pick<WireBlock, "title" | "recommendations"> &
    Partial<
      Pick<
        WireBlock,
        "cardDisplayType" | "checkFitment" | "clientDataType" | "displayType" | "featureFlags" | "getShippingEstimate" | "isExpandable"
      >
    >
): WireBlock => ({
  subtitle: null,
  displayType: null,
  cardDisplayType: null,
  section,
  isExpandable: false,
  checkFitment: false,
  getShippingEstimate: false,
  misoId: null,
  attribution: null,
  featureFlags: [],
  clientDataType: null,
  clientHydrated: false,
  useBorders: false,
  useReducedArticleCard: false,
  debugData: null,
  isMock: false,
  ...content
})
