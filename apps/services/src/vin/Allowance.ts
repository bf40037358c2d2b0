import { LRUCache } from "lru-cache"

/** How often something may be asked for. */
export interface AllowanceLimits {
  /** Times in a span; the next span begins with the first time after it. */
  readonly most: number
  readonly seconds: number
}

/** Visitors that are remembered; who is forgotten begins anew. */
const REMEMBERED = 10_000

/**
 * Counts what each visitor asks for, in this process only: it keeps one visitor from using up what all share, and is no fence against who
 * comes under a new name each time. Answers the seconds to wait; 0: go ahead.
 */
export const makeAllowance = (
  { most, seconds }: AllowanceLimits,
  now: () => number = () => performance.now()
): ((visitor: string) => number) => {
  const spans = new LRUCache<string, { readonly until: number; count: number }>({ max: REMEMBERED })
  return (visitor) => {
    const known = spans.get(visitor)
    const span = known === undefined || known.until <= now() ? { until: now() + seconds * 1000, count: 0 } : known
    spans.set(visitor, span)
    span.count += 1
    return span.count <= most ? 0 : Math.ceil((span.until - now()) / 1000)
  }
}
