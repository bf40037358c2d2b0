import { Redacted } from "effect"
import type { Database } from "../database/openDatabase.ts"
import { createAttemptLimiter, type AttemptLimits } from "../http/attemptLimiter.ts"
import { type SessionKeys, createSessionSigner } from "../session/sessions.ts"
import type { AccountDeps, StaffFactor } from "./AccountDeps.ts"
import { createDigestComputation, createOldPasswordVerifier } from "./createOldPasswordVerifier.ts"
import { createPasswordHasher, type PasswordHasher } from "./passwords.ts"

/** Account settings of the operator. */
export interface AccountSettings {
  readonly sessionKeys: SessionKeys
  readonly publicOrigin: string
  readonly brandName: string
  /** Email addresses of the shop that receive notifications; none by default. */
  readonly staffMail?: ReadonlyArray<string> | undefined
  readonly tryLimits: AttemptLimits
  readonly proxyHeader: string | undefined
  /** Minutes after which an idle staff session ends; unlimited by default. */
  readonly staffIdleMinutes?: number
  /** Whether staff need a second factor; optional by default. */
  readonly staffSecondFactor?: StaffFactor
  /** Cookie key of the shop's former PrestaShop, which its password hashes contain. */
  readonly oldCookieKey?: Redacted.Redacted | undefined
}

export const createAccountDeps = (
  { kysely, pool, reads }: Pick<Database, "kysely" | "pool" | "reads">,
  settings: AccountSettings,
  now: () => number,
  passwords: PasswordHasher = createPasswordHasher()
): AccountDeps => ({
  database: kysely,
  reads,
  now,
  passwords,
  verifyStoredPassword: createOldPasswordVerifier(
    passwords,
    createDigestComputation(settings.oldCookieKey === undefined ? undefined : Redacted.value(settings.oldCookieKey))
  ),
  tries: createAttemptLimiter(pool, settings.tryLimits),
  sessions: createSessionSigner(...settings.sessionKeys),
  publicOrigin: settings.publicOrigin,
  brandName: settings.brandName,
  staffMail: settings.staffMail,
  proxyHeader: settings.proxyHeader,
  staffFactor: settings.staffSecondFactor ?? "offered"
})
