import { followRedirect, getRedirectKeys, parseNewAddress } from "@camber/domain/staff"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Maximum number of redirects to follow in a chain. Redirects of staff never lead to each other, but those of an import may. */
const MAX_STEPS = 5

/**
 * Returns the final target of the redirects for a URL that has no page; null if it has no redirect, or if the redirects form a circle or
 * lead to another host.
 */
export const findRedirect = async (database: Kysely<Tables>, { pathname, search }: URL): Promise<string | null> => {
  let address = pathname + search
  for (let step = 0; step <= MAX_STEPS; step += 1) {
    const { isWrong, next } = await readTarget(database, address)
    if (isWrong) return null
    if (next === null) return step === 0 ? null : address
    address = next
  }
  return null
}

/** Reads the stored target of a URL. `isWrong`: the target is not a page of the shop. Ignores the query of the request. */
const readTarget = async (database: Kysely<Tables>, address: string) => {
  const { rows } = await sql<{ key: string; target: string }>`
    select lower(old_path) as key, new_path as target from redirect where lower(old_path) = any(${getRedirectKeys(address)}::text[])`.execute(
    database
  )
  let isWrong = false
  const next = followRedirect(address, (key) => {
    const target = rows.find((row) => row.key === key)?.target
    const parsed = target === undefined ? undefined : parseNewAddress(target)
    if (parsed === undefined) return undefined
    if ("address" in parsed) return parsed.address
    isWrong = true
    return undefined
  })
  return { isWrong, next }
}
