import { ACCOUNT_PAGES } from "@camber/domain/account"
import { getClientIp } from "../http/getClientIp.ts"
import type { VisitorSession } from "../session/authenticate.ts"
import type { FormResult } from "./createFormHandler.ts"
import { verifyPassword } from "./passwords.ts"
import type { AccountDeps } from "./AccountDeps.ts"

/** The signed-in user's account. */
export interface AccountRow {
  readonly account_id: string
  readonly web_user_guid: string
  readonly email: string
  readonly password_hash: string | null
}

/** Redirects to the sign-in page. */
export const notSignedIn: FormResult = { outcome: "refused", next: ACCOUNT_PAGES.signIn }

/**
 * Checks the signed-in user's password again. Returns the account, or the response for a wrong password or too many
 * attempts.
 */
export const verifyOwner = async (
  deps: AccountDeps,
  { account }: VisitorSession,
  password: string,
  request: Request
): Promise<{ readonly own: AccountRow } | { readonly refusal: FormResult }> => {
  if (account === null) return { refusal: notSignedIn }
  const wait =
    (await deps.tries.count("ofAddress", getClientIp(request, deps.proxyHeader))) ?? (await deps.tries.count("ofAccount", account.id))
  if (wait !== null) return { refusal: { outcome: "busy", retryAfter: wait } }
  const own = await deps.database
    .selectFrom("account")
    .select(["account_id", "web_user_guid", "email", "password_hash"])
    .where("account_id", "=", account.id)
    .executeTakeFirst()
  if (own === undefined || !(await verifyPassword(deps, account.id, () => deps.passwords.verify(password, own.password_hash))))
    return { refusal: { outcome: "refused" } }
  return { own }
}
