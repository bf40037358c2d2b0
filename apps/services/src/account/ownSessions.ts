import type { accountSessions, endSession } from "@camber/domain/account"
import { sql } from "kysely"
import type { AccountDeps } from "./AccountDeps.ts"
import type { FormResult } from "./createFormHandler.ts"
import { endOtherSessions, getCurrentBrowser } from "./createSession.ts"
import { notSignedIn } from "./ownAccount.ts"
import type { VisitorSession } from "../session/authenticate.ts"

/** Maximum number of sessions shown, latest first. */
const MAX_SESSIONS = 50

/** Creates the handler that lists the account's sessions by last use; none if the visitor is not signed in. */
export const createReadSessionsHandler =
  ({ database }: Pick<AccountDeps, "database">) =>
  async ({ account }: VisitorSession): Promise<(typeof accountSessions)["result"]["Type"]> => {
    if (account === null) return { sessions: [] }
    const rows = await database
      .selectFrom("account_session")
      .select(["session_id", "browser", "made_at", "seen_at"])
      .where("account_id", "=", account.id)
      .where("expires_at", ">", sql<Date>`now()`)
      .orderBy("seen_at", (order) => order.desc().nullsLast())
      .orderBy("made_at", "desc")
      .limit(MAX_SESSIONS)
      .execute()
    const sessions = rows.map(({ browser, made_at, seen_at, session_id }) => ({
      id: session_id,
      browser,
      begunAt: made_at.getTime(),
      seenAt: (seen_at ?? made_at).getTime(),
      isHere: session_id === account.sessionId
    }))
    return { sessions }
  }

/**
 * Creates the handler that ends one other session, or all others. Those browsers then show that their session has
 * ended.
 */
export const createEndSessionHandler =
  ({ database }: AccountDeps) =>
  async ({ session }: (typeof endSession)["body"]["Type"], visit: VisitorSession, request: Request): Promise<FormResult> => {
    const { account } = visit
    if (account === null) return notSignedIn
    if (session === "others")
      await database.transaction().execute((transaction) => endOtherSessions(transaction, account.id, getCurrentBrowser(visit, request)))
    else
      await database
        .deleteFrom("account_session")
        .where("session_id", "=", session)
        .where("session_id", "!=", account.sessionId)
        .where("account_id", "=", account.id)
        .execute()
    return { outcome: "done" }
  }
