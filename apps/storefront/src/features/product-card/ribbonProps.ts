import { type CardRibbon, type ProductCard, type PromotionPreview, rebateNote, getRibbon } from "@camber/domain/catalog"
import { formatCents } from "@camber/domain/money"
import type { RibbonProps } from "@camber/ui"

const looks = { kit: "kit", saving: "save", rebate: "plain", promotion: "plain", percentOff: "plain", own: "plain" } as const

/** Returns the ribbon's appearance. Savings are highlighted if the visitor's flag allows it (FLAG-09). */
export const ribbonLook = ({ kind, text }: CardRibbon): RibbonProps => ({ text, kind: looks[kind] })

/** Returns a product's ribbon; `promotion` is the visitor's own on the product. */
export const ribbonProps = (card: ProductCard, promotion: PromotionPreview | null = null): RibbonProps | undefined => {
  const ribbon = getRibbon({ ...card, percentOffString: card.pricing.percentOffString, ...(promotion !== null && { promotion }) })
  if (ribbon === null) return undefined
  return { ...ribbonLook(ribbon), note: ribbon.kind === "rebate" ? rebateNote(card.rebate, formatCents) : undefined }
}
