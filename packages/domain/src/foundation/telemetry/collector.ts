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

/** Truncates a text to what the collector accepts, without leaving half a character. */
export const truncateEvent = (text: string, maxLength = MAX_TEXT_LENGTH): string => text.slice(0, maxLength).toWellFormed()
