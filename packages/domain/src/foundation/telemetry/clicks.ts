import { truncateEvent } from "./collector.ts"
import type { TelemetryEvent } from "./model.ts"

/** Returns the analytics name of a recommendation section (ANL-114). */
export const recommendationsList = (section: string): string => `Recommendations ${section}`

/** A clicked card, reduced to what analytics needs. */
export type ClickedCard =
  | { readonly _tag: "Product"; readonly skuBaseNumber: string }
  | { readonly _tag: "Article"; readonly articleId: number }

/** Creates the event of a clicked card. `position` counts from 1 within its list (ANL-102). */
export const cardClicked = (card: ClickedCard, list: string, position: number): TelemetryEvent =>
  card._tag === "Product"
    ? { name: "Product Clicked", skuBaseNumber: truncateEvent(card.skuBaseNumber), list: truncateEvent(list), position }
    : { name: "Article Clicked", articleId: card.articleId, list: truncateEvent(list) }
