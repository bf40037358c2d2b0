import { type Kysely, sql } from "kysely"
import type { Tables } from "../../database/tables.ts"

/** First id of each kind in the shop's own catalog. All are higher than the ids of the demo catalog. */
const firstIds = {
  product: 1_000_001,
  brand: 100_001,
  product_type: 100_001,
  option: 1_000_001,
  option_value: 1_000_001,
  application: 100_000_001,
  warehouse: 1
} as const

export type LedgerKind = keyof typeof firstIds

/**
 * Returns the ids of these keys. A new key gets the next id of its kind, which is never reused. The caller must hold the catalog lock,
 * because otherwise two transactions could assign the same id.
 */
export const getLedgerIds = async (
  transaction: Kysely<Tables>,
  kind: LedgerKind,
  keys: Iterable<string>
): Promise<ReadonlyMap<string, number>> => {
  const wanted = [...new Set(keys)]
  if (wanted.length === 0) return new Map()
  await sql`
    insert into id_ledger (kind, key, id)
    select ${kind}, wanted.key, coalesce((select max(id) from id_ledger where kind = ${kind}), ${firstIds[kind] - 1}::int) + row_number() over (order by ordinal)
    from unnest(${wanted}::text[]) with ordinality as wanted (key, ordinal)
    where not exists (select from id_ledger where kind = ${kind} and id_ledger.key = wanted.key)`.execute(transaction)
  const rows = await transaction
    .selectFrom("id_ledger")
    .select(["key", "id"])
    .where("kind", "=", kind)
    .where(sql<boolean>`key = any(${wanted})`)
    .execute()
  return new Map(rows.map(({ id, key }) => [key, id]))
}
