import {
  getRedirectKeys,
  MAX_REDIRECT_LINES,
  MAX_REDIRECTS,
  parseNewAddress,
  parseOldAddress,
  planRedirects,
  type RedirectLine,
  type RedirectResult,
  type RedirectWrite,
  splitRedirectLines,
  type StaffRedirects
} from "@camber/domain/staff"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { logStaffActions, withStaffLog } from "./actions.ts"
import type { StaffVisit } from "./requireStaff.ts"

/** Maximum number of listed redirects. */
const MAX_FOUND = 200
/** Maximum number of returned problems. */
const MAX_PROBLEMS = 500

/** Creates the handler that reads the redirects whose old or new URL contains the text. */
export const findRedirectsIn =
  (database: Kysely<Tables>) =>
  async ({ text }: { readonly text: string }): Promise<typeof StaffRedirects.Encoded> => {
    const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    const found = await database
      .selectFrom("redirect")
      .select(["old_path as from", "new_path as to"])
      .$if(text !== "", (query) =>
        query.where((where) => where.or([where("old_path", "ilike", pattern), where("new_path", "ilike", pattern)]))
      )
      .orderBy("old_path")
      .limit(MAX_FOUND)
      .execute()
    const { total } = await database
      .selectFrom("redirect")
      .select(sql<number>`count(*)::int`.as("total"))
      .executeTakeFirstOrThrow()
    return { found, total }
  }

const reject = (problem: string): typeof RedirectResult.Encoded => ({ added: 0, changed: 0, problem, problems: [] })

/** Creates the handler that adds or changes redirects in one transaction. Concurrent changes wait for it. */
export const addRedirectsIn =
  (database: Kysely<Tables>) =>
  ({ text }: { readonly text: string }, visit: StaffVisit): Promise<typeof RedirectResult.Encoded> => {
    const lines = splitRedirectLines(text)
    if (lines.length > MAX_REDIRECT_LINES)
      return Promise.resolve(reject(`Paste at most ${MAX_REDIRECT_LINES.toLocaleString("en-US")} lines at a time. Nothing was added.`))
    return database.transaction().execute(async (transaction) => {
      await sql`lock table redirect in share row exclusive mode`.execute(transaction)
      const { problems, writes } = planRedirects(await readKnown(transaction, lines), lines)
      const added = writes.filter(({ before }) => before === null).length
      const { total } = await transaction
        .selectFrom("redirect")
        .select(sql<number>`count(*)::int`.as("total"))
        .executeTakeFirstOrThrow()
      // A move from the former software may have stored more redirects. These can still be changed.
      if (added > 0 && total + added > MAX_REDIRECTS)
        return reject(`A shop can have ${MAX_REDIRECTS.toLocaleString("en-US")} redirects. Remove some first. Nothing was added.`)
      await write(transaction, writes)
      await logStaffActions(
        transaction,
        visit,
        writes.map(({ before, from, to }) => ({
          what: before === null ? ("redirect added" as const) : ("redirect changed" as const),
          subject: from,
          change: { before, after: to }
        }))
      )
      return { added, changed: writes.length - added, problem: null, problems: problems.slice(0, MAX_PROBLEMS) }
    })
  }

/** Reads the redirects from and to the URLs in the lines. */
const readKnown = async (transaction: Kysely<Tables>, lines: ReadonlyArray<RedirectLine>): Promise<ReadonlyMap<string, string>> => {
  const keys = new Set<string>()
  for (const { from, to } of lines)
    for (const parsed of [parseOldAddress(from), parseNewAddress(to)])
      if ("address" in parsed) for (const key of getRedirectKeys(parsed.address)) keys.add(key)
  const { rows } = await sql<{ from: string; to: string }>`
    select lower(old_path) as from, new_path as to from redirect
    where lower(old_path) = any(${[...keys]}::text[])
      or rtrim(lower(split_part(split_part(new_path, '#', 1), '?', 1)), '/') = any(${[...keys]}::text[])`.execute(transaction)
  return new Map(rows.map(({ from, to }) => [from, to]))
}

/** Changes the redirects that exist, in any letter case, and adds the others. */
const write = async (transaction: Kysely<Tables>, writes: ReadonlyArray<RedirectWrite>): Promise<void> => {
  if (writes.length === 0) return
  const rows = writes.map(({ from, to }) => ({ old_path: from, new_path: to }))
  await sql`
    with written as (select * from json_to_recordset(${JSON.stringify(rows)}::json) as row(old_path text, new_path text)),
      changed as (
        update redirect set new_path = written.new_path from written where lower(redirect.old_path) = written.old_path
        returning written.old_path)
    insert into redirect (old_path, new_path)
    select old_path, new_path from written where old_path not in (select old_path from changed)`.execute(transaction)
}

/** Creates the handler that removes a redirect. */
export const removeRedirectIn =
  (database: Kysely<Tables>) =>
  async ({ from }: { readonly from: string }, visit: StaffVisit): Promise<{ readonly isDone: boolean }> => {
    const before = await database.selectFrom("redirect").select("new_path").where("old_path", "=", from).executeTakeFirst()
    if (before === undefined) return { isDone: false }
    const record = { what: "redirect removed", subject: from, change: { before: before.new_path, after: null } } as const
    return {
      isDone: await withStaffLog(database, visit, record, async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom("redirect")
          .where("old_path", "=", from)
          .where("new_path", "=", before.new_path)
          .executeTakeFirst()
        return numDeletedRows > 0n
      })
    }
  }
