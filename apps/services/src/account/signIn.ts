import { ACCOUNT_PAGES, normalizeEmail, type signIn as signInCall } from "@camber/domain/account"
import { toSameOriginPath } from "@camber/domain/navigation"
import { sql, type SqlBool } from "kysely"
import { getClientIp } from "../http/getClientIp.ts"
import { CrossSiteRequest } from "../http/errors.ts"
import { getDeviceGuid, deleteSubscription } from "../push/removeSubscription.ts"
import type { VisitorSession } from "../session/authenticate.ts"
import type { FormResult } from "./createFormHandler.ts"
import { endSession, createAnonymousCookies } from "./createSession.ts"
import { readCostliestRecipe, replaceOldPassword, selectOldPassword, toOldPassword } from "./oldPasswords.ts"
import { verifyPassword } from "./passwords.ts"
import { completeSignIn } from "./signInStep.ts"
import { type AccountDeps, isSecure } from "./AccountDeps.ts"
import { createExpiredPersonalCookies } from "./expiredCookies.ts"

/** The sign-in page with a signed-out message. */
const SIGNED_OUT = `${ACCOUNT_PAGES.signIn}?signedOut=true`

/**
 * Creates the sign-in handler. An unknown address takes as long as a wrong password and gets the same response. The first sign-in with a
 * password of the shop's former software replaces its hash by an argon2id hash. The hash is compared again after locking the row, so that a
 * sign-in fails if the password was changed concurrently.
 */
export const createSignInHandler =
  (deps: AccountDeps) =>
  async (
    { emailAddress, password, returnUrl = "/" }: (typeof signInCall)["body"]["Type"],
    visit: VisitorSession,
    request: Request
  ): Promise<FormResult> => {
    const key = normalizeEmail(emailAddress)
    const wait = (await deps.tries.count("ofAddress", getClientIp(request, deps.proxyHeader))) ?? (await deps.tries.count("ofAccount", key))
    if (wait !== null) return { outcome: "busy", retryAfter: wait }

    const given = { key, password, next: toSameOriginPath(returnUrl) }
    const result = await signIn(deps, given, (verify) => verifyPassword(deps, key, verify), visit, request)
    // A concurrent sign-in replaced the old password, so this sign-in tries again with the new hash.
    const last = result === "Replaced" ? await signIn(deps, given, (verify) => verify(), visit, request) : result
    return last === "Replaced" ? { outcome: "refused" } : last
  }

interface GivenCredentials {
  /** Normalized email address. */
  readonly key: string
  readonly password: string
  /** The next page. */
  readonly next: string
}

/** @param count - Runs the verification, and counts a wrong password. */
const signIn = async (
  deps: AccountDeps,
  { key, next, password }: GivenCredentials,
  count: (verify: () => Promise<boolean>) => Promise<boolean>,
  visit: VisitorSession,
  request: Request
): Promise<FormResult | "Replaced"> => {
  // Both hashes are read in one query, because a concurrent sign-in may replace the old hash by a new one.
  const account = await selectOldPassword(deps.database.selectFrom("account"))
    .select(["account.account_id", "password_hash", "roles"])
    .where("email_key", "=", key)
    .executeTakeFirst()
  const hash = account?.password_hash ?? null
  const old = account === undefined ? null : toOldPassword(account)
  const stored = { hash, old, costliest: await readCostliestRecipe(deps.database) }
  const isRight = await count(() => deps.verifyStoredPassword(password, stored))
  if (account === undefined || !isRight) return { outcome: "refused" }

  const { account_id, roles } = account
  const passwordHash = hash ?? (await deps.passwords.hash(password))
  return deps.database.transaction().execute(async (transaction) => {
    const unchanged = await transaction
      .selectFrom("account")
      .select("account_id")
      .where("account_id", "=", account_id)
      .where(sql<SqlBool>`password_hash is not distinct from ${hash}`)
      .forUpdate()
      .executeTakeFirst()
    if (unchanged === undefined || (old !== null && !(await replaceOldPassword(transaction, account_id, old, passwordHash))))
      return old === null ? { outcome: "refused" } : "Replaced"
    return completeSignIn(deps, transaction, { accountId: account_id, passwordHash, roles, next }, visit, request)
  })
}

/**
 * Creates the sign-out handler. It ends the session and clears personal cookies, which makes the browser anonymous (CALL-20). Because it is
 * a GET, it accepts only requests of the shop's own script, not those of links, images or other sites (GAP-C60).
 */
export const createSignOutHandler =
  (deps: AccountDeps) =>
  async (request: Request, { account, webUserGuid }: VisitorSession): Promise<Response> => {
    if (request.headers.get("sec-fetch-site") !== "same-origin" || request.headers.get("x-camber") !== "1")
      throw new CrossSiteRequest({ message: "Only the shop's own pages can sign out." })
    if (account !== null) await endSession(deps.database, account.sessionId)
    const device = getDeviceGuid(request)
    if (device !== null) await deleteSubscription(deps.database, webUserGuid, device)
    const headers = new Headers({ "cache-control": "no-store" })
    for (const cookie of [...createExpiredPersonalCookies(request, isSecure(deps)), ...createAnonymousCookies(deps)])
      headers.append("set-cookie", cookie)
    return Response.json({ success: true, redirectUrl: SIGNED_OUT }, { headers })
  }
