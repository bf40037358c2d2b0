import { TooManyRequests } from "./errors.ts"
import type { CpuShares } from "./cpuShares.ts"

/** Maximum concurrent and queued tasks per client. */
export interface ConcurrencyLimits {
  readonly atOnce: number
  readonly waiting: number
}

/** A browser sends fewer concurrent requests. The clients of an office behind one address share the limits. */
export const defaultConcurrencyLimits: ConcurrencyLimits = { atOnce: 8, waiting: 200 }

/** Maximum number of bodies of a client that are read concurrently. Together they take at most 16 MB of memory. */
export const MAX_CONCURRENT_BODIES = 64

interface Client {
  running: number
  readonly queue: Array<() => void>
  /** Timer that rechecks whether queued tasks may run. */
  timer: NodeJS.Timeout | undefined
}

/** Runs a task in its client's queue. Rejects with `TooManyRequests` if the queue is full. */
export type ClientQueues = <A>(client: string, work: () => Promise<A>) => Promise<A>

/** Milliseconds between checks of the CPU share, which falls while running tasks wait for another service, such as a carrier. */
const CHECK_INTERVAL_MS = 100

/**
 * Creates queues that limit each client's concurrent tasks, so that a client with a thousand requests delays mostly itself. With `shares`,
 * a client gets fewer slots the more CPU time it uses (only one from a share of 0.4), and yields to clients that use less. The limits apply
 * within this process only.
 */
export const createClientQueues = ({ atOnce, waiting } = defaultConcurrencyLimits, shares?: CpuShares): ClientQueues => {
  const clients = new Map<string, Client>()
  const getLimit = (name: string): number => Math.max(1, Math.round(atOnce * (1 - 2 * (shares?.share(name) ?? 0))))
  /** Starts queued tasks in order. `setImmediate` lets requests of other clients start first. */
  const startQueued = (name: string, client: Client) => {
    for (let free = getLimit(name) - client.running; free > 0 && client.queue.length > 0; free--) {
      client.running += 1
      setImmediate(client.queue.shift()!)
    }
    clearTimeout(client.timer)
    client.timer = client.queue.length === 0 ? undefined : setTimeout(() => startQueued(name, client), CHECK_INTERVAL_MS)
  }
  return async (name, work) => {
    const client = clients.get(name) ?? { running: 0, queue: [], timer: undefined }
    clients.set(name, client)
    if (client.queue.length > 0 || client.running >= getLimit(name)) {
      if (client.queue.length >= waiting) throw new TooManyRequests({})
      await new Promise<void>((resolve) => {
        client.queue.push(resolve)
        startQueued(name, client)
      })
    } else client.running += 1
    try {
      await shares?.way(name)
      return await (shares?.charge(name, work) ?? work())
    } finally {
      client.running -= 1
      startQueued(name, client)
      if (client.running === 0) clients.delete(name)
    }
  }
}
