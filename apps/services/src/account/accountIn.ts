import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { AccountOf } from "../session/authenticate.ts"

/** Reads who is signed in from the session's row, with every request: a session that was taken back ends at once. */
export const accountIn =
  (database: Kysely<Tables>): AccountOf =>
  async (sessionId, webUserGuid) => {
    if (!uuid.test(sessionId)) return null
    const row = await database
      .selectFrom("account_session")
      .innerJoin("account", "account.account_id", "account_session.account_id")
      .select(["account.account_id as id", "account.roles", "expires_at"])
      .where("session_id", "=", sessionId)
      .where("web_user_guid", "=", webUserGuid)
      .executeTakeFirst()
    if (row === undefined) return null
    const { expires_at, id, roles } = row
    if (expires_at.getTime() === LEFT.getTime()) return "left"
    return expires_at.getTime() > Date.now() ? { id, roles, sessionId } : null
  }

/** When a session expired that its own browser has left, until it is forgotten. */
export const LEFT = new Date(0)

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
