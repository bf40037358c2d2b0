import { EXCLUDE_COOKIE, WebUserGuid } from "@camber/domain/visitor"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { getDeviceGuid } from "../push/removeSubscription.ts"
import { newSession, type VisitorSession } from "../session/authenticate.ts"
import { cookieAttributes, createSessionCookies } from "../session/createSessionCookies.ts"
import type { Session } from "../session/sessions.ts"
import { SIGNED_OUT_AT } from "./createAccountLookup.ts"
import { type AccountDeps, isSecure } from "./AccountDeps.ts"
import { describeBrowser } from "./describeBrowser.ts"
import { mergeVisitor } from "./mergeVisitor.ts"

/** A session of an account lasts for so many days from the sign-in. */
const DAYS = 90

/**
 * Signs a visitor in, within a transaction that holds the account's row: what they had without an account goes into it, and the session is a
 * new one. Who was signed in already takes nothing along: what that account has stays its own. A session that takes the place of one of the same
 * account counts as begun with its second factor where that one did. Answers the session to sign.
 */
export const createSession = async (
  transaction: Kysely<Tables>,
  accountId: string,
  visit: VisitorSession,
  byFactor = false
): Promise<Session> => {
  const { web_user_guid } = await transaction
    .selectFrom("account")
    .select("web_user_guid")
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow()
  const webUserGuid = WebUserGuid.make(web_user_guid)
  const isByFactor = byFactor || (visit.account?.id === accountId && (await wasByFactor(transaction, visit.account.sessionId)))
  if (visit.account === null) await mergeVisitor(transaction, visit.webUserGuid, webUserGuid)
  else await endSession(transaction, visit.account.sessionId)
  const sessionId = crypto.randomUUID()
  const { begun } = await transaction
    .insertInto("account_session")
    .values({
      session_id: sessionId,
      account_id: accountId,
      seen_at: sql<Date>`now()`,
      expires_at: sql<Date>`now() + make_interval(days => ${DAYS})`,
      browser: describeBrowser(visit.userAgent),
      has_factor: isByFactor
    })
    .returning(sql<Date>`now()`.as("begun"))
    .executeTakeFirstOrThrow()
  return { webUserGuid, account: sessionId, issuedAt: begun.getTime() }
}

const wasByFactor = async (transaction: Kysely<Tables>, sessionId: string): Promise<boolean> => {
  const session = await transaction
    .selectFrom("account_session")
    .select("has_factor")
    .where("session_id", "=", sessionId)
    .executeTakeFirst()
  return session?.has_factor === true
}

/** Its own browser leaves it: what that browser has under way comes to nobody, and takes no cookie away. */
export const endSession = async (database: Kysely<Tables>, sessionId: string): Promise<void> => {
  await database.updateTable("account_session").set({ expires_at: SIGNED_OUT_AT }).where("session_id", "=", sessionId).execute()
}

/** The browser that somebody sits at. */
export interface CurrentBrowser {
  readonly sessionId: string | null
  readonly deviceGuid: string | null
}

/** The browser and session that a request comes from. */
export const getCurrentBrowser = ({ account }: VisitorSession, request: Request): CurrentBrowser => ({
  sessionId: account?.sessionId ?? null,
  deviceGuid: getDeviceGuid(request)
})

/** Ends the account's sessions on every browser but one; the others are told nothing more of it. */
export const endOtherSessions = async (
  database: Kysely<Tables>,
  accountId: string,
  { deviceGuid, sessionId }: CurrentBrowser
): Promise<void> => {
  await database
    .deleteFrom("account_session")
    .where("account_id", "=", accountId)
    .$if(sessionId !== null, (sessions) => sessions.where("session_id", "!=", sessionId ?? ""))
    .execute()
  await database
    .deleteFrom("push_subscription")
    .using("account")
    .whereRef("push_subscription.web_user_guid", "=", "account.web_user_guid")
    .where("account.account_id", "=", accountId)
    .where("device_guid", "!=", deviceGuid ?? "")
    .execute()
}

/** The cookies of a session; an employee's browser is kept out of analytics from now on (VIS-19). */
export const getSessionCookies = (deps: AccountDeps, session: Session, isEmployee = false): ReadonlyArray<string> => [
  ...createSessionCookies(session, deps.sessions, isSecure(deps)),
  ...(isEmployee ? [`${EXCLUDE_COOKIE}=true; ${cookieAttributes(isSecure(deps))}`] : [])
]

/** Makes a browser a stranger's. */
export const createAnonymousCookies = (deps: AccountDeps): ReadonlyArray<string> => getSessionCookies(deps, newSession(null, deps.now()))
