import { AsyncLocalStorage } from "node:async_hooks"

/** What a request has to do with standbys, which are late by a little. */
interface Request {
  readonly readsPrimary: boolean
  hasWritten: boolean
}

const request = new AsyncLocalStorage<Request>()

/** Reads as they are what `ask` reads, and forgets that it writes. What is kept for others must be: standbys would make it later still. */
export const readFromPrimary = <A>(ask: () => Promise<A>): Promise<A> => request.run({ readsPrimary: true, hasWritten: false }, ask)

/**
 * Answers for a visitor, whose reads of the catalogue may be late unless `readsPrimary` or they follow a write; tells whether something was
 * written. Within another such answer it is a part of that.
 */
export const withReadRouting = async <A>(
  readsPrimary: boolean,
  act: () => Promise<A>
): Promise<{ readonly answer: A; readonly hasWritten: boolean }> => {
  const outer = request.getStore()
  const now = outer ?? { readsPrimary, hasWritten: false }
  const answer = outer === undefined ? await request.run(now, act) : await act()
  return { answer, hasWritten: now.hasWritten }
}

/** Whether what is asked now may be late. What no visitor waits for never is. */
export const canReadFromStandby = (): boolean => {
  const now = request.getStore()
  return now !== undefined && !now.readsPrimary && !now.hasWritten
}

export const recordWrite = (): void => {
  const now = request.getStore()
  if (now !== undefined) now.hasWritten = true
}
