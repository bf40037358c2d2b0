import type { Kysely } from "kysely"
import type { Tables } from "../../database/tables.ts"

/** Inserts a new guest order. */
export const insertOrder = (database: Kysely<Tables>, orderNumber: string) =>
  database
    .insertInto("customer_order")
    .values({
      web_user_guid: crypto.randomUUID(),
      order_number: orderNumber,
      email: "guest@mail.test",
      contact: "{}",
      shipping_method: "standard",
      payment: JSON.stringify({ method: "invoice", reference: null }),
      subtotal_cents: 5000,
      savings_cents: 0,
      promo_cents: 0,
      points_redeemed: 0,
      points_cents: 0,
      shipping_cents: 995,
      tax_cents: 0,
      total_cents: 5995,
      points_earned: 0
    })
    .execute()
