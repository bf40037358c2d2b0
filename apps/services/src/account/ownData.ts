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
import { createAnonymousCookies, lockVisitors } from "./createSession.ts"
import { type AccountDeps, isSecure } from "./AccountDeps.ts"
import { createExpiredCookies } from "./expiredCookies.ts"
import { verifyOwner } from "./ownAccount.ts"
import { visitorTables } from "./visitorTables.ts"

/** Maximum concurrent exports, so that they leave most connections to listings and searches. */
const MAX_CONCURRENT_EXPORTS = 2

/**
 * Creates the handler that exports all data of the visitor as a JSON file: the account, if any, and every row of every
 * visitor table.
 * Rows that change during the export may be missing or included; unchanged rows appear exactly once.
 */
export const createDownloadDataHandler = ({ database, reads }: AccountDeps) => {
  const limit = pLimit(MAX_CONCURRENT_EXPORTS)
  return async (request: Request, { account, hasSessionEnded, webUserGuid }: VisitorSession): Promise<Response> => {
    // Without this check, a user whose session has expired would get an empty file and think that it was complete.
    if (hasSessionEnded) throw new Unauthenticated()
    const own =
      account === null
        ? undefined
        : await database
            .selectFrom("account")
            .select(["email", "first_name", "last_name", "roles", "made_at"])
            .where("account_id", "=", account.id)
            .executeTakeFirstOrThrow()
    const write = async () => gzipStream(streamJson(own, readTables(reads, await readKeys(reads), webUserGuid)))
    const file = await limit(() => runAbortable(request.signal, write))
    return createGzipResponse(request, file, {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": 'attachment; filename="my-data.json"',
      "cache-control": "no-store"
    })
  }
}

/** Rows per query. Rows may be large, and a visitor may have hundreds of thousands of events. */
const ROWS_PER_QUERY = 200

type Row = Readonly<Record<string, unknown>>
type Rows = AsyncGenerator<ReadonlyArray<Row>>
type Keys = ReadonlyMap<string, ReadonlyArray<string>>

/** Reads the primary key columns of each visitor table. */
const readKeys = async (database: Kysely<Tables>): Promise<Keys> => {
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

/** Reads rows in key order, each query after the last row of the previous one. Other queries can run in between. */
async function* readRows(database: Kysely<Tables>, table: keyof Tables, key: ReadonlyArray<string>, webUserGuid: WebUserGuid): Rows {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  const order = key.length === 0 ? sql`` : sql`order by ${columns}`
  let afterLast = sql``
  for (;;) {
    const part = sql<Row>`select * from ${sql.table(table)} where web_user_guid = ${webUserGuid} ${afterLast} ${order} limit ${ROWS_PER_QUERY}`
    const { rows } = await readFromPrimary(() => part.execute(database))
    yield rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < ROWS_PER_QUERY) return
    afterLast = sql`and (${columns}) > (${sql.join(key.map((column) => last[column]))})`
  }
}

function* readTables(database: Kysely<Tables>, keys: Keys, webUserGuid: WebUserGuid): Generator<readonly [table: string, parts: Rows]> {
  for (const { table } of visitorTables) yield [table, readRows(database, table, keys.get(table) ?? [], webUserGuid)]
}

/** Characters per chunk. Other requests can run between chunks. */
const CHUNK_LENGTH = 60_000

/** Streams the file in chunks. */
async function* streamJson(account: object | undefined, tables: Iterable<readonly [table: string, parts: Rows]>): AsyncGenerator<string> {
  let chunk = account === undefined ? "{" : `{\n"account": ${JSON.stringify(account, null, 2)},`
  let isFirstTable = true
  for (const [table, parts] of tables) {
    chunk += `${isFirstTable ? "" : ","}\n"${table}": [`
    isFirstTable = false
    let isFirst = true
    for await (const rows of parts)
      for (const row of rows) {
        chunk += `${isFirst ? "" : ","}\n${JSON.stringify(row, null, 2)}`
        isFirst = false
        if (chunk.length < CHUNK_LENGTH) continue
        yield chunk
        chunk = ""
      }
    chunk += "]"
  }
  yield `${chunk}\n}\n`
}

/**
 * Creates the handler that deletes the account, its sessions, links and queued mail, and the visitor's rows, in one
 * transaction.
 */
export const createDeleteAccountHandler =
  (deps: AccountDeps) =>
  async ({ password }: (typeof deleteAccount)["body"]["Type"], visit: VisitorSession, request: Request): Promise<FormResult> => {
    const proven = await verifyOwner(deps, visit, password, request)
    if ("refusal" in proven) return proven.refusal
    const { account_id, email } = proven.own
    await deps.database.transaction().execute(async (transaction) => {
      // Requests of other browsers either finish before this lock or find no account after it.
      await transaction.selectFrom("account").select("account_id").where("account_id", "=", account_id).forUpdate().execute()
      await eraseRows(transaction, visit.webUserGuid)
      await transaction.deleteFrom("mail").where("recipient", "=", email).execute()
      await transaction.deleteFrom("account").where("account_id", "=", account_id).execute()
    })
    return { outcome: "done", next: "/", cookies: [...createExpiredCookies(request, isSecure(deps)), ...createAnonymousCookies(deps)] }
  }

/**
 * Creates the handler that erases all data of a guest in one transaction and makes the browser a new anonymous visitor.
 * All other cookies are deleted except the tracking opt-out.
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
