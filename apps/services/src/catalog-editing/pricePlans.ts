import {
  MAX_PLAN_YEARS,
  MAX_PLANS,
  type PricePlanDraft,
  type ProductChangeResult,
  toOfferPrice,
  toPriceColumns
} from "@camber/domain/staff"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { lockStock } from "../orders/reserveStock.ts"
import { advanceSkus } from "../price-plans/runPricePlans.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { logStaffActions } from "../staff/actions.ts"
import type { StaffVisit } from "../staff/requireStaff.ts"
import { readStaffProduct } from "./openProduct.ts"

type Store = Pick<ResolverContext, "database" | "reference">

const YEAR_MS = 366 * 86_400_000

/** Creates the handler that plans a price. If the start is in the past by the database's clock, the plan starts now. */
export const planPriceIn =
  (store: Store) =>
  async (draft: PricePlanDraft, visit: StaffVisit): Promise<typeof ProductChangeResult.Encoded> => {
    const problem = await store.database.transaction().execute((transaction) => addPlan(transaction, draft, visit))
    return { problem, now: await readStaffProduct(store, draft.productPageId) }
  }

const addPlan = async (
  transaction: Kysely<Tables>,
  { endsAt, price, productPageId, skuVariantNumber: sku, startsAt }: PricePlanDraft,
  visit: StaffVisit
): Promise<string | null> => {
  await lockStock(transaction, [sku])
  const { rows } = await sql<{ now: number; open: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as now, (
      select count(*)::int from price_plan as plan where plan.sku_variant_number = ${sku} and state in ('planned', 'active')) as open
    from variant where sku_variant_number = ${sku} and product_page_id = ${productPageId}`.execute(transaction)
  const [known] = rows
  if (known === undefined) return "This part is no longer in the shop."
  const [start, end] = [Math.max(Date.parse(startsAt), known.now), endsAt === null ? null : Date.parse(endsAt)]
  if (!Number.isFinite(start) || (end !== null && !(end > start))) return "The end is in the past. Choose a later one."
  if (Math.max(start, end ?? start) > known.now + MAX_PLAN_YEARS * YEAR_MS) return `Plan at most ${MAX_PLAN_YEARS} years ahead.`
  if (known.open >= MAX_PLANS) return `A SKU has at most ${MAX_PLANS} planned prices. Cancel one first.`
  const { cents, listCents } = toPriceColumns(price)
  const plan = { sku_variant_number: sku, price_cents: cents, list_price_cents: listCents, planned_by: visit.account.id }
  await transaction
    .insertInto("price_plan")
    .values({ ...plan, starts_at: new Date(start), ends_at: end === null ? null : new Date(end) })
    .execute()
  await advanceSkus(transaction, [sku])
  const after = { ...describe(price), starts: new Date(start).toISOString(), ends: endsAt }
  await logStaffActions(transaction, visit, [{ what: "price planned", subject: sku, change: { before: {}, after } }])
  return null
}

const describe = ({ regular, sale }: PricePlanDraft["price"]) => ({
  price: (regular / 100).toFixed(2),
  sale: sale === null ? null : (sale / 100).toFixed(2)
})

/** Creates the handler that cancels a planned price. A planned price that is active ends now. */
export const cancelPricePlanIn =
  (store: Store) =>
  async (
    { planId, productPageId }: { readonly planId: number; readonly productPageId: number },
    visit: StaffVisit
  ): Promise<typeof ProductChangeResult.Encoded> => {
    const problem = await store.database.transaction().execute((transaction) => cancelPlan(transaction, planId, productPageId, visit))
    return { problem, now: await readStaffProduct(store, productPageId) }
  }

const cancelPlan = async (
  transaction: Kysely<Tables>,
  planId: number,
  productPageId: number,
  visit: StaffVisit
): Promise<string | null> => {
  const { rows } = await sql<{ sku: string }>`
    select sku_variant_number as sku from price_plan join variant using (sku_variant_number)
    where plan_id = ${planId} and product_page_id = ${productPageId}`.execute(transaction)
  const sku = rows[0]?.sku
  if (sku === undefined) return "This planned price no longer exists."
  await lockStock(transaction, [sku])
  const canceled = await transaction
    .updateTable("price_plan")
    .set({ state: "canceled" })
    .where("plan_id", "=", planId)
    .where("state", "in", ["planned", "active"])
    .returning(["price_cents", "list_price_cents", "starts_at"])
    .executeTakeFirst()
  // The request is a repetition, or the planned price has ended.
  if (canceled === undefined) return null
  await advanceSkus(transaction, [sku])
  const price = toOfferPrice({ cents: canceled.price_cents, listCents: canceled.list_price_cents })
  const before = { ...describe(price), starts: canceled.starts_at.toISOString() }
  await logStaffActions(transaction, visit, [{ what: "planned price canceled", subject: sku, change: { before, after: {} } }])
  return null
}
