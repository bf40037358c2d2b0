import { Data } from "effect"

/** There is no room for another one; in a second or two there will be. */
export class Busy extends Data.TaggedError("Busy") {}

/** Runs at most `atOnce` works at a time and lets at most `waiting` wait; the next one rejects with `Busy` at once, undone. */
export const takingTurns = (atOnce: number, waiting: number): (<A>(work: () => Promise<A>) => Promise<A>) => {
  let running = 0
  const queue: Array<() => void> = []
  return async (work) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new Busy()
      await new Promise<void>((resolve) => void queue.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      // Whoever waits first takes this place over.
      const next = queue.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
