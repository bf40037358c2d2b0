import { TooManyAtOnce } from "./failures.ts"
import type { ThreadShares } from "./threadShares.ts"

/** How much of one client is worked on at once, and how much more of it may wait. */
export interface TurnLimits {
  readonly atOnce: number
  readonly waiting: number
}

/** What a browser has under way at once is less; an office behind one address waits for its own people alone. */
export const standardTurns: TurnLimits = { atOnce: 8, waiting: 200 }

/** Bodies of one client that come at once: 16 MB of them at most are held. */
export const BODIES_AT_ONCE = 64

interface Client {
  running: number
  readonly queue: Array<() => void>
}

/** Runs a work in its client's turn. Rejects with `TooManyAtOnce`, undone, where as many wait as may. */
export type ClientTurns = <A>(client: string, work: () => Promise<A>) => Promise<A>

/**
 * Lets each client have so much under way at once: whoever sends a thousand requests waits for their own, and all others for a few of them at
 * the most. With `shares` a client has the fewer under way the more it takes of the thread, one from half of it on, and gives way to those who
 * take less. In this process only.
 */
export const makeClientTurns = ({ atOnce, waiting } = standardTurns, shares?: ThreadShares): ClientTurns => {
  const clients = new Map<string, Client>()
  const mayRun = (name: string): number => Math.max(1, Math.round(atOnce * (1 - 2 * (shares?.share(name) ?? 0))))
  return async (name, work) => {
    const client = clients.get(name) ?? { running: 0, queue: [] }
    clients.set(name, client)
    if (client.running >= mayRun(name)) {
      if (client.queue.length >= waiting) throw new TooManyAtOnce({})
      await new Promise<void>((resolve) => void client.queue.push(resolve))
    } else client.running += 1
    try {
      await shares?.way(name)
      return await (shares?.charge(name, work) ?? work())
    } finally {
      client.running -= 1
      // Whoever of the same client waits first comes next, once what others have sent meanwhile was begun.
      while (client.running < mayRun(name) && client.queue.length > 0) {
        client.running += 1
        setImmediate(client.queue.shift()!)
      }
      if (client.running === 0) clients.delete(name)
    }
  }
}
