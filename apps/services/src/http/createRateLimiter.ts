import { LRUCache } from "lru-cache"

/** How often something may be asked for. */
export interface RateLimit {
  /** Times in a span; the next span begins with the first time after it. */
  readonly most: number
  readonly seconds: number
}

/** Clients that are remembered; who is forgotten begins anew. */
const REMEMBERED = 10_000

/**
 * Counts what each client asks for, in this process only: it keeps one from using up what all share, and is no fence against who comes
 * under a new name each time. Answers the seconds to wait; 0: go ahead. `amount` is how often it counts, 1 by default.
 */
export const createRateLimiter = (
  { most, seconds }: RateLimit,
  now: () => number = () => performance.now()
): ((client: string, amount?: number) => number) => {
  const spans = new LRUCache<string, { readonly until: number; count: number }>({ max: REMEMBERED })
  return (client, amount = 1) => {
    const known = spans.get(client)
    const span = known === undefined || known.until <= now() ? { until: now() + seconds * 1000, count: 0 } : known
    spans.set(client, span)
    span.count += amount
    return span.count <= most ? 0 : Math.ceil((span.until - now()) / 1000)
  }
}
