import { countKitItems } from "../../catalog/catalog/kit.ts"
import type { Availability } from "../../catalog/catalog/sku.ts"
import { type CardRibbon, type RibbonFacts, getRibbon } from "../../catalog/catalog/ribbon.ts"
import { productHref } from "../../catalog/catalog/rules.ts"
import { toCents } from "../../foundation/money/rules.ts"
import type { RecommendedProduct, SkuVariantDetails } from "./items.ts"

/** Content of a recommended product's card (CARD-01, CARD-02). Image links are unresolved; use `imageUrl`. */
export interface RecommendedCard {
  /** Links to the recommended variant, if there is one. */
  readonly productPageUrl: string
  readonly imageUrl: string | null
  readonly displayTitle: string
  readonly rating: number
  readonly reviewCount: number
  /** Null if no price is available. */
  readonly salePriceString: string | null
  readonly strikeThroughPriceString: string | null
  readonly percentOffString: string | null
  readonly skuBaseNumber: string
  readonly skuVariant: Pick<SkuVariantDetails, "skuVariantNumber" | "hasActiveRebate" | "kit"> | null
  readonly skuBaseDetails: {
    readonly availability: Availability | null
    readonly availabilityText: string
    readonly reviewCount: number
    readonly rating: number
    readonly hasActiveRebate: boolean
  }
  readonly brand: string
  readonly category: string
  /** The product's own ribbon text. */
  readonly ribbonText: string | null
  /** The ribbon after all rules. Null for none. */
  readonly ribbon: CardRibbon | null
  readonly recType: string | null
  readonly attribution: string | null
}

type Promotion = NonNullable<RibbonFacts["promotion"]>

/** Creates the card of a recommended item. `promotion` is the shopper's promotion on this product, if known. */
export const recommendedCard = (
  item: RecommendedProduct,
  attribution: string | null,
  promotion: Promotion | null = null
): RecommendedCard => {
  const { hasActiveRebate, publicSkuBaseDetails: base, publicSkuVariantDetails: variant } = item
  return {
    productPageUrl: productHref(base.productPageUrl, variant?.skuVariantNumber ?? item.skuVariant),
    imageUrl: base.thumbnailImageLink,
    displayTitle: base.displayTitle,
    rating: base.rating,
    reviewCount: base.reviewCount,
    salePriceString: base.pricing?.salePriceString ?? null,
    strikeThroughPriceString: base.pricing?.strikeThroughPriceString ?? null,
    percentOffString: base.pricing?.percentOffString ?? null,
    skuBaseNumber: base.skuBaseNumber,
    skuVariant: variant,
    skuBaseDetails: {
      availability: base.availability,
      availabilityText: base.availabilityText,
      reviewCount: base.reviewCount,
      rating: base.rating,
      hasActiveRebate
    },
    brand: base.brand,
    category: base.segmentCategorization,
    ribbonText: base.ribbonText,
    ribbon: getRibbon(ribbonFacts(item, promotion)),
    recType: item.recommendationType,
    attribution
  }
}

/**
 * Builds the ribbon's input. Includes the saving only if the block requests it, compared with the product it replaces (CARD-17, CARD-18).
 */
const ribbonFacts = (item: RecommendedProduct, promotion: Promotion | null): RibbonFacts => {
  const { displaySavingsRibbon, originSkuPrice, publicSkuBaseDetails: base, publicSkuVariantDetails: variant } = item
  const price = base.pricing?.salePrice ?? null
  return {
    kitItemCount: variant?.kit ? countKitItems(variant.kit) : 0,
    hasActiveRebate: item.hasActiveRebate || variant?.hasActiveRebate === true,
    percentOffString: base.pricing?.percentOffString ?? null,
    ribbonText: base.ribbonText,
    ...(displaySavingsRibbon &&
      originSkuPrice !== null &&
      price !== null && {
        savings: { price: toCents(price), originPrice: toCents(originSkuPrice) }
      }),
    ...(promotion !== null && { promotion })
  }
}
