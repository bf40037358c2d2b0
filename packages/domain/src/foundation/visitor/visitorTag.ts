/** Response header with an opaque text per visitor. Devices partition cached responses by it, so that no visitor sees a response for a different visitor. */
export const VISITOR_TAG_HEADER = "x-visitor-tag"
/** Value of the header in a response that changes the visitor by signing in or out. */
export const VISITOR_CHANGED = "changed"
