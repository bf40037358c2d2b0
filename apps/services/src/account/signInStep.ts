import { ACCOUNT_PAGES, type signInCode } from "@camber/domain/account"
import { parseCookieHeader } from "@camber/domain/ports"
import { createHash, randomBytes } from "node:crypto"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { getClientIp } from "../http/getClientIp.ts"
import { queueCustomerMail } from "../mail/queueMail.ts"
import type { VisitorSession } from "../session/authenticate.ts"
import { type AccountDeps, isSecure } from "./AccountDeps.ts"
import { recoveryCodeUsedMail } from "./accountMails.ts"
import type { FormResult } from "./createFormHandler.ts"
import { createSession, getSessionCookies } from "./createSession.ts"
import { selectCar } from "./selectCar.ts"
import { countRecoveryCodes, hasSecondFactor, consumeCode } from "./factors.ts"

/** Maximum seconds between the password and the code. */
const STEP_SECONDS = 600

/** An account whose password or mailbox access was verified. */
export interface VerifiedAccount {
  readonly accountId: string
  readonly passwordHash: string
  readonly roles: ReadonlyArray<string>
  /** The next page. */
  readonly next: string
}

/**
 * Signs in, in a transaction that locks the account row. If the account has a second factor, redirects to the code page
 * first.
 * Staff without a required second factor are redirected to its setup.
 */
export const completeSignIn = async (
  deps: AccountDeps,
  transaction: Kysely<Tables>,
  proven: VerifiedAccount,
  visit: VisitorSession,
  request: Request
): Promise<FormResult> => {
  const { accountId, next, passwordHash, roles } = proven
  if (await hasSecondFactor(transaction, accountId)) {
    const token = randomBytes(32).toString("hex")
    const row = { token_hash: hashToken(token), account_id: accountId, password_hash: passwordHash, next }
    await transaction
      .insertInto("sign_in_step")
      .values({ ...row, expires_at: sql<Date>`now() + make_interval(secs => ${STEP_SECONDS})` })
      .execute()
    return { outcome: "done", next: ACCOUNT_PAGES.code, cookies: [createStepCookie(deps, token, STEP_SECONDS)] }
  }
  const session = await createSession(transaction, accountId, visit)
  const needsFactor = deps.staffFactor === "required" && roles.includes("staff")
  const car = await selectCar(transaction, { isForHttps: isSecure(deps), next, request, webUserGuid: session.webUserGuid })
  const cookies = [...getSessionCookies(deps, session, roles.includes("employee")), ...car.cookies]
  return { outcome: "done", next: needsFactor ? ACCOUNT_PAGES.factor : car.next, cookies }
}

/**
 * Creates the handler for the code of a pending sign-in. Attempts are limited per account and client IP address, like passwords. If the
 * password was changed in between, the sign-in must start again.
 */
export const createSignInCodeHandler =
  (deps: AccountDeps) =>
  async ({ code }: (typeof signInCode)["body"]["Type"], visit: VisitorSession, request: Request): Promise<FormResult> => {
    const token = parseCookieHeader(request.headers.get("cookie")).get(getStepCookieName(deps)) ?? ""
    const step = await deps.database
      .selectFrom("sign_in_step")
      .selectAll()
      .where("token_hash", "=", hashToken(token))
      .where("expires_at", ">", sql<Date>`now()`)
      .executeTakeFirst()
    if (step === undefined) return { outcome: "expired" }
    const attemptKey = `code ${step.account_id}`
    const wait =
      (await deps.tries.count("ofAddress", getClientIp(request, deps.proxyHeader))) ?? (await deps.tries.count("ofAccount", attemptKey))
    if (wait !== null) return { outcome: "busy", retryAfter: wait }
    const reply = await deps.database.transaction().execute(async (transaction): Promise<FormResult> => {
      const account = await transaction
        .selectFrom("account")
        .select(["email", "roles"])
        .where("account_id", "=", step.account_id)
        .where("password_hash", "=", step.password_hash)
        .forUpdate()
        .executeTakeFirst()
      if (account === undefined) return { outcome: "expired" }
      const taken = await consumeCode(transaction, step.account_id, code)
      if (taken === null) return { outcome: "refused" }
      // The second of two concurrent requests finds the step deleted.
      const { numDeletedRows } = await transaction.deleteFrom("sign_in_step").where("token_hash", "=", step.token_hash).executeTakeFirst()
      if (numDeletedRows === 0n) return { outcome: "expired" }
      if (taken === "recovery")
        await queueCustomerMail(
          transaction,
          deps,
          recoveryCodeUsedMail(deps, account.email, await countRecoveryCodes(transaction, step.account_id))
        )
      const session = await createSession(transaction, step.account_id, visit, true)
      const { webUserGuid } = session
      const car = await selectCar(transaction, { isForHttps: isSecure(deps), next: step.next, request, webUserGuid })
      const cookies = [
        ...getSessionCookies(deps, session, account.roles.includes("employee")),
        ...car.cookies,
        createStepCookie(deps, "", 0)
      ]
      return { outcome: "done", next: car.next, cookies }
    })
    if (reply.outcome === "done") await deps.tries.takeBack("ofAccount", attemptKey)
    return reply
  }

/** On HTTPS, the cookie is bound to this host like the session cookie. */
const getStepCookieName = (deps: AccountDeps): string => `${isSecure(deps) ? "__Host-" : ""}camber_sign_in`

const createStepCookie = (deps: AccountDeps, token: string, seconds: number): string =>
  `${getStepCookieName(deps)}=${token}; Path=/; Max-Age=${seconds}; SameSite=Lax; HttpOnly${isSecure(deps) ? "; Secure" : ""}`

const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex")
