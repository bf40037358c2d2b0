import type { Database } from "../database/index.ts"
import { createAttemptLimiter, type AttemptLimits } from "../http/attemptLimiter.ts"
import { type SessionKeys, createSessionSigner } from "../session/sessions.ts"
import type { AccountDeps, StaffFactor } from "./AccountDeps.ts"
import { createPasswordHasher, type PasswordHasher } from "./passwords.ts"

/** What an operator may choose about accounts. */
export interface AccountSettings {
  readonly sessionKeys: SessionKeys
  readonly publicOrigin: string
  readonly brandName: string
  /** Addresses of the shop that are mailed what is new; none by default. */
  readonly staffMail?: ReadonlyArray<string> | undefined
  readonly tryLimits: AttemptLimits
  readonly proxyHeader: string | undefined
  /** Minutes after which a session of staff ends that nobody uses; without end by default. */
  readonly staffIdleMinutes?: number
  /** Whether staff may do nothing without a second factor; offered by default. */
  readonly staffSecondFactor?: StaffFactor
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
  tries: createAttemptLimiter(pool, settings.tryLimits),
  sessions: createSessionSigner(...settings.sessionKeys),
  publicOrigin: settings.publicOrigin,
  brandName: settings.brandName,
  staffMail: settings.staffMail,
  proxyHeader: settings.proxyHeader,
  staffFactor: settings.staffSecondFactor ?? "offered"
})
