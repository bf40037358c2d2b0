import { AsyncLocalStorage } from "node:async_hooks"

/** State that decides whether a request may read from a standby. */
interface Request {
  readonly readsPrimary: boolean
  hasWritten: boolean
}

const request = new AsyncLocalStorage<Request>()

/**
 * Runs `ask` against the primary, and does not record its writes. Loads of cached data must use this function, because data from a standby
 * would be even more stale in the cache.
 */
export const readFromPrimary = <A>(run: () => Promise<A>): Promise<A> => request.run({ readsPrimary: true, hasWritten: false }, run)

/**
 * Handles a visitor's request. Its catalog reads may go to a standby unless `readsPrimary` is set or the request has already written. A
 * nested call belongs to the outer request.
 *
 * @returns The answer, and whether the request wrote.
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

/** Whether the current query may read stale data. Never true outside a visitor's request. */
export const canReadFromStandby = (): boolean => {
  const now = request.getStore()
  return now !== undefined && !now.readsPrimary && !now.hasWritten
}

export const recordWrite = (): void => {
  const now = request.getStore()
  if (now !== undefined) now.hasWritten = true
}
