import { setTimeout as wait } from "node:timers/promises"

/** Sizes batches and pauses between them. */
export interface Pace {
  /** Rows of the next batch. */
  readonly size: () => number
  /** Runs a batch, then waits. */
  readonly run: <A>(batch: () => Promise<A>) => Promise<A>
}

interface PaceLimits {
  readonly most: number
  /** Duration of a batch in milliseconds that sizes aim at. */
  readonly target: number
  /** Pause after a batch in milliseconds, at most as long as the batch took. */
  readonly rest: number
}

const LEAST = 20

/** Batches beside visitors on connections of their own. A batch holds its row locks until it ends. */
export const fullPace: PaceLimits = { most: 250, target: 500, rest: 0 }
/** Batches on the only connection of the embedded database, for which pages wait. */
export const sharedPace: PaceLimits = { most: 100, target: 40, rest: 40 }

/** Most rows of a feed in a batch: the change log names no more products. */
const MAX_FEED_ROWS = 1_000
/** Rows of a feed that take about as long as a product. */
const ROWS_PER_PRODUCT = 20

/** Returns the number of rows of a feed in the next batch. */
export const getFeedBatchSize = (pace: Pace): number => Math.min(MAX_FEED_ROWS, pace.size() * ROWS_PER_PRODUCT)

/** Creates a pace: batches that took long become smaller, and quick ones larger. */
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
