import { type Kysely, sql } from "kysely"

/** Older programs find callers by words alone, and judge the fit of every part. */
export const keepsOlder = true

/** Orders by the end of their phone number, and parts that are not for vehicles. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create index customer_order_phone_ending on customer_order
     (reverse(regexp_replace(coalesce(contact->>'phone', ''), '[^0-9]+', '', 'g')) text_pattern_ops)`,
  `alter table product add column is_for_vehicles boolean not null default true`,
  `update product set is_for_vehicles = false from own_product as own
   where own.product_page_id = product.product_page_id and own.content->>'fitClass' = 'not-for-vehicles'`
]
