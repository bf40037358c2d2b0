import { setImmediate as afterInput, setTimeout as pause } from "node:timers/promises"
import { isDatabaseUnavailable } from "./isDatabaseUnavailable.ts"

/** Tracks whether the database responds, so that cached pages do not wait for an unreachable or silent database (OPS-18). */
export interface Availability {
  /** True from when the database fails or stays silent until it answers a ping. */
  readonly isAway: () => boolean
  /**
   * Loads a value that every page needs.
   *
   * @param known - Returned while the database is unreachable, and as soon as it becomes unreachable.
   */
  readonly loadOr: <A>(known: A, load: () => Promise<A>) => Promise<A>
  /** Pings a database that seems slow. Returns false if the ping fails or gets no response. */
  readonly isAnswering: () => Promise<boolean>
}

/** How long a page waits for a load, and then for a ping. Cached pages must be served within 100 ms. */
const LOAD_TIMEOUT_MS = 40
/** How long a page waits for a slow load while pings succeed, for instance behind a lock. */
const SLOW_LOAD_TIMEOUT_MS = 500
const PING_INTERVAL_MS = 250

/**
 * Creates the availability check of one database.
 *
 * @param ping - Sends a query that needs no table and has its own timeout.
 */
export const createAvailability = (ping: () => Promise<unknown>): Availability => {
  let isAway = false
  let probing: Promise<void> | undefined

  /** Sends pings, one at a time, until a ping succeeds. An error from the server counts as a response. */
  const probe = (): Promise<void> =>
    (probing ??= (async () => {
      while (!(await answers(ping))) {
        isAway = true
        await pause(PING_INTERVAL_MS, undefined, { ref: false })
      }
      isAway = false
    })().finally(() => (probing = undefined)))

  const recheck = (): void => {
    isAway = true
    void probe()
  }

  const isAnswering = async (): Promise<boolean> => {
    if (!isAway && !(await settles(probe(), LOAD_TIMEOUT_MS))) isAway = true
    return !isAway
  }

  return {
    isAway: () => isAway,
    loadOr: async (known, load) => {
      if (isAway) return known
      const loading = load()
      try {
        if (await settles(loading, LOAD_TIMEOUT_MS)) return await loading
        if ((await isAnswering()) && (await settles(loading, SLOW_LOAD_TIMEOUT_MS - LOAD_TIMEOUT_MS))) return await loading
      } catch (error) {
        if (!isDatabaseUnavailable(error)) throw error
        recheck()
      }
      return known
    },
    isAnswering
  }
}

const answers = (ping: () => Promise<unknown>): Promise<boolean> =>
  ping().then(
    () => true,
    (error: unknown) => !isDatabaseUnavailable(error)
  )

/** Whether a promise settles in time. Yields to the event loop first, so that pending socket input is read. */
const settles = async (promise: Promise<unknown>, timeoutMs: number): Promise<boolean> => {
  let isSettled = false
  const settled = promise.catch(() => undefined).then(() => (isSettled = true))
  const { promise: over, resolve: end } = Promise.withResolvers<void>()
  const timer = setTimeout(end, timeoutMs)
  await Promise.race([settled, over])
  clearTimeout(timer)
  for (let turns = 0; !isSettled && turns < 3; turns++) await afterInput()
  return isSettled
}
