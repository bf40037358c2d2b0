import { ACCOUNT_PAGES } from "@camber/domain/account"
import { getClientIp } from "../http/getClientIp.ts"
import type { VisitorSession } from "../session/authenticate.ts"
import type { FormResult } from "./createFormHandler.ts"
import { verifyPassword } from "./verifyPassword.ts"
import type { AccountDeps } from "./AccountDeps.ts"

/** The account of whoever is signed in. */
export interface AccountRow {
  readonly account_id: string
  readonly web_user_guid: string
  readonly email: string
  readonly password_hash: string | null
}

/** Leads to the sign-in: nobody is signed in here. */
export const notSignedIn: FormResult = { outcome: "refused", next: ACCOUNT_PAGES.signIn }

/** The account behind a visit whose password was given again, or the reply to whoever is not its owner. */
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
  if (own === undefined || !(await verifyPassword(deps, account.id, password, own.password_hash)))
    return { refusal: { outcome: "refused" } }
  return { own }
}
