import type { RecommendationBlock } from "@camber/domain/recommendations"
import {
  wirePricing,
  wireRecommendation,
  wireRecommendationBlock,
  wireRecommendationSection,
  wireSkuBaseDetails,
  wireSkuVariantDetails
} from "@camber/testing/records"

type WireRecommendation = ReturnType<typeof wireRecommendation>
interface WireProductChange extends Partial<Pick<WireRecommendation, "recommendationType" | "originSkuPrice" | "displaySavingsRibbon">> {
  readonly availability?: WireRecommendation["publicSkuBaseDetails"]["availability"]
  /** The part has no options. */
  readonly isOnlyVariant?: boolean
}
/** A recommended rotor with this number in wire format. */
export const wireProduct = (
  number: number,
  { availability = "InStock", isOnlyVariant = false, ...change }: WireProductChange = {}
): WireRecommendation =>
  wireRecommendation({
    ...change,
    skuBase: `CAM-${number}`,
    publicSkuBaseDetails: wireSkuBaseDetails({
      skuBaseNumber: `CAM-${number}`,
      displayTitle: `Rotor ${number}`,
      countryOfOrigin: "Taiwan",
      availability,
      productPageUrl: `/item/rotor/${number}`,
      productPageId: number,
      thumbnailImageLink: null,
      reviewCount: 2,
      segmentCategorization: "Brakes",
      pricing: wirePricing({ strikeThroughPrice: 99, strikeThroughPriceString: "$99.00", percentOffString: "9% Off" })
    }),
    publicSkuVariantDetails: isOnlyVariant ? wireSkuVariantDetails({ skuVariantNumber: `CAM-${number}-1` }) : null
  })

export type WireBlock = typeof RecommendationBlock.Encoded
/** A block of two rotors in wire format. */
export const wireBlock = (change: Partial<WireBlock> = {}): WireBlock =>
  wireRecommendationBlock({ recommendations: [1, 2].map((number) => wireProduct(number)), ...change })

/** A response to `recommendationSections` in wire format: one section with these blocks. */
export const wireSection = (sectionType: string, ...recommendationGroups: ReadonlyArray<WireBlock>) =>
  wireRecommendationSection({
    sectionType,
    recommendationGroups: recommendationGroups.map((group) => ({ ...group, section: sectionType }))
  })
