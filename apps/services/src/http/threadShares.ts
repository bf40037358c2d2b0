import { LRUCache } from "lru-cache"
import { performance } from "node:perf_hooks"

/** What is told of time, in milliseconds that only grow: the clock, and how long this thread has computed. */
export interface ThreadTime {
  readonly now: () => number
  readonly computed: () => number
}

const ofThisThread: ThreadTime = {
  now: () => performance.now(),
  computed: () => performance.eventLoopUtilization().active
}

/** What a client has taken counts for half after so many milliseconds. */
export const HALF_LIFE = 1_500
/** Whoever has had no more than this part of the thread lately gives way to nobody. */
export const PLENTY = 0.07
/** Nobody gives way for longer than this, in milliseconds. */
export const LONGEST_WAY = 100
/** What a client that has the thread all the time comes to, in milliseconds. */
const WHOLE = HALF_LIFE / Math.LN2
/** Clients that are remembered: who is forgotten has taken nothing. */
const MOST_CLIENTS = 10_000

interface Client {
  /** Its requests that are under way or wait for their turn. */
  present: number
  /** Milliseconds that it had taken lately at `at`, and how far a request's share had come then. */
  taken: number
  at: number
  reached: number
}

/** How much of the thread that answers each client has had lately. */
export interface ThreadShares {
  /** A request of this client has come. To be told when it is answered, by what is returned. */
  readonly arrive: (client: string) => () => void
  /** The part of the thread that this client has had in the last seconds, 0 to 1. */
  readonly share: (client: string) => number
  /** Comes at once, but for a client that has had plenty: then once no other that had less than half as much waits for an answer. */
  readonly way: (client: string) => Promise<void>
}

/**
 * Counts how long this thread computes, by clients. What it computes is shared out evenly between the requests that are there meanwhile: whoever
 * sends forty at once is charged for forty. That is no exact bill, but tells one who floods from everybody else within a few requests.
 */
export const makeThreadShares = ({ computed, now }: ThreadTime = ofThisThread): ThreadShares => {
  const known = new LRUCache<string, Client>({ max: MOST_CLIENTS })
  const here = new Map<string, Client>()
  const waiting = new Set<() => void>()
  let requests = 0
  let last = computed()
  /** What one request would have been charged, had it been here all the time. */
  let charge = 0

  const settle = () => {
    const reached = computed()
    if (requests > 0) charge += (reached - last) / requests
    last = reached
  }
  const taken = (client: Client): number => {
    settle()
    const at = now()
    client.taken = client.taken * 2 ** ((client.at - at) / HALF_LIFE) + client.present * (charge - client.reached)
    client.at = at
    client.reached = charge
    return client.taken
  }
  const clientOf = (name: string): Client => {
    const client = here.get(name) ?? known.get(name) ?? { present: 0, taken: 0, at: now(), reached: charge }
    known.set(name, client)
    return client
  }
  /** Whether this one has plenty, while another that took less than half as much is here. */
  const isInTheWay = (client: Client): boolean => {
    const had = taken(client)
    return had > PLENTY * WHOLE && [...here.values()].some((other) => other !== client && taken(other) < had / 2)
  }

  return {
    arrive: (name) => {
      const client = clientOf(name)
      taken(client)
      client.present += 1
      requests += 1
      here.set(name, client)
      return () => {
        taken(client)
        client.present -= 1
        requests -= 1
        if (client.present > 0) return
        here.delete(name)
        for (const look of waiting) look()
      }
    },
    share: (name) => Math.min(1, taken(clientOf(name)) / WHOLE),
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
        const timer = setTimeout(go, LONGEST_WAY)
        waiting.add(look)
      })
    }
  }
}
