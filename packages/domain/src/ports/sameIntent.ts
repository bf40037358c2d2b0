/** Milliseconds after which a press is meant for itself, and not as the same one before that nobody answered (GAP-C59). */
export const SAME_INTENT_MILLIS = 600_000
