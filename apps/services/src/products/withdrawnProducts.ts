import { isPurchaseable } from "@camber/domain/catalog"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { ProductRecord, VariantRow } from "./productRecords.ts"

/** Reads the record of a product that an import removed, for its page. None of its variants can be bought. */
export const readWithdrawnRecord = async (database: Kysely<Tables>, productPageId: number): Promise<ProductRecord | undefined> => {
  const row = await database
    .selectFrom("withdrawn_product")
    .select(["record", sql<string>`current_date`.as("today")])
    .where("product_page_id", "=", productPageId)
    .executeTakeFirst()
  return row && { ...(row.record as ProductRecord), today: row.today }
}

/** Maximum number of replacements to follow in a chain. */
const MAX_STEPS = 20

/**
 * Finds the SKU that replaces a variant: the SKU that the maker names, or else the first SKU of the product that the shop owner names. If
 * the replacement was itself replaced, follows the chain to the newest SKU.
 *
 * @returns Null if the variant has no replacement, or if it can still be bought and the maker names no replacement.
 */
export const findReplacement = async (
  database: Kysely<Tables>,
  { product_page_id }: Pick<ProductRecord, "product_page_id">,
  { availability, superseded_by, sku_variant_number }: Pick<VariantRow, "availability" | "superseded_by" | "sku_variant_number">
): Promise<string | null> => {
  if (superseded_by === null && isPurchaseable(availability)) return null
  const { rows } = await sql<{ sku: string }>`
    with recursive step (sku, page, depth) as (
      select ${sku_variant_number}::text, ${product_page_id}::int, 0
      union all
      select next.sku, next.page, step.depth + 1 from step cross join lateral (${nextStep}) as next
      where step.depth < ${MAX_STEPS} and next.sku is not null
    ) cycle sku set is_ring using path
    select sku from step where depth > 0 and not is_ring order by depth desc limit 1`.execute(database)
  return rows[0]?.sku ?? superseded_by
}

/** Selects the SKU that replaces `step.sku`, and its product. A variant that can be bought ends the chain. */
const nextStep = sql`
  select coalesce(named.sku_variant_number, own.superseded_by, successor.sku_variant_number) as sku,
    case when own.superseded_by is null then successor.product_page_id else named.product_page_id end as page
  from (select 1) as one
    left join variant as own on own.sku_variant_number = step.sku
    left join variant as named on named.sku_variant_number = own.superseded_by
    left join own_product as part on part.product_page_id = step.page
    left join leaving_product as leaving on leaving.product_page_id = step.page
    left join withdrawn_product as gone on gone.product_page_id = step.page
    left join id_ledger as key on key.kind = 'product' and key.key = coalesce(part.content ->> 'successor', leaving.successor, gone.successor)
    left join product as newer on newer.product_page_id = key.id
    left join variant as successor on successor.sku_variant_number = newer.lead_variant_number
  where own.superseded_by is not null or own.availability is null or own.availability in ('Discontinued', 'NotAvailable')`
