/** Changes at most that one device keeps. */
export const MOST_CHANGES = 100
/** Of one kind in a record: what comes back to the queue may be more than what was put there. */
export const MOST_KEPT = 3 * MOST_CHANGES
/** Characters of what is kept, at most: a fraction of what any browser gives a site. */
export const LONGEST_RECORD = 1_000_000
