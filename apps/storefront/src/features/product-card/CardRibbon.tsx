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

/** The ribbon of a card: everybody's, and once somebody is there what the visitor's own codes take off. It lies over the picture and moves nothing. */
export const CardRibbon = ({ card }: CardRibbonProps) => {
  const Own = useLazyOnInteraction(ownRibbon)
  if (Own) return createElement(Own, { card })
  const ribbon = ribbonProps(card)
  return ribbon && <Ribbon {...ribbon} />
}
