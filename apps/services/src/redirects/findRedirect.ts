import { followRedirect, getRedirectKeys, parseNewAddress } from "@camber/domain/staff"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Maximum redirects that are followed at once. Those of staff never lead to each other, but those of an import may. */
const MAX_STEPS = 5

/** Returns where an address that has no page leads in the end; null if nowhere, in a circle or to another host. */
export const findRedirect = async (database: Kysely<Tables>, { pathname, search }: URL): Promise<string | null> => {
  let address = pathname + search
  for (let step = 0; step <= MAX_STEPS; step += 1) {
    const next = await readTarget(database, address)
    if (next === null) return step === 0 ? null : address
    if ("problem" in parseNewAddress(next)) return null
    address = next
  }
  return null
}

const readTarget = async (database: Kysely<Tables>, address: string): Promise<string | null> => {
  const { rows } = await sql<{ key: string; target: string }>`
    select lower(old_path) as key, new_path as target from redirect where lower(old_path) = any(${getRedirectKeys(address)}::text[])`.execute(
    database
  )
  return followRedirect(address, (key) => rows.find((row) => row.key === key)?.target)
}
