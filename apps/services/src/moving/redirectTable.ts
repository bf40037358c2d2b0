import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

/** An old address and the page of the shop that it leads to. */
export interface ResolvedRedirect {
  readonly from: string
  readonly to: string
}

/** Key of an address: in lower case, without a slash at the end of its path. */
export const toRedirectKey = (address: string): string => {
  const [path = "", ...query] = address.toLowerCase().split("?")
  return [path.replace(/(?<=.)\/+$/, ""), ...query].join("?")
}

const toPathKey = (address: string): string => toRedirectKey(address.split(/[?#]/)[0] ?? "")

/** Reads the targets of the redirects that the shop has, by key. */
export const readTargets = async (database: Kysely<Tables>, addresses: ReadonlyArray<string>): Promise<ReadonlyMap<string, string>> => {
  const keys = [...new Set(addresses.flatMap((address) => [toRedirectKey(address), toPathKey(address)]))]
  if (keys.length === 0) return new Map()
  const rows = await database.selectFrom("redirect").select(["from_key", "target"]).where("from_key", "in", keys).execute()
  return new Map(rows.map(({ from_key, target }) => [from_key, target]))
}

/** Returns where an address leads: the redirect of its path applies to any query. Undefined if nowhere. */
export const findTarget = (targets: ReadonlyMap<string, string>, address: string): string | undefined =>
  targets.get(toRedirectKey(address)) ?? targets.get(toPathKey(address))

/** Writes redirects. Those of the shop that lead to one of their old addresses lead to its page from now on. */
export const saveRedirects = async (transaction: Kysely<Tables>, redirects: ReadonlyArray<ResolvedRedirect>): Promise<void> => {
  // Staff who add redirects take the same lock.
  await sql`lock table redirect in share row exclusive mode`.execute(transaction)
  const rows = JSON.stringify(redirects.map(({ from, to }) => ({ from_key: toRedirectKey(from), target: to, to_key: toPathKey(to) })))
  const given = sql`json_to_recordset(${rows}::json) as row (from_key text, target text, to_key text)`
  await sql`
    insert into redirect (from_key, target, to_key) select from_key, target, to_key from ${given}
    on conflict (from_key) do update set target = excluded.target, to_key = excluded.to_key`.execute(transaction)
  await sql`
    update redirect as other set target = row.target, to_key = row.to_key from ${given}
    where other.to_key = row.from_key and other.from_key <> row.to_key`.execute(transaction)
}
