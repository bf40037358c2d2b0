export const MAX_QUEUED_CHANGES = 100
/** Limit per kind of change in a record. It exceeds the queue limit because requeued changes are added to it. */
export const MAX_STORED_CHANGES = 3 * MAX_QUEUED_CHANGES
/** Characters. This is a fraction of the storage that browsers give a site. */
export const MAX_RECORD_LENGTH = 1_000_000
