import { createHash } from "node:crypto"
import type { Pool } from "pg"
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible"

/** How much may be tried, by settings. */
export interface AttemptLimits {
  /** Wrong passwords for one account in 15 minutes. */
  readonly ofAccount: number
  /** Sign-ins and other forms of an account from one client address in 15 minutes. */
  readonly ofAddress: number
  /** Mails to one address in an hour. */
  readonly ofMail: number
}

export type AttemptKind = keyof AttemptLimits

/** Counts tries in the database, for all processes together. */
export interface AttemptLimiter {
  /** Counts one; null, or the seconds until there may be another. */
  readonly count: (what: AttemptKind, whose: string) => Promise<number | null>
  /** Takes one back: it was right. */
  readonly takeBack: (what: AttemptKind, whose: string) => Promise<void>
}

const seconds: Readonly<Record<AttemptKind, number>> = { ofAccount: 900, ofAddress: 900, ofMail: 3600 }

export const createAttemptLimiter = (pool: Pool, limits: AttemptLimits): AttemptLimiter => {
  const limiter = (what: AttemptKind) =>
    new RateLimiterPostgres({
      storeClient: pool,
      tableName: "rate_limit",
      tableCreated: true,
      keyPrefix: what,
      points: limits[what],
      duration: seconds[what],
      clearExpiredByTimeout: false
    })
  const limiters = { ofAccount: limiter("ofAccount"), ofAddress: limiter("ofAddress"), ofMail: limiter("ofMail") }
  return {
    count: async (what, whose) => {
      try {
        await limiters[what].consume(keyOf(whose))
        return null
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
        throw refusal
      }
    },
    takeBack: async (what, whose) => void (await limiters[what].reward(keyOf(whose)))
  }
}

/** Addresses are not kept for counting. */
const keyOf = (whose: string): string => createHash("sha256").update(whose).digest("base64url")
