import { formatCents } from "../../foundation/money/rules.ts"

/** What a card's ribbon may say. Amounts are cents. */
export interface RibbonFacts {
  /** Components of the kit, base and variant ones together; 0 when it is no kit (CARD-08). */
  readonly kitItemCount: number
  /** On the variant or on the base (GAP-C16). */
  readonly hasActiveRebate: boolean
  readonly percentOffString: string | null
  readonly ribbonText: string | null
  /** Given where the block shows savings against the product it stands in for. */
  readonly savings?: { readonly price: number; readonly originPrice: number }
  /** The shopper's promotion on this product: percent, and whole or broken dollars. */
  readonly promotion?: { readonly percentOff: number; readonly dollarsOff: number }
}

/** What a card's ribbon reads, and what of the facts it tells. */
export interface CardRibbon {
  readonly kind: "kit" | "rebate" | "saving" | "promotion" | "percentOff" | "own"
  readonly text: string
}

/** The one ribbon of a card, first that applies: kit, rebate, saving, promotion, percent off, the product's own text (GAP-C16). */
export const getRibbon = (facts: RibbonFacts): CardRibbon | null => {
  if (facts.kitItemCount > 0) return { kind: "kit", text: `${facts.kitItemCount} ITEM KIT` }
  if (facts.hasActiveRebate) return { kind: "rebate", text: "Rebate" }
  return (
    ribbon("saving", savingRibbon(facts.savings)) ??
    ribbon("promotion", promotionRibbon(facts.promotion)) ??
    ribbon("percentOff", facts.percentOffString) ??
    ribbon("own", facts.ribbonText)
  )
}

const ribbon = (kind: CardRibbon["kind"], text: string | null): CardRibbon | null => (text ? { kind, text } : null)

/** CARD-17, CARD-18 */
const savingRibbon = (savings: RibbonFacts["savings"]): string | null =>
  savings !== undefined && savings.price < savings.originPrice ? `Save ${formatCents(savings.originPrice - savings.price)}` : null

/** CARD-19 to CARD-21: percent above 4 unless it is 100 dollars or more, otherwise dollars above 1, rounded down. */
const promotionRibbon = (promotion: RibbonFacts["promotion"]): string | null => {
  if (promotion === undefined) return null
  const { dollarsOff, percentOff } = promotion
  if (percentOff > 4 && dollarsOff < 100) return `${Math.floor(percentOff)}% Off`
  return dollarsOff > 1 ? `$${Math.floor(dollarsOff)} Off` : null
}
