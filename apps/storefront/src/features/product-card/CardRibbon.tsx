import type { ProductCard } from "@camber/domain/catalog"
import { Ribbon } from "@camber/ui"
import { Lazy, type LazyComponent } from "../../foundation/lazy/Lazy.tsx"
import { useInteracted } from "../../foundation/lazy/useFirstInteraction.ts"
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
  const ribbon = ribbonProps(card)
  return <Lazy load={ownRibbon} isWanted={useInteracted()} props={{ card }} fallback={ribbon && <Ribbon {...ribbon} />} />
}
