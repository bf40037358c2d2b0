import { EXCLUDE_COOKIE, WebUserGuid } from "@camber/domain/visitor"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { getDeviceGuid } from "../push/removeSubscription.ts"
import { newSession, type VisitorSession } from "../session/authenticate.ts"
import { cookieAttributes, createSessionCookies } from "../session/createSessionCookies.ts"
import type { Session } from "../session/sessions.ts"
import { SIGNED_OUT_AT } from "./createAccountLookup.ts"
import { type AccountDeps, isSecure } from "./AccountDeps.ts"
import Bowser from "bowser"
import { visitorTables } from "./visitorTables.ts"

/**
 * Moves all data of visitor `from` to visitor `to`, in a transaction: on sign-in, from the anonymous visitor to the account. Idempotent.
 * Afterward, `from` has no data.
 */
export const mergeVisitor = async (transaction: Kysely<Tables>, from: WebUserGuid, to: WebUserGuid): Promise<void> => {
  if (from === to) return
  await lockVisitors(transaction, [from, to])
  for (const { merge } of visitorTables) await merge?.(transaction, from, to)
}

/**
 * Locks cart, garage, lists and owned parts of visitors until the end of the transaction. This also blocks orders from their carts.
 */
export const lockVisitors = async (transaction: Kysely<Tables>, guids: ReadonlyArray<WebUserGuid>): Promise<void> => {
  for (const what of ["cart", "garage", "lists", "owned parts"]) {
    // A fixed order prevents deadlocks.
    for (const guid of guids.toSorted()) await sql`select pg_advisory_xact_lock(hashtext(${what}), hashtext(${guid}))`.execute(transaction)
  }
}

/** Maximum parsed length of a user agent. Known user agents are shorter than 300 characters. */
const MAX_USER_AGENT_LENGTH = 500

/** Formats browser and operating system for the user: 'Firefox on Windows'. Empty if they are unknown. */
const describeBrowser = (userAgent: string): string => {
  if (userAgent === "") return ""
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_USER_AGENT_LENGTH))
  return [browser.name, os.name].filter(Boolean).join(" on ").slice(0, 80)
}

/** Days from the sign-in until a session expires. */
const SESSION_DAYS = 90

/**
 * Signs a visitor in, in a transaction that locks the account row.
 *
 * Merges an anonymous visitor's data into the account. If the visitor is signed in to another account, no data is merged. If the new
 * session replaces a session of the same account, it keeps the second-factor state.
 *
 * @returns The session to sign.
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
  const usesFactor = byFactor || (visit.account?.id === accountId && (await hasFactor(transaction, visit.account.sessionId)))
  if (visit.account === null) await mergeVisitor(transaction, visit.webUserGuid, webUserGuid)
  else await endSession(transaction, visit.account.sessionId)
  const sessionId = crypto.randomUUID()
  const { begun } = await transaction
    .insertInto("account_session")
    .values({
      session_id: sessionId,
      account_id: accountId,
      seen_at: sql<Date>`now()`,
      expires_at: sql<Date>`now() + make_interval(days => ${SESSION_DAYS})`,
      browser: describeBrowser(visit.userAgent),
      has_factor: usesFactor
    })
    .returning(sql<Date>`now()`.as("begun"))
    .executeTakeFirstOrThrow()
  return { webUserGuid, account: sessionId, issuedAt: begun.getTime() }
}

const hasFactor = async (transaction: Kysely<Tables>, sessionId: string): Promise<boolean> => {
  const session = await transaction
    .selectFrom("account_session")
    .select("has_factor")
    .where("session_id", "=", sessionId)
    .executeTakeFirst()
  return session?.has_factor === true
}

/** Marks a session as signed out by its own browser. Requests in flight become anonymous and set no cookies. */
export const endSession = async (database: Kysely<Tables>, sessionId: string): Promise<void> => {
  await database.updateTable("account_session").set({ expires_at: SIGNED_OUT_AT }).where("session_id", "=", sessionId).execute()
}

/** The session and device of a browser. */
export interface CurrentBrowser {
  readonly sessionId: string | null
  readonly deviceGuid: string | null
}

export const getCurrentBrowser = ({ account }: VisitorSession, request: Request): CurrentBrowser => ({
  sessionId: account?.sessionId ?? null,
  deviceGuid: getDeviceGuid(request)
})

/** Ends the account's sessions and push subscriptions in all browsers except the current one. */
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

/** Creates the cookies of a session. For an employee, also sets the cookie that excludes the browser from analytics (VIS-19). */
export const getSessionCookies = (deps: AccountDeps, session: Session, isEmployee = false): ReadonlyArray<string> => [
  ...createSessionCookies(session, deps.sessions, isSecure(deps)),
  ...(isEmployee ? [`${EXCLUDE_COOKIE}=true; ${cookieAttributes(isSecure(deps))}`] : [])
]

/** Creates the cookies of a new anonymous visitor. */
export const createAnonymousCookies = (deps: AccountDeps): ReadonlyArray<string> => getSessionCookies(deps, newSession(null, deps.now()))
