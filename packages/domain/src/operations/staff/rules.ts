/** Length limit of replies, answers and reasons. */
export const MAX_STAFF_TEXT_LENGTH = 1000
