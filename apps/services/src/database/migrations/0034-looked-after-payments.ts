import { type Kysely, sql } from "kysely"

/** When the shop last looked after an open payment, and the ways from a provider's name for a payment to its order. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table customer_order add column looked_after_at timestamptz`,
  `drop index customer_order_unpaid`,
  `create index customer_order_unpaid on customer_order (looked_after_at nulls first, pay_by) where pay_by is not null`,
  `create index customer_order_payment on customer_order ((payment ->> 'reference')) where payment ->> 'reference' is not null`,
  `create index refund_payment on refund (payment_reference) where payment_reference is not null`
]
