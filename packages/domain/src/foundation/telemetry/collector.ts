import type { TelemetryEvent } from "./model.ts"

/** Path of the event collector. */
export const COLLECTOR_PATH = "/api/events"
/** Maximum number of events per request. */
export const MAX_EVENTS_PER_BATCH = 50
/** Maximum length of a page's path and query, in UTF-16 units. */
export const MAX_PAGE_LENGTH = 2000
/** Maximum length of a text in an event, in UTF-16 units. */
export const MAX_TEXT_LENGTH = 300
/** Maximum length of a text written by a shopper, in UTF-16 units. Keeps a batch below the size limit of a beacon. */
export const MAX_NOTE_LENGTH = 2000
/** Maximum length of a URL parameter in an event, in UTF-16 units. */
export const MAX_PARAMETER_LENGTH = 1024
/** Maximum number of feature flags per event and per request. */
export const MAX_FLAGS = 100
/** Maximum number of SKUs per event. */
export const MAX_SKUS = 50

/** Truncates a text to the length that the collector accepts, without leaving half a character. */
export const truncateEvent = (text: string, maxLength = MAX_TEXT_LENGTH): string => text.slice(0, maxLength).toWellFormed()

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
