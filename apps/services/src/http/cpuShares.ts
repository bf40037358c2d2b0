import { LRUCache } from "lru-cache"
import { performance } from "node:perf_hooks"
import { withRequestAccount, getRequestAccount } from "../database/abortableQueries.ts"

/** Monotonic clocks in milliseconds: the time, and the CPU time of this thread. */
export interface CpuClock {
  readonly now: () => number
  readonly computed: () => number
}

const THREAD_CLOCK: CpuClock = {
  now: () => performance.now(),
  computed: () => performance.eventLoopUtilization().active
}

/** Half-life of a client's CPU usage in milliseconds. */
export const HALF_LIFE_MS = 1_500
/**
 * A client below this share of the thread never yields. Several first pages with all their images stay below it.
 */
export const FAIR_SHARE = 0.2
/** Maximum time to yield, in milliseconds. */
export const MAX_YIELD_MS = 100
/** Maximum CPU time charged for reading one request, in milliseconds. */
export const MAX_READ_COST_MS = 1
/** Usage in milliseconds of a client that uses all of the thread's CPU time. */
const FULL_USAGE_MS = HALF_LIFE_MS / Math.LN2
/** Maximum number of tracked clients. A client that is no longer tracked counts as having used no CPU time. */
const MAX_CLIENTS = 10_000

interface Client {
  /** Requests in progress or queued. */
  present: number
  /** CPU usage in milliseconds at time `at`. It decays over time. */
  had: number
  at: number
}

/** Tracks the recent CPU usage of each client. */
export interface CpuShares {
  /** Charges the client for reading a request. */
  readonly read: (client: string) => void
  /** Marks the client as waiting for a response. Returns the function that ends the wait. */
  readonly wait: (client: string) => () => void
  /** Runs a task and charges the client for the task's CPU time, not counting the time of queries and pauses. */
  readonly charge: <A>(client: string, work: () => Promise<A>) => Promise<A>
  /** Returns the client's recent share of the thread, 0 to 1. */
  readonly share: (client: string) => number
  /**
   * Resolves immediately unless the client exceeds its CPU share. Then waits until no client with less than half its
   * usage waits for a response.
   */
  readonly way: (client: string) => Promise<void>
}

/**
 * Creates a tracker of the thread's CPU time per client.
 *
 * The result is approximate. CPU time after a pause that is not a query is charged to no client, and the rest of an event loop turn may be
 * charged to no client either. Even so, the tracker identifies a flooding client immediately.
 */
export const createCpuShares = ({ computed, now }: CpuClock = THREAD_CLOCK): CpuShares => {
  const known = new LRUCache<string, Client>({ max: MAX_CLIENTS })
  const present = new Map<string, Client>()
  const waiting = new Set<() => void>()
  /** The client that is computing, if known. `charged` is the thread's CPU time up to which all time was charged. */
  let active: Client | null = null
  let charged = computed()

  const getClient = (name: string): Client => {
    const client = present.get(name) ?? known.get(name) ?? { present: 0, had: 0, at: now() }
    known.set(name, client)
    return client
  }
  const decayUsage = (client: Client): number => {
    const at = now()
    client.had *= 2 ** ((client.at - at) / HALF_LIFE_MS)
    client.at = at
    return client.had
  }
  const add = (client: Client | null, milliseconds: number) => {
    if (client !== null) client.had = decayUsage(client) + milliseconds
  }
  /**
   * Charges the CPU time since the last call: up to MAX_READ_COST_MS to the client whose request was read, the rest to the active client.
   */
  const recordUsage = (worker: Client | null, reader: Client | null = null) => {
    const reached = computed()
    const reading = reader === null ? 0 : Math.min(MAX_READ_COST_MS, reached - charged)
    add(reader, reading)
    add(worker, reached - charged - reading)
    charged = reached
  }
  const rest = (client: Client | null) => {
    recordUsage(client)
    active = null
  }
  /** Makes a client the active client until it pauses or the next event loop turn begins. */
  const resume = (client: Client) => {
    recordUsage(active)
    active = client
    setImmediate(() => active === client && rest(client))
  }
  /** Whether a client is above its share while a client with less than half its usage waits. */
  const mustYield = (client: Client): boolean => {
    const own = decayUsage(client)
    return own > FAIR_SHARE * FULL_USAGE_MS && [...present.values()].some((other) => other !== client && decayUsage(other) < own / 2)
  }

  return {
    read: (name) => recordUsage(active, getClient(name)),
    wait: (name) => {
      const client = getClient(name)
      client.present += 1
      present.set(name, client)
      return () => {
        client.present -= 1
        if (client.present > 0) return
        present.delete(name)
        for (const recheck of waiting) recheck()
      }
    },
    charge: (name, work) => {
      const outer = getRequestAccount()
      // The CPU time of a page's calls is charged as part of the page.
      if (outer?.who === name) {
        outer.resumed()
        return work()
      }
      const client = getClient(name)
      let isOver = false
      const asks = () => {
        // If another client has started during a pause that was not reported, the time is charged to neither client.
        if (!isOver) rest(active === client ? client : null)
      }
      const resumed = () => {
        if (!isOver) resume(client)
      }
      resumed()
      return withRequestAccount({ who: name, asks, resumed }, work).finally(() => {
        asks()
        isOver = true
      })
    },
    share: (name) => Math.min(1, decayUsage(getClient(name)) / FULL_USAGE_MS),
    way: async (name) => {
      const client = getClient(name)
      if (!mustYield(client)) return
      await new Promise<void>((resolve) => {
        const go = () => {
          clearTimeout(timer)
          waiting.delete(recheck)
          resolve()
        }
        const recheck = () => {
          if (!mustYield(client)) go()
        }
        const timer = setTimeout(go, MAX_YIELD_MS)
        waiting.add(recheck)
      })
    }
  }
}
