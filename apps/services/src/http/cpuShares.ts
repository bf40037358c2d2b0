import { LRUCache } from "lru-cache"
import { performance } from "node:perf_hooks"
import { withRequestAccount, getRequestAccount } from "../database/requestAccount.ts"

/** What is told of time, in milliseconds that only grow: the clock, and how long this thread has computed. */
export interface CpuClock {
  readonly now: () => number
  readonly computed: () => number
}

const ofThisThread: CpuClock = {
  now: () => performance.now(),
  computed: () => performance.eventLoopUtilization().active
}

/** What a client has had counts for half after so many milliseconds. */
export const HALF_LIFE_MS = 1_500
/** Whoever has had no more than this part of the thread lately gives way to nobody: several first pages with all their pictures. */
export const FAIR_SHARE = 0.2
/** Nobody gives way for longer than this, in milliseconds. */
export const MAX_YIELD_MS = 100
/** To read a request takes so many milliseconds at the most. */
export const MAX_READ_COST_MS = 1
/** What a client that has the thread all the time comes to, in milliseconds. */
const WHOLE = HALF_LIFE_MS / Math.LN2
/** Clients that are remembered: who is forgotten has had nothing. */
const MOST_CLIENTS = 10_000

interface Client {
  /** Its requests that are under way or wait for their turn. */
  present: number
  /** Milliseconds that it had had lately, at `at`. */
  had: number
  at: number
}

/** How much of the thread that answers each client has had lately. */
export interface CpuShares {
  /** A request of this client was read, which is charged to it. */
  readonly read: (client: string) => void
  /** A request of this client waits for an answer, until what is returned is called. */
  readonly wait: (client: string) => () => void
  /** Charges this client for what the work computes from its begin or a query's end to the next query or pause. */
  readonly charge: <A>(client: string, work: () => Promise<A>) => Promise<A>
  /** The part of the thread that this client has had in the last seconds, 0 to 1. */
  readonly share: (client: string) => number
  /** Comes at once, but for a client that has had plenty: then once no other that had less than half as much waits for an answer. */
  readonly way: (client: string) => Promise<void>
}

/**
 * Counts how long this thread computes, and for which clients. It is no exact bill: after a pause that is no query nobody is charged, and the rest
 * of a round of the loop may be. But it tells one who floods from everybody else at once.
 */
export const createCpuShares = ({ computed, now }: CpuClock = ofThisThread): CpuShares => {
  const known = new LRUCache<string, Client>({ max: MOST_CLIENTS })
  const present = new Map<string, Client>()
  const waiting = new Set<() => void>()
  /** Who computes now, as far as is known, and up to when all is charged. */
  let atWork: Client | null = null
  let charged = computed()

  const clientOf = (name: string): Client => {
    const client = present.get(name) ?? known.get(name) ?? { present: 0, had: 0, at: now() }
    known.set(name, client)
    return client
  }
  const had = (client: Client): number => {
    const at = now()
    client.had *= 2 ** ((client.at - at) / HALF_LIFE_MS)
    client.at = at
    return client.had
  }
  const add = (client: Client | null, milliseconds: number) => {
    if (client !== null) client.had = had(client) + milliseconds
  }
  /** Charges what was computed since the last time: up to so much to whose request was read, the rest to this one. */
  const settle = (worker: Client | null, reader: Client | null = null) => {
    const reached = computed()
    const reading = reader === null ? 0 : Math.min(MAX_READ_COST_MS, reached - charged)
    add(reader, reading)
    add(worker, reached - charged - reading)
    charged = reached
  }
  const rest = (client: Client | null) => {
    settle(client)
    atWork = null
  }
  /** It computes until it says otherwise, or pauses: at the latest when the loop has come round. */
  const goOn = (client: Client) => {
    settle(atWork)
    atWork = client
    setImmediate(() => atWork === client && rest(client))
  }
  /** Whether this one has had plenty, while another that had less than half as much waits. */
  const isInTheWay = (client: Client): boolean => {
    const own = had(client)
    return own > FAIR_SHARE * WHOLE && [...present.values()].some((other) => other !== client && had(other) < own / 2)
  }

  return {
    read: (name) => settle(atWork, clientOf(name)),
    wait: (name) => {
      const client = clientOf(name)
      client.present += 1
      present.set(name, client)
      return () => {
        client.present -= 1
        if (client.present > 0) return
        present.delete(name)
        for (const look of waiting) look()
      }
    },
    charge: (name, work) => {
      const outer = getRequestAccount()
      // What a page asks for on its way is charged with the page.
      if (outer?.who === name) {
        outer.goesOn()
        return work()
      }
      const client = clientOf(name)
      let isOver = false
      const asks = () => {
        // Whoever began meanwhile, after a pause that nobody told of, is charged for neither.
        if (!isOver) rest(atWork === client ? client : null)
      }
      const goesOn = () => {
        if (!isOver) goOn(client)
      }
      goesOn()
      return withRequestAccount({ who: name, asks, goesOn }, work).finally(() => {
        asks()
        isOver = true
      })
    },
    share: (name) => Math.min(1, had(clientOf(name)) / WHOLE),
    way: async (name) => {
      const client = clientOf(name)
      if (!isInTheWay(client)) return
      await new Promise<void>((resolve) => {
        const go = () => {
          clearTimeout(timer)
          waiting.delete(look)
          resolve()
        }
        const look = () => {
          if (!isInTheWay(client)) go()
        }
        const timer = setTimeout(go, MAX_YIELD_MS)
        waiting.add(look)
      })
    }
  }
}
