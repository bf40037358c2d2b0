import { setTimeout as wait } from "node:timers/promises"

/** Determines the size of batches and the pauses between them. */
export interface Pace {
  /** Rows of the next batch. */
  readonly size: () => number
  /** Runs a batch, then waits. */
  readonly run: <A>(batch: () => Promise<A>) => Promise<A>
}

interface PaceLimits {
  readonly most: number
  /** Batch duration to aim for, in milliseconds. */
  readonly target: number
  /** Pause after a batch in milliseconds, at most as long as the batch took. */
  readonly rest: number
}

const LEAST = 20

/** Limits for batches that use a separate connection. Their duration is limited because a batch holds its row locks until it ends. */
export const fullPace: PaceLimits = { most: 250, target: 500, rest: 0 }
/** Limits for batches on the only connection of the embedded database. Pages wait for these batches. */
export const sharedPace: PaceLimits = { most: 100, target: 40, rest: 40 }

/** Maximum rows of a feed in a batch, because the change log lists at most this many products. */
const MAX_FEED_ROWS = 1_000
/** Number of feed rows that take about as long as one product. */
const ROWS_PER_PRODUCT = 20

/** Returns the number of rows of a feed in the next batch. */
export const getFeedBatchSize = (pace: Pace): number => Math.min(MAX_FEED_ROWS, pace.size() * ROWS_PER_PRODUCT)

/** Creates a pace: after a slow batch the next one is smaller, after a quick batch larger. */
export const createPace = ({ most, rest, target }: PaceLimits = fullPace, now: () => number = () => performance.now()): Pace => {
  let size = Math.min(most, LEAST * 2)
  return {
    size: () => size,
    run: async (batch) => {
      const startedAt = now()
      const result = await batch()
      const took = now() - startedAt
      size = took > target ? Math.max(LEAST, Math.floor(size / 2)) : took < target / 2 ? Math.min(most, size * 2) : size
      if (rest > 0) await wait(Math.min(rest, took))
      return result
    }
  }
}
