import type { StaffRole } from "@camber/domain/staff"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { StaffFactor } from "./AccountDeps.ts"
import type { GetAccount } from "../session/authenticate.ts"

/** Minimum milliseconds between updates of `seen_at`, so that not every request writes. */
const SEEN_UPDATE_INTERVAL_MS = 5 * 60_000

/**
 * Creates the lookup of the signed-in account, which reads the session row with every request so that a revoked session
 * ends immediately.
 * A staff session ends after `staffIdle` milliseconds without use. If staff need a second factor, a session without one
 * loses the staff role.
 */
export const createAccountLookup =
  (database: Kysely<Tables>, staffIdle = Infinity, staffFactor: StaffFactor = "offered"): GetAccount =>
  async (sessionId, webUserGuid) => {
    if (!uuid.test(sessionId)) return null
    const row = await database
      .selectFrom("account_session")
      .innerJoin("account", "account.account_id", "account_session.account_id")
      .select([
        "account.account_id as id",
        "account.roles",
        "account.staff_role",
        "expires_at",
        "seen_at",
        "has_factor",
        "account_session.made_at"
      ])
      .select(sql<Date>`now()`.as("now"))
      .where("session_id", "=", sessionId)
      .where("web_user_guid", "=", webUserGuid)
      .executeTakeFirst()
    if (row === undefined) return null
    const { expires_at, has_factor, id, made_at, now, roles, seen_at, staff_role } = row
    if (expires_at.getTime() === SIGNED_OUT_AT.getTime()) return "left"
    const idle = now.getTime() - (seen_at ?? made_at).getTime()
    if (expires_at <= now || (roles.includes("employee") && idle > staffIdle)) return null
    if (idle > SEEN_UPDATE_INTERVAL_MS)
      await database.updateTable("account_session").set({ seen_at: now }).where("session_id", "=", sessionId).execute()
    if (!roles.includes("staff")) return { id, sessionId, roles, staffRole: null }
    return staffFactor === "offered" || has_factor
      ? { id, sessionId, roles, staffRole: staff_role ?? ROLE_OF_OLDER_PROGRAMS }
      : { id, sessionId, roles: roles.filter((role) => role !== "staff"), staffRole: null }
  }

/** Role of staff members whom an older release without roles added after the migration. An owner can change the role. */
export const ROLE_OF_OLDER_PROGRAMS: StaffRole = "readOnly"

/** Expiry time that marks a session as signed out by its own browser, until the session is purged. */
export const SIGNED_OUT_AT = new Date(0)

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
