import { createElement } from "react"
import type { ProductCard } from "@camber/domain/catalog"
import { Ribbon } from "@camber/ui"
import type { LazyComponent } from "../../foundation/late/LazyComponent.ts"
import { useLazyOnInteraction } from "../../foundation/late/useLazyOnInteraction.ts"
import { ribbonProps } from "./ribbonProps.ts"

const ownRibbon: LazyComponent<CardRibbonProps> = () => import("./OwnRibbon.tsx")

export interface CardRibbonProps {
  readonly card: ProductCard
}

/**
 * Renders the shared ribbon of a card. After the first interaction it also shows the savings from the visitor's own codes. The ribbon
 * overlays the picture and causes no layout shift.
 */
export const CardRibbon = ({ card }: CardRibbonProps) => {
  const Own = useLazyOnInteraction(ownRibbon)
  if (Own) return createElement(Own, { card })
  const ribbon = ribbonProps(card)
  return ribbon && <Ribbon {...ribbon} />
}
