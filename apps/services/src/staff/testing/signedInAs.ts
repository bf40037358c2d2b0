import type { AccountRole } from "@camber/domain/account"
import type { StaffRole } from "@camber/domain/staff"
import { SESSION_COOKIE, WebUserGuid } from "@camber/domain/visitor"
import type { OpenServices } from "../../../test/openServices.ts"
import { sessionKey } from "../../../test/testVisitor.ts"
import { createSessionSigner } from "../../session/sessions.ts"

/**
 * Signs in to a new account with these roles and returns its session cookie. A staff account has the role owner unless another role is
 * given.
 */
export const signedInAs = async (
  { database }: OpenServices,
  roles: ReadonlyArray<AccountRole>,
  email = `${crypto.randomUUID()}@shop.test`,
  staffRole: StaffRole = "owner"
) => {
  const [accountId, sessionId, webUserGuid] = [crypto.randomUUID(), crypto.randomUUID(), WebUserGuid.make(crypto.randomUUID())]
  await database.kysely
    .insertInto("account")
    .values({
      account_id: accountId,
      web_user_guid: webUserGuid,
      email,
      email_key: email,
      roles: [...roles],
      staff_role: roles.includes("staff") ? staffRole : null
    })
    .execute()
  await database.kysely
    .insertInto("account_session")
    .values({ session_id: sessionId, account_id: accountId, expires_at: new Date(Date.now() + 3_600_000) })
    .execute()
  return `${SESSION_COOKIE}=${createSessionSigner(sessionKey).sign({ webUserGuid, account: sessionId, issuedAt: Date.now() })}`
}
