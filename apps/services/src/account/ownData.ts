import type { deleteAccount } from "@camber/domain/account"
import { sql } from "kysely"
import { NotSignedIn } from "../http/failures.ts"
import type { Visit } from "../session/authenticate.ts"
import type { Reply } from "./answeringForm.ts"
import { strangersCookies } from "./beginSession.ts"
import type { AccountDeps } from "./AccountDeps.ts"
import { holdVisitors } from "./mergeVisitor.ts"
import { provenOwner } from "./ownAccount.ts"
import { visitorTables } from "./visitorTables.ts"

/** All that is kept of whoever is signed in, as a JSON file: the account and every row of every table of visitors. */
export const downloadingData =
  ({ database }: AccountDeps) =>
  async (_request: Request, { account, webUserGuid }: Visit): Promise<Response> => {
    if (account === null) throw new NotSignedIn()
    const own = await database
      .selectFrom("account")
      .select(["email", "first_name", "last_name", "roles", "made_at"])
      .where("account_id", "=", account.id)
      .executeTakeFirstOrThrow()
    const kept: Record<string, ReadonlyArray<unknown>> = {}
    for (const { table } of visitorTables) {
      const { rows } = await sql`select * from ${sql.table(table)} where web_user_guid = ${webUserGuid}`.execute(database)
      kept[table] = rows
    }
    return new Response(JSON.stringify({ account: own, ...kept }, null, 2), {
      headers: {
        "content-type": "application/json; charset=utf-8",
        "content-disposition": 'attachment; filename="my-data.json"',
        "cache-control": "no-store"
      }
    })
  }

/** Deletes the account, its sessions and links, the mail that waits for it and the visitor's rows, in one transaction. */
export const deletingAccount =
  (deps: AccountDeps) =>
  async ({ password }: (typeof deleteAccount)["body"]["Type"], visit: Visit, request: Request): Promise<Reply> => {
    const proven = await provenOwner(deps, visit, password, request)
    if ("refusal" in proven) return proven.refusal
    const { account_id, email } = proven.own
    await deps.database.transaction().execute(async (transaction) => {
      // What another browser has under way ends before or finds no account: nothing of it comes after.
      await transaction.selectFrom("account").select("account_id").where("account_id", "=", account_id).forUpdate().execute()
      await holdVisitors(transaction, [visit.webUserGuid])
      for (const { erase, table } of visitorTables) {
        if (erase === "delete") await sql`delete from ${sql.table(table)} where web_user_guid = ${visit.webUserGuid}`.execute(transaction)
        else await erase(transaction, visit.webUserGuid)
      }
      await transaction.deleteFrom("mail").where("recipient", "=", email).execute()
      await transaction.deleteFrom("account").where("account_id", "=", account_id).execute()
    })
    return { outcome: "done", next: "/", cookies: strangersCookies(deps) }
  }
