import { countKitItems } from "../../catalog/catalog/kit.ts"
import type { Availability } from "../../catalog/catalog/model.ts"
import { type CardRibbon, type RibbonFacts, getRibbon } from "../../catalog/catalog/ribbon.ts"
import { productHref } from "../../catalog/catalog/rules.ts"
import { toCents } from "../../foundation/money/rules.ts"
import type { RecommendedProduct, SkuVariantDetails } from "./items.ts"

/** What the card of a recommended product shows (CARD-01, CARD-02). Pictures are links as told: `imageUrl` makes addresses of them. */
export interface RecommendedCard {
  /** Of the recommended variant, where there is one. */
  readonly productPageUrl: string
  readonly imageUrl: string | null
  readonly displayTitle: string
  readonly rating: number
  readonly reviewCount: number
  /** null: no price is told. */
  readonly salePriceString: string | null
  readonly strikeThroughPriceString: string | null
  readonly percentOffString: string | null
  readonly skuBaseNumber: string
  readonly skuVariant: Pick<SkuVariantDetails, "skuVariantNumber" | "hasActiveRebate" | "kit"> | null
  readonly skuBaseDetails: {
    readonly availability: Availability | null
    readonly reviewCount: number
    readonly rating: number
    readonly hasActiveRebate: boolean
  }
  readonly brand: string
  readonly category: string
  /** The product's own text. */
  readonly ribbonText: string | null
  /** What the ribbon reads after all rules; null: no ribbon. */
  readonly ribbon: CardRibbon | null
  readonly recType: string | null
  readonly attribution: string | null
}

type Promotion = NonNullable<RibbonFacts["promotion"]>

/** The card of an item in a block; `promotion` is the shopper's on this product, where one is known. */
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
    skuBaseDetails: { availability: base.availability, reviewCount: base.reviewCount, rating: base.rating, hasActiveRebate },
    brand: base.brand,
    category: base.segmentCategorization,
    ribbonText: base.ribbonText,
    ribbon: getRibbon(ribbonFacts(item, promotion)),
    recType: item.recommendationType,
    attribution
  }
}

/** A saving is told only where the block wants it, against the product that this one stands in for (CARD-17, CARD-18). */
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
