/** Changes at most that one device keeps. */
export const MAX_QUEUED_CHANGES = 100
/** Of one kind in a record: what comes back to the queue may be more than what was put there. */
export const MAX_STORED_CHANGES = 3 * MAX_QUEUED_CHANGES
/** Characters of what is kept, at most: a fraction of what any browser gives a site. */
export const MAX_RECORD_LENGTH = 1_000_000
