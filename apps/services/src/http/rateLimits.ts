import { LRUCache } from "lru-cache"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { getClientIp } from "./getClientIp.ts"
import type { AttemptLimiter } from "./attemptLimiter.ts"

/** Maximum rate of requests. */
export interface RateLimit {
  /** Requests per time span. A span starts with the first request after the previous span. */
  readonly most: number
  readonly seconds: number
}

/** Maximum number of tracked clients. A client that is no longer tracked starts again at zero. */
const MAX_CLIENTS = 10_000

/**
 * Creates a rate limiter that counts within this process. It protects shared capacity, but cannot stop a client that changes its IP
 * address.
 *
 * @returns A function that counts `amount` requests (1 by default) and returns the seconds to wait; 0 means allowed.
 */
export const createRateLimiter = (
  { most, seconds }: RateLimit,
  now: () => number = () => performance.now()
): ((client: string, amount?: number) => number) => {
  const spans = new LRUCache<string, { readonly until: number; count: number }>({ max: MAX_CLIENTS })
  return (client, amount = 1) => {
    const known = spans.get(client)
    const span = known === undefined || known.until <= now() ? { until: now() + seconds * 1000, count: 0 } : known
    spans.set(client, span)
    span.count += amount
    return span.count <= most ? 0 : Math.ceil((span.until - now()) / 1000)
  }
}

/** Dependencies of forms for anonymous visitors. */
export interface FormDeps {
  readonly database: Kysely<Tables>
  readonly tries: AttemptLimiter
  /** Header in which a trusted proxy writes the client IP address. */
  readonly proxyHeader: string | undefined
}

/**
 * Counts a form that a client IP address sent. Returns false above the limit. The limit applies per address and not per session, because a
 * client can easily start new sessions.
 */
export const isWithinFormLimit = async (
  { proxyHeader, tries }: Omit<FormDeps, "database">,
  form: string,
  request: Request
): Promise<boolean> => (await tries.count("ofAddress", `${form} ${getClientIp(request, proxyHeader)}`)) === null
