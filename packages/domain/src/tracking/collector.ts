/** Where the collector listens. */
export const COLLECTOR_PATH = "/api/events"
/** Events at most in one request to the collector. */
export const MOST_EVENTS = 50
/** Longest address of a page that the collector takes: path and query, in UTF-16 units. */
export const LONGEST_PAGE = 2000
/** Longest text in an event, in UTF-16 units. */
export const LONGEST_TEXT = 300
