import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { forEverybody } from "../database/whileWaitedFor.ts"
import { loadReference, type Reference } from "./Reference.ts"

/** How long a new catalogue may go unnoticed, in milliseconds. */
const versionCheckedEvery = 5_000

/**
 * The reference of the present catalogue: read once for each version, which is looked at again every few seconds, as is how many times
 * ratings have changed. Callers that come while it loads share the load. A failed load is not kept.
 */
export const referenceCache = (database: Kysely<Tables>, now: () => number = () => performance.now()): (() => Promise<Reference>) => {
  let checkedAt = -Infinity
  let current: Promise<Reference> | undefined

  const refresh = async (previous: Promise<Reference> | undefined): Promise<Reference> => {
    const known = await previous?.catch(() => undefined)
    const row = await database.selectFrom("catalogue").select(["version", "rating_changes as ratingChanges"]).executeTakeFirst()
    const state = row ?? { version: "", ratingChanges: 0 }
    if (known?.version !== state.version) return loadReference(database, state)
    return known.ratingChanges === state.ratingChanges ? known : { ...known, ...state }
  }

  return () => {
    if (current !== undefined && now() - checkedAt < versionCheckedEvery) return current
    checkedAt = now()
    const next = forEverybody(() => refresh(current))
    current = next
    next.catch(() => {
      if (current === next) current = undefined
    })
    return next
  }
}
