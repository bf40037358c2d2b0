import { truncateEvent } from "./collector.ts"
import type { TelemetryEvent } from "./model.ts"

/** The name under which analytics knows a block of recommendations (ANL-114). */
export const recommendationsList = (section: string): string => `Recommendations ${section}`

/** A card that is clicked, as far as analytics wants to know of it. */
export type ClickedCard =
  | { readonly _tag: "Product"; readonly skuBaseNumber: string }
  | { readonly _tag: "Article"; readonly articleId: number }

/** `position` is the card's place in its list, from 1 (ANL-102). */
export const cardClicked = (card: ClickedCard, list: string, position: number): TelemetryEvent =>
  card._tag === "Product"
    ? { name: "Product Clicked", skuBaseNumber: truncateEvent(card.skuBaseNumber), list: truncateEvent(list), position }
    : { name: "Article Clicked", articleId: card.articleId, list: truncateEvent(list) }
