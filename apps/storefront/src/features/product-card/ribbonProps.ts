import { type CardRibbon, type ProductCard, type PromotionPreview, rebateNote, getRibbon } from "@camber/domain/catalog"
import { formatCents } from "@camber/domain/money"
import type { RibbonProps } from "@camber/ui"

const looks = { kit: "kit", saving: "save", rebate: "plain", promotion: "plain", percentOff: "plain", own: "plain" } as const

/** A ribbon as it looks: savings stand out where the visitor's flag says so (FLAG-09). */
export const ribbonLook = ({ kind, text }: CardRibbon): RibbonProps => ({ text, kind: looks[kind] })

/** A product's ribbon, `promotion` the visitor's own on it. */
export const ribbonProps = (card: ProductCard, promotion: PromotionPreview | null = null): RibbonProps | undefined => {
  const ribbon = getRibbon({ ...card, percentOffString: card.pricing.percentOffString, ...(promotion !== null && { promotion }) })
  if (ribbon === null) return undefined
  return { ...ribbonLook(ribbon), note: ribbon.kind === "rebate" ? rebateNote(card.rebate, formatCents) : undefined }
}
