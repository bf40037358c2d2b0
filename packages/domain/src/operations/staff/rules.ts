/** Longest answer to a review or a question, and longest reason, in characters. */
export const LONGEST_STAFF_WORDS = 1000
