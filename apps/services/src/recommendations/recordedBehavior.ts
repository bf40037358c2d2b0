import type { Kysely } from "kysely"
import { sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { runDetached } from "../database/abortableQueries.ts"
import { assertOutsideTransaction } from "../database/transactionScope.ts"

/** Names of product events. */
export type ProductEvent = "Product Added" | "Product Viewed"

/** Minimum number of different visitors. A lower count is not meaningful, and visitors might be identifiable. */
const FEWEST_VISITORS = 3
/** Maximum visitors to read per product, newest first, so that a best seller takes no longer than other products. */
const MOST_VISITORS = 500
/** Maximum products in a response, from which blocks choose. */
const MOST_PRODUCTS = 60

/**
 * Returns the base numbers of products for which the same visitors had the same event within a day of the event on these products. Products
 * with most visitors come first. Covers the last 30 days, with one index scan per product.
 */
export const findBoughtTogether = async (
  database: Kysely<Tables>,
  skuBaseNumbers: ReadonlyArray<string>,
  name: ProductEvent
): Promise<ReadonlyArray<string>> => {
  if (skuBaseNumbers.length === 0) return []
  const { rows } = await togetherQuery(skuBaseNumbers, name).execute(database)
  return rows.map(({ sku_base_number }) => sku_base_number)
}

/** Builds the query of `findBoughtTogether`. */
export const togetherQuery = (skuBaseNumbers: ReadonlyArray<string>, name: ProductEvent) =>
  sql<{ sku_base_number: string }>`
    with own as (
      select web_user_guid, received_at from event
      where name = ${name} and fields->>'skuBaseNumber' = any(${skuBaseNumbers}::text[]) and received_at > now() - interval '30 days'
      order by received_at desc limit ${MOST_VISITORS}),
    visit as (select web_user_guid, min(received_at) as first_at, max(received_at) as last_at from own group by web_user_guid)
    select other.fields->>'skuBaseNumber' as sku_base_number
    from visit join event other on other.web_user_guid = visit.web_user_guid
      and other.received_at between visit.first_at - interval '1 day' and visit.last_at + interval '1 day'
    where other.name = ${name} and not other.fields->>'skuBaseNumber' = any(${skuBaseNumbers}::text[])
    group by 1 having count(distinct other.web_user_guid) >= ${FEWEST_VISITORS}
    order by count(distinct other.web_user_guid) desc, 1 limit ${MOST_PRODUCTS}`

/** Milliseconds between two counts. */
const COUNTED_EVERY = 300_000

/**
 * Returns the base numbers that most visitors added to carts this week, those of most visitors first. Counts every five minutes; all
 * callers share the result.
 */
export const findPopularThisWeek = (database: Kysely<Tables>, now: () => number = () => performance.now()) => {
  let countedAt = -Infinity
  let counted: Promise<ReadonlyArray<string>> = Promise.resolve([])
  return (): Promise<ReadonlyArray<string>> => {
    assertOutsideTransaction("A shared cache")
    if (now() - countedAt < COUNTED_EVERY) return counted
    countedAt = now()
    counted = runDetached(() => countWanted(database))
    // A failed count is not cached.
    counted.catch(() => (countedAt = -Infinity))
    return counted
  }
}

const countWanted = async (database: Kysely<Tables>): Promise<ReadonlyArray<string>> => {
  const { rows } = await sql<{ sku_base_number: string }>`
    select fields->>'skuBaseNumber' as sku_base_number from event
    where name = 'Product Added' and received_at > now() - interval '7 days'
    group by 1 having count(distinct web_user_guid) >= ${FEWEST_VISITORS}
    order by count(distinct web_user_guid) desc, 1 limit ${MOST_PRODUCTS}`.execute(database)
  return rows.map(({ sku_base_number }) => sku_base_number)
}
