import { createHash } from "node:crypto"
import type { Pool } from "pg"
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible"

/** Configured attempt limits. */
export interface AttemptLimits {
  /** Maximum wrong passwords per account in 15 minutes. */
  readonly ofAccount: number
  /** Maximum sign-ins and other account forms per client IP address in 15 minutes. */
  readonly ofAddress: number
  /** Maximum mails per email address in an hour. */
  readonly ofMail: number
}

export type AttemptKind = keyof AttemptLimits

/** Counts attempts in the database, shared by all processes. */
export interface AttemptLimiter {
  /** Counts an attempt. Returns null, or the seconds until another attempt is allowed. */
  readonly count: (what: AttemptKind, whose: string) => Promise<number | null>
  /** Takes back the count of an attempt that succeeded. */
  readonly takeBack: (what: AttemptKind, whose: string) => Promise<void>
}

const seconds: Readonly<Record<AttemptKind, number>> = { ofAccount: 900, ofAddress: 900, ofMail: 3600 }

export const createAttemptLimiter = (pool: Pool, limits: AttemptLimits): AttemptLimiter => {
  const createLimiter = (what: AttemptKind) =>
    new RateLimiterPostgres({
      storeClient: pool,
      tableName: "rate_limit",
      tableCreated: true,
      keyPrefix: what,
      points: limits[what],
      duration: seconds[what],
      clearExpiredByTimeout: false
    })
  const limiters = { ofAccount: createLimiter("ofAccount"), ofAddress: createLimiter("ofAddress"), ofMail: createLimiter("ofMail") }
  return {
    count: async (what, whose) => {
      try {
        await limiters[what].consume(toKey(whose))
        return null
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
        throw refusal
      }
    },
    takeBack: async (what, whose) => void (await limiters[what].reward(toKey(whose)))
  }
}

/** Hashes the account, IP address or email address, so that it is not stored. */
const toKey = (whose: string): string => createHash("sha256").update(whose).digest("base64url")
