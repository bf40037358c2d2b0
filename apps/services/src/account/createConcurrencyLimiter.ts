import { Data } from "effect"
import pLimit from "p-limit"

/** The queue is full. A retry after one or two seconds may succeed. */
export class QueueFull extends Data.TaggedError("QueueFull") {}

/**
 * Creates a limiter that runs at most `atOnce` tasks and queues at most `waiting`. Rejects any further task immediately with `QueueFull`.
 */
export const createConcurrencyLimiter = (atOnce: number, waiting: number): (<A>(work: () => Promise<A>) => Promise<A>) => {
  const limit = pLimit(Math.max(1, atOnce))
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting) throw new QueueFull()
    return limit(work)
  }
}
