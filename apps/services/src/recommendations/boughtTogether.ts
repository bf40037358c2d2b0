import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Minimum number of different customers. A lower count is not meaningful, and customers might be identifiable. */
const FEWEST_CUSTOMERS = 3
/** Maximum orders to read per product, newest first, so that a best seller takes no longer than other products. */
const MOST_ORDERS = 500
/** Maximum products in a response. */
const MOST_PRODUCTS = 60

/** Maximum products whose orders are read. */
const MOST_ASKED = 20

/**
 * Returns the base numbers of products that were ordered together with these products within the last year, those of most customers first.
 * Ignores canceled lines.
 */
export const boughtTogether = async (database: Kysely<Tables>, skuBaseNumbers: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
  if (skuBaseNumbers.length === 0) return []
  const { rows } = await boughtQuery(skuBaseNumbers).execute(database)
  return rows.map(({ sku_base_number }) => sku_base_number)
}

/** Builds the query. Each product's newest orders are a separate subquery, because best sellers need a different query plan. */
export const boughtQuery = (skuBaseNumbers: ReadonlyArray<string>) =>
  sql<{ sku_base_number: string }>`
    with own as (
      select distinct newest.order_number from (${sql.join([...new Set(skuBaseNumbers)].slice(0, MOST_ASKED).map(newestOrders), sql` union all `)}) as newest
      join customer_order as placed using (order_number) where placed.status <> 'canceled')
    select other.sku_base_number from own join order_line other using (order_number)
    where not other.sku_base_number = any(${skuBaseNumbers}::text[])
    group by 1 having count(distinct other.web_user_guid) >= ${FEWEST_CUSTOMERS}
    order by count(distinct other.web_user_guid) desc, 1 limit ${MOST_PRODUCTS}`

const newestOrders = (skuBaseNumber: string) => sql`
  (select order_number from order_line where sku_base_number = ${skuBaseNumber} and placed_at > now() - interval '365 days'
   order by placed_at desc limit ${MOST_ORDERS})`
