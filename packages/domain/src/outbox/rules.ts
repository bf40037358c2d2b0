/** Changes at most that wait on one device. */
export const MOST_WAITING = 100
/** Characters of what is kept, at most: a fraction of what any browser gives a site. */
export const LONGEST_RECORD = 1_000_000
