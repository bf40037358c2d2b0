/** Where the collector listens. */
export const COLLECTOR_PATH = "/api/events"
/** Events at most in one request to the collector. */
export const MAX_EVENTS_PER_BATCH = 50
/** Longest address of a page that the collector takes: path and query, in UTF-16 units. */
export const MAX_PAGE_LENGTH = 2000
/** Longest text in an event, in UTF-16 units. */
export const MAX_TEXT_LENGTH = 300
/** Longest text that a shopper wrote, in UTF-16 units: a batch of them stays below what a beacon carries. */
export const MAX_NOTE_LENGTH = 2000
/** Longest value of an address' parameter in an event, in UTF-16 units. */
export const MAX_PARAMETER_LENGTH = 1024
/** Feature flags at most in one event, and in one question about them. */
export const MAX_FLAGS = 100
/** SKUs at most in one event. */
export const MAX_SKUS = 50

/** A text as an event carries it: cut to what the collector takes, without half a character at its end. */
export const truncateEvent = (text: string, longest = MAX_TEXT_LENGTH): string => text.slice(0, longest).toWellFormed()
