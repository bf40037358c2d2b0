import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { AttemptLimiter } from "../http/attemptLimiter.ts"
import type { SessionSigner } from "../session/sessions.ts"
import type { PasswordVerifier } from "./createOldPasswordVerifier.ts"
import type { PasswordHasher } from "./passwords.ts"

export type StaffFactor = "required" | "offered"

/** Dependencies of the account handlers. */
export interface AccountDeps {
  readonly database: Kysely<Tables>
  /** Read-only pool for large reads, so that they do not block carts and orders. */
  readonly reads: Kysely<Tables>
  readonly passwords: PasswordHasher
  /** Also verifies the passwords of the shop's former software. */
  readonly verifyStoredPassword: PasswordVerifier
  readonly tries: AttemptLimiter
  readonly sessions: SessionSigner
  /** UTC milliseconds, from the database clock. */
  readonly now: () => number
  /** Base URL of links in mail. */
  readonly publicOrigin: string
  readonly brandName: string
  /** Email addresses of the shop that receive notifications of new events. */
  readonly staffMail?: ReadonlyArray<string> | undefined
  /** Whether staff must have a second factor. For other users it is optional. */
  readonly staffFactor: StaffFactor
  /** Header in which a trusted proxy writes the client IP address. */
  readonly proxyHeader: string | undefined
}

/** Whether the shop's cookies are HTTPS-only. */
export const isSecure = ({ publicOrigin }: Pick<AccountDeps, "publicOrigin">): boolean => publicOrigin.startsWith("https:")
