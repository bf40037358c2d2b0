import { formatCents } from "../../foundation/money/rules.ts"

/** Input for a card's ribbon. Amounts are in cents. */
export interface RibbonFacts {
  /** Number of kit components of product and variant. 0 if the product is not a kit (CARD-08). */
  readonly kitItemCount: number
  /** On the variant or the product (GAP-C16). */
  readonly hasActiveRebate: boolean
  readonly percentOffString: string | null
  readonly ribbonText: string | null
  /** Set if the block shows the saving compared with the product it replaces. */
  readonly savings?: { readonly price: number; readonly originPrice: number }
  /** The shopper's promotion on this product: percent, and dollars with cents. */
  readonly promotion?: { readonly percentOff: number; readonly dollarsOff: number }
}

/** A card's ribbon and the fact it is based on. */
export interface CardRibbon {
  readonly kind: "kit" | "rebate" | "saving" | "promotion" | "percentOff" | "own"
  readonly text: string
}

/**
 * Returns the card's only ribbon. The first that applies wins: kit, rebate, saving, promotion, percent off, the product's own text
 * (GAP-C16).
 */
export const getRibbon = (facts: RibbonFacts): CardRibbon | null => {
  if (facts.kitItemCount > 0) return { kind: "kit", text: `${facts.kitItemCount} ITEM KIT` }
  if (facts.hasActiveRebate) return { kind: "rebate", text: "Rebate" }
  return (
    createRibbon("saving", formatSaving(facts.savings)) ??
    createRibbon("promotion", formatPromotion(facts.promotion)) ??
    createRibbon("percentOff", facts.percentOffString) ??
    createRibbon("own", facts.ribbonText)
  )
}

const createRibbon = (kind: CardRibbon["kind"], text: string | null): CardRibbon | null => (text ? { kind, text } : null)

/** Returns the saving compared with the replaced product (CARD-17, CARD-18). */
const formatSaving = (savings: RibbonFacts["savings"]): string | null =>
  savings !== undefined && savings.price < savings.originPrice ? `Save ${formatCents(savings.originPrice - savings.price)}` : null

/**
 * Returns the percent if above 4, unless the dollars are 100 or more; otherwise the dollars if above 1. Both are rounded down (CARD-19 to
 * CARD-21).
 */
const formatPromotion = (promotion: RibbonFacts["promotion"]): string | null => {
  if (promotion === undefined) return null
  const { dollarsOff, percentOff } = promotion
  if (percentOff > 4 && dollarsOff < 100) return `${Math.floor(percentOff)}% Off`
  return dollarsOff > 1 ? `$${Math.floor(dollarsOff)} Off` : null
}
