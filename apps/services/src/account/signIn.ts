import { ACCOUNT_PAGES, normalizeEmail, type signIn } from "@camber/domain/account"
import { toSameOriginPath } from "@camber/domain/navigation"
import { getClientIp } from "../http/getClientIp.ts"
import { CrossSiteRequest } from "../http/errors.ts"
import { getDeviceGuid, deleteSubscription } from "../push/removeSubscription.ts"
import type { VisitorSession } from "../session/authenticate.ts"
import type { FormResult } from "./createFormHandler.ts"
import { endSession, createAnonymousCookies } from "./createSession.ts"
import { verifyPassword } from "./verifyPassword.ts"
import { completeSignIn } from "./signInStep.ts"
import { type AccountDeps, isSecure } from "./AccountDeps.ts"
import { createExpiredPersonalCookies } from "./expiredCookies.ts"

/** The sign-in page with a signed-out message. */
const SIGNED_OUT = `${ACCOUNT_PAGES.signIn}?signedOut=true`

/**
 * Creates the sign-in handler. An unknown address takes as long as a wrong password and gets the same response.
 * The hash is compared again under the row lock, so that a concurrently changed password does not work.
 */
export const createSignInHandler =
  (deps: AccountDeps) =>
  async (
    { emailAddress, password, returnUrl = "/" }: (typeof signIn)["body"]["Type"],
    visit: VisitorSession,
    request: Request
  ): Promise<FormResult> => {
    const key = normalizeEmail(emailAddress)
    const wait = (await deps.tries.count("ofAddress", getClientIp(request, deps.proxyHeader))) ?? (await deps.tries.count("ofAccount", key))
    if (wait !== null) return { outcome: "busy", retryAfter: wait }

    const account = await deps.database
      .selectFrom("account")
      .select(["account_id", "password_hash", "roles"])
      .where("email_key", "=", key)
      .executeTakeFirst()
    const isRight = await verifyPassword(deps, key, password, account?.password_hash ?? null)
    if (account === undefined || !isRight) return { outcome: "refused" }

    const { account_id, password_hash, roles } = account
    return deps.database.transaction().execute(async (transaction): Promise<FormResult> => {
      const unchanged = await transaction
        .selectFrom("account")
        .select("account_id")
        .where("account_id", "=", account_id)
        .where("password_hash", "=", password_hash)
        .forUpdate()
        .executeTakeFirst()
      if (unchanged === undefined || password_hash === null) return { outcome: "refused" }
      return completeSignIn(
        deps,
        transaction,
        { accountId: account_id, passwordHash: password_hash, roles, next: toSameOriginPath(returnUrl) },
        visit,
        request
      )
    })
  }

/**
 * Creates the sign-out handler. It ends the session and clears personal cookies, which makes the browser anonymous
 * (CALL-20).
 * Because it is a GET, it accepts only the shop's own script: no link, image or page of another site (GAP-C60).
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
