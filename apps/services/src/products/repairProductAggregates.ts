import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Products per transaction. The change log treats a larger change as a change of every product. */
const AT_ONCE = 1_000

/**
 * Repairs products that differ from their variants.
 *
 * An older release writes the availability itself, and no later change of a variant corrects it. Works in batches and
 * skips locked products, which the next run repairs.
 */
export const repairProductAggregates = async (database: Kysely<Tables>): Promise<void> => {
  let last: number | null = 0
  while (last !== null) last = await mendSome(database, last)
}

/** Repairs a batch of products after the given one. Returns the last product id, or null at the end. */
const mendSome = async (database: Kysely<Tables>, beyond: number): Promise<number | null> => {
  const { rows } = await sql<{ last: number | null }>`select mend_products(${beyond}, ${AT_ONCE}) as last`.execute(database)
  return rows[0]?.last ?? null
}
