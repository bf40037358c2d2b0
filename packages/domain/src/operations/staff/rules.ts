/** Longest answer to a review or a question, and longest reason, in characters. */
export const MAX_STAFF_TEXT_LENGTH = 1000
