import type { Kysely } from "kysely"
import { sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { runDetached } from "../database/abortableQueries.ts"

/** What shoppers do with a product, by the name of the event. */
export type ProductEvent = "Product Added" | "Product Viewed"

/** Fewer different visitors say nothing, and could be told apart. */
const FEWEST_VISITORS = 3
/** The newest visitors of a product whose other products are looked at, so that a best seller costs no more than any other. */
const MOST_VISITORS = 500
/** Products at most in an answer; blocks choose those that can be bought and fit. */
const MOST_PRODUCTS = 60

/**
 * What the same visitors did with other products within a day before or after these, most visitors first: base numbers. Counted over 30
 * days, from an index for each product.
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

/** Its question. */
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

/** Counted anew so many milliseconds later. */
const COUNTED_EVERY = 300_000

/** What most visitors put into their carts this week, the most wanted first: base numbers, counted for everybody every five minutes. */
export const findPopularThisWeek = (database: Kysely<Tables>, now: () => number = () => performance.now()) => {
  let countedAt = -Infinity
  let counted: Promise<ReadonlyArray<string>> = Promise.resolve([])
  return (): Promise<ReadonlyArray<string>> => {
    if (now() - countedAt < COUNTED_EVERY) return counted
    countedAt = now()
    counted = runDetached(() => countWanted(database))
    // A failed count is not kept.
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
