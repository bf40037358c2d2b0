import { expressionBuilder, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { allOf, ALL_PRODUCTS } from "../products/ListingFilter.ts"
import { byBaseNumbers } from "../products/baseNumber.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import type { Reference } from "../reference/Reference.ts"
import type { WireItem } from "./createBlock.ts"
import { type Companions, companions } from "../products/companions.ts"
import { withMatchingMeasurements } from "./mates.ts"
import { createSharedApplicationFilter, createCompatibilityFilter } from "./toKnownProject.ts"
import type { Origin } from "./Origin.ts"
import { recommendedRows, recommendedItem, type RecommendationType } from "./recommendedItem.ts"
import { sold } from "./recommendedProducts.ts"

/** Maximum products of one type, so that the block stays short. */
const OF_ONE_TYPE = 2

const types: Readonly<Record<keyof Companions, RecommendationType>> = { mandatory: "Mandatory", adapter: "Adapter", beside: null }

const product = expressionBuilder<Tables, "product">()

/** Kinds of companions, most important first, and base numbers to leave out. */
export interface CompanionChoice {
  readonly kinds: ReadonlyArray<keyof Companions>
  readonly without: ReadonlyArray<string>
  readonly limit: number
}

interface Companion {
  readonly product_page_id: number
  readonly type_id: number
}

/**
 * Finds the companions of the origin's products.
 *
 * For each companion type, returns the best sellers that are made for the same car, engine or race type, match the products' measurements
 * and are not ruled out by the known car. The first product of each type comes before the second product of any type. Skips types that are
 * already present.
 */
export const companionProducts = async (
  { database, imageUrls }: ResolverContext,
  { productTypes }: Reference,
  { car, skuBaseNumbers }: Pick<Origin, "car" | "skuBaseNumbers">,
  { kinds, limit, without }: CompanionChoice
): Promise<ReadonlyArray<WireItem>> => {
  const origins = await database
    .selectFrom("product")
    .select(["product_page_id", "product_type_id"])
    .where(byBaseNumbers(skuBaseNumbers))
    .execute()
  const requestedTypes = getRequestedTypes(productTypes, new Set(origins.map(({ product_type_id }) => product_type_id)), kinds)
  if (requestedTypes.size === 0) return []
  const ids = origins.map((row) => row.product_page_id)
  const condition = allOf([
    createSharedApplicationFilter(ids),
    withMatchingMeasurements(ids),
    car === null ? ALL_PRODUCTS : createCompatibilityFilter(car)
  ])
  const { rows } = await sql<Companion>`
    select chosen.product_page_id, requested_type.type_id
    from unnest(${[...requestedTypes.keys()]}::int[]) with ordinality requested_type (type_id, ordinality),
      lateral (
        select product.product_page_id, row_number() over (order by product.sales_rank) as place from product
        where product.product_type_id = requested_type.type_id and product.availability = any(${sold}::text[])
          and product.sku_base_number <> all(${without}::text[]) and ${condition(product)}
        order by product.sales_rank limit ${OF_ONE_TYPE}
      ) chosen
    order by chosen.place, requested_type.ordinality limit ${limit}`.execute(database)
  const found = await recommendedRows(
    database,
    rows.map((row) => row.product_page_id)
  ).execute()
  const byId = new Map(found.map((row) => [row.product_page_id, row]))
  return rows.flatMap(({ product_page_id, type_id }) => {
    const row = byId.get(product_page_id)
    return row === undefined ? [] : recommendedItem(row, imageUrls, requestedTypes.get(type_id) ?? null)
  })
}

/** Returns the product types to look for, most important first, each with the reason. */
const getRequestedTypes = (
  { byId, bySlug }: Reference["productTypes"],
  own: ReadonlySet<number>,
  kinds: ReadonlyArray<keyof Companions>
): ReadonlyMap<number, RecommendationType> => {
  const requested = new Map<number, RecommendationType>()
  for (const kind of kinds) {
    const slugs = [...own].flatMap((id) => companions.get(byId.get(id)?.slug ?? "")?.[kind] ?? [])
    for (const slug of slugs) {
      const id = bySlug.get(slug)?.product_type_id
      if (id !== undefined && !own.has(id) && !requested.has(id)) requested.set(id, types[kind])
    }
  }
  return requested
}
