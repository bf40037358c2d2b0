import { setImmediate as afterInput, setTimeout as pause } from "node:timers/promises"
import { isDatabaseUnavailable } from "./isDatabaseUnavailable.ts"

/** Whether the database answers. Kept pages go by it, so that none waits for a database that is away or silent (OPS-18). */
export interface Availability {
  /** True after the database failed or stayed silent, until it answers a ping. */
  readonly isAway: () => boolean
  /**
   * Loads a value that every page needs.
   *
   * @param known - Returned at once while the database is away, and as soon as it turns out to be.
   */
  readonly loadOr: <A>(known: A, load: () => Promise<A>) => Promise<A>
  /** Pings a database that seems slow. False if it fails or stays silent. */
  readonly isAnswering: () => Promise<boolean>
}

/** How long a page waits for a load, and then for a ping: a page from memory is served within 100 ms. */
const PATIENCE_MS = 40
/** How long a page waits for a load while pings are answered, for instance behind a lock. */
const SLOW_MS = 500
const PING_EVERY_MS = 250

/** @param ping - Sends a query that needs no table. Its own limits end it. */
export const createAvailability = (ping: () => Promise<unknown>): Availability => {
  let isAway = false
  let probing: Promise<void> | undefined

  /** One ping at a time, until one is answered. An error that the server sent is an answer. */
  const probe = (): Promise<void> =>
    (probing ??= (async () => {
      while (!(await answers(ping))) {
        isAway = true
        await pause(PING_EVERY_MS, undefined, { ref: false })
      }
      isAway = false
    })().finally(() => (probing = undefined)))

  const doubt = (): void => {
    isAway = true
    void probe()
  }

  const isAnswering = async (): Promise<boolean> => {
    if (!isAway && !(await settles(probe(), PATIENCE_MS))) isAway = true
    return !isAway
  }

  return {
    isAway: () => isAway,
    loadOr: async (known, load) => {
      if (isAway) return known
      const loading = load()
      try {
        if (await settles(loading, PATIENCE_MS)) return await loading
        if ((await isAnswering()) && (await settles(loading, SLOW_MS - PATIENCE_MS))) return await loading
      } catch (error) {
        if (!isDatabaseUnavailable(error)) throw error
        doubt()
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

/** Whether a promise settles in time. Input that waits behind a busy event loop is read first. */
const settles = async (asked: Promise<unknown>, patience: number): Promise<boolean> => {
  let isSettled = false
  const settled = asked.catch(() => undefined).then(() => (isSettled = true))
  const timer = new AbortController()
  await Promise.race([settled, pause(patience, undefined, { signal: timer.signal }).catch(() => undefined)])
  timer.abort()
  for (let turns = 0; !isSettled && turns < 3; turns++) await afterInput()
  return isSettled
}
