import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { AttemptLimiter } from "../http/attemptLimiter.ts"
import type { SessionSigner } from "../session/sessions.ts"
import type { PasswordHasher } from "./passwords.ts"

export type StaffFactor = "required" | "offered"

/** What everything that is done with accounts needs. */
export interface AccountDeps {
  readonly database: Kysely<Tables>
  /** For what is only read and may be much: carts and orders have connections of their own. */
  readonly reads: Kysely<Tables>
  readonly passwords: PasswordHasher
  readonly tries: AttemptLimiter
  readonly sessions: SessionSigner
  /** UTC milliseconds, by the database's clock. */
  readonly now: () => number
  /** Links in mail lead there. */
  readonly publicOrigin: string
  readonly brandName: string
  /** Addresses of the shop that are mailed what is new. */
  readonly staffMail?: ReadonlyArray<string> | undefined
  /** Whether staff must have a second factor; anybody may. */
  readonly staffFactor: StaffFactor
  /** The header in which a trusted proxy writes whose request it is. */
  readonly proxyHeader: string | undefined
}

/** Whether the shop's cookies are for https alone. */
export const isSecure = ({ publicOrigin }: Pick<AccountDeps, "publicOrigin">): boolean => publicOrigin.startsWith("https:")
