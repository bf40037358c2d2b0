import type { Verdict } from "@camber/domain/fitment"
import type { Kysely } from "kysely"
import { sql } from "kysely"
import type { ProductOption, Tables } from "../database/tables.ts"
import type { CardVariant } from "../products/applyVariantToCard.ts"
import { createFitsPredicate, pickPreferredVariant } from "../products/pickPreferredVariant.ts"
import { type JudgedVariants, variantVerdicts } from "../products/productPage.ts"
import { queryApplications } from "../products/queryProductRows.ts"
import type { FitmentSubject } from "../products/evaluateRow.ts"
import type { Reference } from "../reference/Reference.ts"

/** Accepted values by option name. */
export type RequestedValues = ReadonlyMap<string, ReadonlyArray<string>>

interface Wanted {
  readonly productPageId: number
  readonly values: RequestedValues
}

/** Car for which to evaluate fitment; null if no car is known. */
type Looking = { readonly shopper: FitmentSubject; readonly reference: Reference } | null

/**
 * Finds for each product the variants with the requested option values, and, among them, the variant that the product page would prefer. So
 * a search for three inches links to a three-inch variant, if possible one that fits. Leaves out products of which all or no variants
 * match.
 */
export const findMatchingVariants = async (
  database: Kysely<Tables>,
  wanted: ReadonlyArray<Wanted>,
  looking: Looking
): Promise<ReadonlyMap<number, CardVariant>> => {
  const asked = new Map(wanted.flatMap(({ productPageId, values }) => (values.size === 0 ? [] : [[productPageId, values] as const])))
  if (asked.size === 0) return new Map()
  const products = await database
    .selectFrom("product")
    .select(["product_page_id", "options"])
    .where("product_page_id", "in", [...asked.keys()])
    .execute()
  const chosen = products
    .map((product) => ({ ...product, valueIds: getValueIds(product.options, asked.get(product.product_page_id)!) }))
    .filter(({ valueIds }) => valueIds.length > 0)
  if (chosen.length === 0) return new Map()
  const rows = await database
    .selectFrom("variant")
    .select([
      "product_page_id",
      "sku_variant_number",
      "option_value_ids",
      "availability",
      "price_cents",
      "list_price_cents",
      "price_in_cart",
      "ordinality",
      "quantity",
      "lead_days",
      "available_on",
      "image",
      sql<string>`current_date`.as("today")
    ])
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
  const verdicts = looking && (await verdictsOn(database, byPage, looking))
  return new Map(
    [...byPage].flatMap(([page, variants]) => {
      const judged = verdicts?.get(page) ?? new Map<string, Verdict>()
      const fits = createFitsPredicate(judged)
      const best = pickPreferredVariant(variants, judged)
      return best === undefined ? [] : [[page, { variant: best, among: fits(best) ? variants.filter(fits) : variants }] as const]
    })
  )
}

type Found = ReadonlyArray<JudgedVariants["allVariants"][number]>

/** Evaluates the candidate variants by product. Skips products with a single candidate, because they need no verdict. */
const verdictsOn = async (
  database: Kysely<Tables>,
  byPage: ReadonlyMap<number, Found>,
  { reference, shopper }: NonNullable<Looking>
): Promise<ReadonlyMap<number, ReadonlyMap<string, Verdict>>> => {
  const several = [...byPage].flatMap(([page, { length }]) => (length > 1 ? [page] : []))
  if (several.length === 0) return new Map()
  const products = await database
    .selectFrom("product")
    .select((product) => ["product_page_id", "options", "is_for_vehicles", queryApplications(product).as("applications")])
    .where("product_page_id", "in", several)
    .execute()
  return new Map(
    products.map((product) => {
      const allVariants = byPage.get(product.product_page_id) ?? []
      return [product.product_page_id, variantVerdicts({ ...product, allVariants }, shopper, reference)]
    })
  )
}

/** Returns the accepted value ids of each filtered option. */
const getValueIds = (options: ReadonlyArray<ProductOption>, wanted: RequestedValues): ReadonlyArray<ReadonlyArray<number>> =>
  options.flatMap(({ name, values }) => {
    const ids = values.filter((value) => wanted.get(name)?.includes(value.name)).map(({ id }) => id)
    return ids.length === 0 || ids.length === values.length ? [] : [ids]
  })
