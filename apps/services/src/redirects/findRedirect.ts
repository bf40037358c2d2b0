import { followRedirect, getRedirectKeys, parseNewAddress } from "@camber/domain/staff"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Maximum redirects that are followed at once. Those of staff never lead to each other, but those of an import may. */
const MAX_STEPS = 5

/** Returns where an address that has no page leads in the end; null if nowhere, in a circle or to another host. */
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

/** `isWrong`: the stored target is not one of the shop. The visitor's query does not count. */
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
