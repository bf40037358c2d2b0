import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

/** An old URL and the page of the shop to which it leads. */
export interface ResolvedRedirect {
  readonly from: string
  readonly to: string
}

/** Returns the key of a URL: lower case, without a slash at the end of the path. */
export const toRedirectKey = (address: string): string => {
  const [path = "", ...query] = address.toLowerCase().split("?")
  return [path.replace(/(?<=.)\/+$/, ""), ...query].join("?")
}

const toPathKey = (address: string): string => toRedirectKey(address.split(/[?#]/)[0] ?? "")

/** Reads the targets of the shop's redirects, by key. */
export const readTargets = async (database: Kysely<Tables>, addresses: ReadonlyArray<string>): Promise<ReadonlyMap<string, string>> => {
  const keys = [...new Set(addresses.flatMap((address) => [toRedirectKey(address), toPathKey(address)]))]
  if (keys.length === 0) return new Map()
  const { rows } = await sql<{ key: string; target: string }>`
    select lower(old_path) as key, new_path as target from redirect where lower(old_path) = any(${keys}::text[])`.execute(database)
  return new Map(rows.map(({ key, target }) => [key, target]))
}

/** Returns the target of a URL's redirect; undefined if it has none. A redirect for a path applies to any query. */
export const findTarget = (targets: ReadonlyMap<string, string>, address: string): string | undefined =>
  targets.get(toRedirectKey(address)) ?? targets.get(toPathKey(address))

/**
 * Writes redirects. Existing redirects that lead to one of the old URLs are changed to lead directly to its page. The ledger is updated as
 * well, so that a later run does not mistake a shortened redirect for a redirect that staff changed.
 */
export const saveRedirects = async (transaction: Kysely<Tables>, redirects: ReadonlyArray<ResolvedRedirect>): Promise<void> => {
  // Requests of staff that add redirects take the same lock.
  await sql`lock table redirect in share row exclusive mode`.execute(transaction)
  const rows = JSON.stringify(redirects.map(({ from, to }) => ({ old_path: toRedirectKey(from), new_path: to, to_key: toPathKey(to) })))
  const given = sql`json_to_recordset(${rows}::json) as row (old_path text, new_path text, to_key text)`
  await sql`
    with changed as (
      update redirect set new_path = row.new_path from ${given} where lower(redirect.old_path) = row.old_path returning row.old_path)
    insert into redirect (old_path, new_path)
    select old_path, new_path from ${given} where old_path not in (select old_path from changed)`.execute(transaction)
  const leadsToOld = sql`
    rtrim(lower(split_part(split_part(other.new_path, '#', 1), '?', 1)), '/') = row.old_path and lower(other.old_path) <> row.to_key`
  await sql`
    update moved_record set hash = row.new_path from redirect as other, ${given}
    where kind = 'redirect' and key = lower(other.old_path) and hash = other.new_path and ${leadsToOld}`.execute(transaction)
  await sql`update redirect as other set new_path = row.new_path from ${given} where ${leadsToOld}`.execute(transaction)
}
