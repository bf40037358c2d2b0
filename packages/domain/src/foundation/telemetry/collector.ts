/** Where the collector listens. */
export const COLLECTOR_PATH = "/api/events"
/** Events at most in one request to the collector. */
export const MOST_EVENTS = 50
/** Longest address of a page that the collector takes: path and query, in UTF-16 units. */
export const LONGEST_PAGE = 2000
/** Longest text in an event, in UTF-16 units. */
export const LONGEST_TEXT = 300
/** Longest text that a shopper wrote, in UTF-16 units: a batch of them stays below what a beacon carries. */
export const LONGEST_NOTE = 2000
/** Longest value of an address' parameter in an event, in UTF-16 units. */
export const LONGEST_PARAMETER = 1024
/** Feature flags at most in one event, and in one question about them. */
export const MOST_FLAGS = 100
/** SKUs at most in one event. */
export const MOST_SKUS = 50

/** A text as an event carries it: cut to what the collector takes, without half a character at its end. */
export const fitting = (text: string, longest = LONGEST_TEXT): string => text.slice(0, longest).toWellFormed()
