import { TooManyRequests } from "./errors.ts"
import type { CpuShares } from "./cpuShares.ts"

/** How much of one client is worked on at once, and how much more of it may wait. */
export interface ConcurrencyLimits {
  readonly atOnce: number
  readonly waiting: number
}

/** What a browser has under way at once is less; an office behind one address has less each. */
export const defaultConcurrencyLimits: ConcurrencyLimits = { atOnce: 8, waiting: 200 }

/** Bodies of one client that come at once: 16 MB of them at most are held. */
export const MAX_CONCURRENT_BODIES = 64

interface Client {
  running: number
  readonly queue: Array<() => void>
  /** Looks whether more of it may run by now. */
  look: NodeJS.Timeout | undefined
}

/** Runs a work in its client's turn. Rejects with `TooManyRequests`, undone, where as many wait as may. */
export type ClientQueues = <A>(client: string, work: () => Promise<A>) => Promise<A>

/** What a client takes of the thread fades while its works wait for others, such as a carrier: so often, in milliseconds, is looked. */
const LOOK = 100

/**
 * Lets each client have so much under way at once, in the order in which it came: whoever sends a thousand requests waits for their own, and
 * all others for a few of them at the most. With `shares` a client has the fewer under way the more it takes of the thread, one from two fifths
 * of it on, and gives way to those who take less. In this process only.
 */
export const createClientQueues = ({ atOnce, waiting } = defaultConcurrencyLimits, shares?: CpuShares): ClientQueues => {
  const clients = new Map<string, Client>()
  const mayRun = (name: string): number => Math.max(1, Math.round(atOnce * (1 - 2 * (shares?.share(name) ?? 0))))
  /** Whoever waits first comes next, once what others have sent meanwhile was begun. */
  const beginMore = (name: string, client: Client) => {
    for (let free = mayRun(name) - client.running; free > 0 && client.queue.length > 0; free--) {
      client.running += 1
      setImmediate(client.queue.shift()!)
    }
    clearTimeout(client.look)
    client.look = client.queue.length === 0 ? undefined : setTimeout(() => beginMore(name, client), LOOK)
  }
  return async (name, work) => {
    const client = clients.get(name) ?? { running: 0, queue: [], look: undefined }
    clients.set(name, client)
    if (client.queue.length > 0 || client.running >= mayRun(name)) {
      if (client.queue.length >= waiting) throw new TooManyRequests({})
      await new Promise<void>((resolve) => {
        client.queue.push(resolve)
        beginMore(name, client)
      })
    } else client.running += 1
    try {
      await shares?.way(name)
      return await (shares?.charge(name, work) ?? work())
    } finally {
      client.running -= 1
      beginMore(name, client)
      if (client.running === 0) clients.delete(name)
    }
  }
}
