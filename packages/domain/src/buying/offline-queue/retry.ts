/** Tries at most of a change that the services answer with a fault of theirs: the last comes some ten minutes after the first. */
export const MAX_ATTEMPTS = 6
/** Milliseconds, of the first wait at most and of any. */
const [FIRST_WAIT, LONGEST_WAIT] = [30_000, 600_000]

/**
 * Milliseconds until the next try, after so many that came to nothing: each wait is as long as the one before or longer, until the longest is reached. `chance`, from 0
 * to 1, makes it half of that at least, so that not all devices come at once to a shop that is back.
 */
export const getRetryDelay = (tries: number, chance: number): number =>
  Math.round(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (tries - 1)) * (0.5 + chance / 2))

/**
 * Milliseconds until a network that is there by its own word, and brought nothing so many times, is tried again: at first soon, because one that is just back
 * may take a moment. `chance` as above.
 */
export const waitUntilOnline = (misses: number, chance: number): number =>
  Math.round(Math.min(LONGEST_WAIT, 2000 * 2 ** (misses - 1)) * (0.5 + chance / 2))

/** Whether a wait of so many milliseconds is still to be kept; a longer one than there is was measured by another clock. */
export const isClockAhead = (millis: number): boolean => millis > 0 && millis <= LONGEST_WAIT
