import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"

/** SKU numbers ('CAM-2F', 'CAM-2F-3'), manufacturers' numbers ('IRO-1K4') and UPCs. */
const shape = /^(?:[a-z]{3}-[0-9a-z]{1,12}(?:-[0-9]{1,4})?|[0-9]{12})$/i

/** The product that a term names by a number of its own, whole and in either letter case; undefined when it names none. */
export const productByNumber = async (database: Kysely<Tables>, term: string): Promise<number | undefined> => {
  if (!shape.test(term)) return undefined
  const number = term.toUpperCase()
  const row = await database
    .selectFrom("variant")
    .select("product_page_id")
    .where((variant) => variant.or([variant("mpn", "=", number), variant("sku_variant_number", "=", number), variant("upc", "=", number)]))
    .union(database.selectFrom("product").select("product_page_id").where("sku_base_number", "=", number))
    .executeTakeFirst()
  return row?.product_page_id
}
