import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

/** A change of more may be of any product. */
const AT_ONCE = 1_000

/**
 * Has products follow their variants that do not: a program of before writes the availability itself, and what it left wrong no later change of a variant
 * need put right. So many are looked at in one transaction, and nobody is waited for: what is held now is looked at the next time.
 */
export const repairProductAggregates = async (database: Kysely<Tables>): Promise<void> => {
  let last: number | null = 0
  while (last !== null) last = await mendSome(database, last)
}

/** Looks at those beyond a product, and answers the last one; null where there is none. */
const mendSome = async (database: Kysely<Tables>, beyond: number): Promise<number | null> => {
  const { rows } = await sql<{ last: number | null }>`select mend_products(${beyond}, ${AT_ONCE}) as last`.execute(database)
  return rows[0]?.last ?? null
}
