import type { Kysely } from "kysely"
import { sql } from "kysely"
import type { Tables } from "../database/tables.ts"

interface Wanted {
  readonly productPageId: number
  readonly values: ReadonlyArray<{ readonly name: string; readonly value: string }>
}

/** The first variant of each product that has the values by which it was found: a search for three inches opens the three-inch one. */
export const variantHits = async (database: Kysely<Tables>, wanted: ReadonlyArray<Wanted>): Promise<ReadonlyMap<number, string>> => {
  const asked = wanted.filter(({ values }) => values.length > 0)
  if (asked.length === 0) return new Map()
  const ids = asked.map(({ productPageId }) => productPageId)
  const products = await database.selectFrom("product").select(["product_page_id", "options"]).where("product_page_id", "in", ids).execute()
  const options = new Map(products.map((row) => [row.product_page_id, row.options]))
  const chosen = asked
    .map(({ productPageId, values }) => ({
      productPageId,
      valueIds: values.flatMap(
        ({ name, value }) =>
          options
            .get(productPageId)
            ?.find((option) => option.name === name)
            ?.values.find((own) => own.name === value)?.id ?? []
      )
    }))
    .filter(({ valueIds }) => valueIds.length > 0)
  if (chosen.length === 0) return new Map()
  const rows = await database
    .selectFrom("variant")
    .select(["product_page_id", "sku_variant_number"])
    .where((variant) =>
      variant.or(
        chosen.map(({ productPageId, valueIds }) =>
          variant.and([variant("product_page_id", "=", productPageId), sql<boolean>`option_value_ids @> ${valueIds}::int[]`])
        )
      )
    )
    .orderBy("ordinality", "desc")
    .execute()
  return new Map(rows.map((row) => [row.product_page_id, row.sku_variant_number]))
}
