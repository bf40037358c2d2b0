import { Data } from "effect"
import pLimit from "p-limit"

/** There is no room for another one; in a second or two there will be. */
export class QueueFull extends Data.TaggedError("Busy") {}

/** Runs at most `atOnce` works at a time and lets at most `waiting` wait. Rejects the next one with `Busy` at once, and does not start it. */
export const createConcurrencyLimiter = (atOnce: number, waiting: number): (<A>(work: () => Promise<A>) => Promise<A>) => {
  const limit = pLimit(Math.max(1, atOnce))
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting) throw new QueueFull()
    return limit(work)
  }
}
