import { ACCOUNT_PAGES, type deleteAccount } from "@camber/domain/account"
import type { WebUserGuid } from "@camber/domain/visitor"
import { type Kysely, sql } from "kysely"
import pLimit from "p-limit"
import type { Tables } from "../database/tables.ts"
import { readFromPrimary } from "../database/readRouting.ts"
import { runAbortable } from "../database/abortableQueries.ts"
import { Unauthenticated } from "../http/errors.ts"
import { gzipStream, createGzipResponse } from "../http/gzipStream.ts"
import type { VisitorSession } from "../session/authenticate.ts"
import type { FormResult } from "./createFormHandler.ts"
import { createAnonymousCookies } from "./createSession.ts"
import { type AccountDeps, isSecure } from "./AccountDeps.ts"
import { createExpiredCookies } from "./expiredCookies.ts"
import { lockVisitors } from "./mergeVisitor.ts"
import { verifyOwner } from "./ownAccount.ts"
import { visitorTables } from "./visitorTables.ts"

/** Files that are written at once: whoever asks for more, however many they are, takes no more connections of those that list and search. */
const AT_ONCE = 2

/**
 * All that is kept of whoever asks, as a JSON file: the account, where there is one, and every row of every table of visitors. What comes or goes
 * meanwhile may be in it or not; what stays is in it once.
 */
export const createDownloadDataHandler = ({ database, reads }: AccountDeps) => {
  const atOnce = pLimit(AT_ONCE)
  return async (request: Request, { account, hasSessionEnded, webUserGuid }: VisitorSession): Promise<Response> => {
    // Who was signed in would take an empty file for all that there is.
    if (hasSessionEnded) throw new Unauthenticated()
    const own =
      account === null
        ? undefined
        : await database
            .selectFrom("account")
            .select(["email", "first_name", "last_name", "roles", "made_at"])
            .where("account_id", "=", account.id)
            .executeTakeFirstOrThrow()
    const write = async () => gzipStream(dataTexts(own, rowsOf(reads, await keysOf(reads), webUserGuid)))
    const file = await atOnce(() => runAbortable(request.signal, write))
    return createGzipResponse(request, file, {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": 'attachment; filename="my-data.json"',
      "cache-control": "no-store"
    })
  }
}

/** Rows read at once: they may be large, and there may be hundred thousands of events. */
const PART = 200

type Row = Readonly<Record<string, unknown>>
type Rows = AsyncGenerator<ReadonlyArray<Row>>
type Keys = ReadonlyMap<string, ReadonlyArray<string>>

/** What tells a visitor's rows apart in each table: the columns of its primary key. */
const keysOf = async (database: Kysely<Tables>): Promise<Keys> => {
  const names = visitorTables.map(({ table }) => table)
  const { rows } = await readFromPrimary(() =>
    sql<{ readonly name: string; readonly key: ReadonlyArray<string> }>`
      select pg_class.relname::text as name, array_agg(attname::text order by place) as key
      from pg_index join pg_class on pg_class.oid = indrelid
        cross join lateral unnest(indkey::int2[]) with ordinality as part (number, place)
        join pg_attribute on attrelid = indrelid and attnum = part.number
      where indisprimary and indrelid = any(${names}::text[]::regclass[]) group by pg_class.relname`.execute(database)
  )
  return new Map(rows.map(({ key, name }) => [name, key.filter((column) => column !== "web_user_guid")]))
}

/** In the order of its key, each part from where the last one ended: no part reads what others have, and others are asked in between. */
async function* partsOf(database: Kysely<Tables>, table: keyof Tables, key: ReadonlyArray<string>, webUserGuid: WebUserGuid): Rows {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  const order = key.length === 0 ? sql`` : sql`order by ${columns}`
  let beyond = sql``
  for (;;) {
    const part = sql<Row>`select * from ${sql.table(table)} where web_user_guid = ${webUserGuid} ${beyond} ${order} limit ${PART}`
    const { rows } = await readFromPrimary(() => part.execute(database))
    yield rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < PART) return
    beyond = sql`and (${columns}) > (${sql.join(key.map((column) => last[column]))})`
  }
}

function* rowsOf(database: Kysely<Tables>, keys: Keys, webUserGuid: WebUserGuid): Generator<readonly [table: string, parts: Rows]> {
  for (const { table } of visitorTables) yield [table, partsOf(database, table, keys.get(table) ?? [], webUserGuid)]
}

/** Letters of a piece: what is more is written in others, between which the shop answers. */
const PIECE = 60_000

/** The file in pieces, each row as it is met. */
async function* dataTexts(account: object | undefined, tables: Iterable<readonly [table: string, parts: Rows]>): AsyncGenerator<string> {
  let piece = account === undefined ? "{" : `{\n"account": ${JSON.stringify(account, null, 2)},`
  let isFirstTable = true
  for (const [table, parts] of tables) {
    piece += `${isFirstTable ? "" : ","}\n"${table}": [`
    isFirstTable = false
    let isFirst = true
    for await (const rows of parts)
      for (const row of rows) {
        piece += `${isFirst ? "" : ","}\n${JSON.stringify(row, null, 2)}`
        isFirst = false
        if (piece.length < PIECE) continue
        yield piece
        piece = ""
      }
    piece += "]"
  }
  yield `${piece}\n}\n`
}

/** Deletes the account, its sessions and links, the mail that waits for it and the visitor's rows, in one transaction. */
export const createDeleteAccountHandler =
  (deps: AccountDeps) =>
  async ({ password }: (typeof deleteAccount)["body"]["Type"], visit: VisitorSession, request: Request): Promise<FormResult> => {
    const proven = await verifyOwner(deps, visit, password, request)
    if ("refusal" in proven) return proven.refusal
    const { account_id, email } = proven.own
    await deps.database.transaction().execute(async (transaction) => {
      // What another browser has under way ends before or finds no account: nothing of it comes after.
      await transaction.selectFrom("account").select("account_id").where("account_id", "=", account_id).forUpdate().execute()
      await eraseRows(transaction, visit.webUserGuid)
      await transaction.deleteFrom("mail").where("recipient", "=", email).execute()
      await transaction.deleteFrom("account").where("account_id", "=", account_id).execute()
    })
    return { outcome: "done", next: "/", cookies: [...createExpiredCookies(request, isSecure(deps)), ...createAnonymousCookies(deps)] }
  }

/**
 * Deletes all that is kept of a guest, in one transaction, and leaves the browser to a stranger: what its cookies said of the former is gone, but
 * for the word that nothing is to be learned from it.
 */
export const createEraseGuestHandler =
  (deps: AccountDeps) =>
  async (_body: unknown, visit: VisitorSession, request: Request): Promise<FormResult> => {
    if (visit.account !== null) return { outcome: "refused" }
    await deps.database.transaction().execute((transaction) => eraseRows(transaction, visit.webUserGuid))
    return {
      outcome: "done",
      next: `${ACCOUNT_PAGES.privacy}?outcome=done`,
      cookies: [...createExpiredCookies(request, isSecure(deps)), ...createAnonymousCookies(deps)]
    }
  }

const eraseRows = async (transaction: Kysely<Tables>, webUserGuid: WebUserGuid): Promise<void> => {
  await lockVisitors(transaction, [webUserGuid])
  for (const { erase, table } of visitorTables) {
    if (erase === "delete") await sql`delete from ${sql.table(table)} where web_user_guid = ${webUserGuid}`.execute(transaction)
    else await erase(transaction, webUserGuid)
  }
}
