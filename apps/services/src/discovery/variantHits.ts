import { isFitting } from "@camber/domain/fitment"
import type { Kysely } from "kysely"
import { sql } from "kysely"
import type { ProductOption, Tables } from "../database/tables.ts"
import { applicationOf } from "../products/applicationOf.ts"
import { byPreference } from "../products/byPreference.ts"
import { statements } from "../products/productRows.ts"
import { type Shopper, verdictOfVariantRow } from "../products/verdictOfRow.ts"
import type { Reference } from "../reference/Reference.ts"

/** By option: the values of which the variant is to have one. */
export type WantedValues = ReadonlyMap<string, ReadonlyArray<string>>

interface Wanted {
  readonly productPageId: number
  readonly values: WantedValues
}

/** Who looks; null where no car is known. */
type Looking = { readonly shopper: Shopper; readonly reference: Reference } | null

/**
 * By product, the variant that has the values by which it was found, as its page would open it among these: a search for three inches opens a
 * three-inch one, which fits where one does. None where all variants have them, or none does.
 */
export const variantHits = async (
  database: Kysely<Tables>,
  wanted: ReadonlyArray<Wanted>,
  looking: Looking
): Promise<ReadonlyMap<number, string>> => {
  const asked = new Map(wanted.flatMap(({ productPageId, values }) => (values.size === 0 ? [] : [[productPageId, values] as const])))
  if (asked.size === 0) return new Map()
  const products = await database
    .selectFrom("product")
    .select(["product_page_id", "options"])
    .$if(looking !== null, (query) => query.select((product) => statements(product).as("applications")))
    .where("product_page_id", "in", [...asked.keys()])
    .execute()
  const chosen = products
    .map((product) => ({ ...product, valueIds: valueIdsOf(product.options, asked.get(product.product_page_id)!) }))
    .filter(({ valueIds }) => valueIds.length > 0)
  if (chosen.length === 0) return new Map()
  const rows = await database
    .selectFrom("variant")
    .select(["product_page_id", "sku_variant_number", "option_value_ids", "availability", "price_cents", "ordinality"])
    .where((variant) =>
      variant.or(
        chosen.map(({ product_page_id, valueIds }) =>
          variant.and([
            variant("product_page_id", "=", product_page_id),
            ...valueIds.map((ids) => sql<boolean>`option_value_ids && ${ids}::int[]`)
          ])
        )
      )
    )
    .execute()
  const byPage = Map.groupBy(rows, ({ product_page_id }) => product_page_id)
  return new Map(
    chosen.flatMap(({ applications = [], options, product_page_id }) => {
      const told = looking && applications.map((application) => applicationOf(application, looking.reference))
      const fits = (row: (typeof rows)[number]) =>
        told !== null && looking !== null && isFitting(verdictOfVariantRow(told, options, row, looking.shopper).fitment)
      const [best] = (byPage.get(product_page_id) ?? []).toSorted(byPreference(fits))
      return best === undefined ? [] : [[product_page_id, best.sku_variant_number] as const]
    })
  )
}

/** The ids of what is wanted of each option that is narrowed by it. */
const valueIdsOf = (options: ReadonlyArray<ProductOption>, wanted: WantedValues): ReadonlyArray<ReadonlyArray<number>> =>
  options.flatMap(({ name, values }) => {
    const ids = values.filter((value) => wanted.get(name)?.includes(value.name)).map(({ id }) => id)
    return ids.length === 0 || ids.length === values.length ? [] : [ids]
  })
