/** Milliseconds after which a press counts as a new one, and not as a retry of one without a response (GAP-C59). */
export const SAME_INTENT_MILLIS = 600_000
