import { type StaffProduct, toOfferPrice } from "@camber/domain/staff"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"

type WirePlans = NonNullable<(typeof StaffProduct.Encoded)["plans"]>

/** Reads the planned prices of a product that are not over, by SKU and start. */
export const readPricePlans = async (database: Kysely<Tables>, productPageId: number): Promise<WirePlans> => {
  const rows = await database
    .selectFrom("price_plan as plan")
    .innerJoin("variant", "variant.sku_variant_number", "plan.sku_variant_number")
    .leftJoin("regular_price as under", "under.plan_id", "plan.plan_id")
    .leftJoin("account", "account.account_id", "plan.planned_by")
    .select(["plan.plan_id", "plan.sku_variant_number", "plan.price_cents", "plan.list_price_cents", "plan.starts_at", "plan.ends_at"])
    .select(["under.plan_id as applied", "account.email"])
    .where("variant.product_page_id", "=", productPageId)
    .where("plan.state", "in", ["planned", "active"])
    .orderBy("variant.ordinality")
    .orderBy("plan.starts_at")
    .orderBy("plan.plan_id")
    .execute()
  return rows.map((row) => ({
    planId: row.plan_id,
    skuVariantNumber: row.sku_variant_number,
    price: toOfferPrice({ cents: row.price_cents, listCents: row.list_price_cents }),
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    isOn: row.applied !== null,
    who: row.email
  }))
}
