import { advancePricePlans, isPlanOver, isSamePrice, type PricePlan, toOfferPrice, toPriceColumns } from "@camber/domain/staff"
import { Effect } from "effect"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { lockStock } from "../orders/reserveStock.ts"

/** Maximum SKUs per transaction. Orders of these SKUs wait until it ends. */
const BATCH_SIZE = 200

/**
 * Begins and ends the planned prices that are due by the database's clock. Several processes may run this job. Triggers report the changes
 * to every process (decision 58). A failure is logged, and the next run tries again.
 */
export const runPricePlans = (database: Kysely<Tables>): Effect.Effect<void> =>
  Effect.tryPromise(() => advanceDue(database)).pipe(Effect.catch(({ cause }) => Effect.logError("Failed to change planned prices", cause)))

const advanceDue = async (database: Kysely<Tables>): Promise<void> => {
  for (;;) {
    const { rows } = await sql<{ sku: string }>`
      select distinct sku_variant_number as sku from price_plan
      where (state = 'planned' and starts_at <= now()) or (state = 'active' and ends_at <= now()) limit ${BATCH_SIZE}`.execute(database)
    const skus = rows.map(({ sku }) => sku)
    if (skus.length === 0) return
    await database.transaction().execute((transaction) => advanceSkus(transaction, skus))
  }
}

interface PlanRow {
  readonly sku: string
  readonly planId: number
  readonly cents: number
  readonly listCents: number | null
  readonly startsAt: number
  readonly endsAt: number | null
  readonly isOpen: boolean
  /** Whether this plan is the active one. */
  readonly isApplied: boolean
}

interface PriceRow {
  readonly sku: string
  readonly cents: number
  readonly listCents: number | null
  readonly regularCents: number | null
  readonly regularListCents: number | null
}

const toPlan = ({ cents, endsAt, listCents, planId, startsAt }: PlanRow): PricePlan => ({
  planId,
  price: toOfferPrice({ cents, listCents }),
  startsAt,
  endsAt
})

/** Begins and ends the planned prices of SKUs that are due by the database's clock, within the caller's transaction. */
export const advanceSkus = async (transaction: Kysely<Tables>, skus: ReadonlyArray<string>): Promise<void> => {
  await lockStock(transaction, skus)
  const { rows: plans } = await sql<PlanRow>`
    select plan.sku_variant_number as sku, plan.plan_id as "planId", plan.price_cents as cents, plan.list_price_cents as "listCents",
      (extract(epoch from starts_at) * 1000)::float8 as "startsAt", (extract(epoch from ends_at) * 1000)::float8 as "endsAt",
      state in ('planned', 'active') as "isOpen", under.plan_id is not null as "isApplied"
    from price_plan as plan left join regular_price as under using (plan_id)
    where plan.sku_variant_number = any(${skus}::text[]) and (state in ('planned', 'active') or under.plan_id is not null)
    for update of plan`.execute(transaction)
  const { rows: prices } = await sql<PriceRow>`
    select sku_variant_number as sku, variant.price_cents as cents, variant.list_price_cents as "listCents",
      under.price_cents as "regularCents", under.list_price_cents as "regularListCents"
    from variant left join regular_price as under using (sku_variant_number)
    where sku_variant_number = any(${skus}::text[])`.execute(transaction)
  // Reads the clock again, because `now()` is the start of the transaction, before it waited for the locks.
  const { rows: clock } = await sql<{ now: number }>`select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`.execute(
    transaction
  )
  const { now } = clock[0]!
  const bySku = Map.groupBy(plans, ({ sku }) => sku)
  const changes = prices.map((price) => advance(price, bySku.get(price.sku) ?? [], now))
  await writePrices(transaction, skus, changes)
  await closePlans(
    transaction,
    plans.filter(({ isOpen }) => isOpen),
    now
  )
}

interface AdvancedPrice {
  readonly sku: string
  readonly cents: number
  readonly list: number | null
  readonly isChanged: boolean
  /** The regular price that the planned price replaces. */
  readonly under: { readonly cents: number; readonly list: number | null; readonly planId: number } | null
}

const advance = (price: PriceRow, plans: ReadonlyArray<PlanRow>, now: number): AdvancedPrice => {
  const applied = plans.find(({ isApplied }) => isApplied)
  const live = toOfferPrice(price)
  const regular = price.regularCents === null ? null : toOfferPrice({ cents: price.regularCents, listCents: price.regularListCents })
  const open = plans.filter(({ isOpen }) => isOpen).map(toPlan)
  const next = advancePricePlans({ live, regular, applied: applied === undefined ? null : toPlan(applied) }, open, now)
  const { cents, listCents } = toPriceColumns(next.live)
  const under = next.regular === null || next.applied === null ? null : { ...toPriceColumns(next.regular), planId: next.applied.planId }
  return {
    sku: price.sku,
    cents,
    list: listCents,
    isChanged: !isSamePrice(live, next.live),
    under: under && { cents: under.cents, list: under.listCents, planId: under.planId }
  }
}

const writePrices = async (
  transaction: Kysely<Tables>,
  skus: ReadonlyArray<string>,
  changes: ReadonlyArray<AdvancedPrice>
): Promise<void> => {
  await sql`delete from regular_price where sku_variant_number = any(${skus}::text[])`.execute(transaction)
  const hidden = changes.flatMap(({ sku, under }) =>
    under === null ? [] : [{ sku_variant_number: sku, price_cents: under.cents, list_price_cents: under.list, plan_id: under.planId }]
  )
  if (hidden.length > 0) await transaction.insertInto("regular_price").values(hidden).execute()
  const live = changes.filter(({ isChanged }) => isChanged).map(({ cents, list, sku }) => ({ sku, cents, list }))
  await sql`
    update variant set price_cents = cents, list_price_cents = list
    from json_to_recordset(${JSON.stringify(live)}::json) as planned (sku text, cents int, list int)
    where sku_variant_number = sku`.execute(transaction)
}

/** Stores which plans have ended and which have begun. */
const closePlans = async (transaction: Kysely<Tables>, open: ReadonlyArray<PlanRow>, now: number): Promise<void> => {
  const ended = open.filter((row) => isPlanOver(toPlan(row), now)).map(({ planId }) => planId)
  const begun = open.filter((row) => row.startsAt <= now && !isPlanOver(toPlan(row), now)).map(({ planId }) => planId)
  await sql`
    update price_plan set state = case when plan_id = any(${ended}::int[]) then 'ended' else 'active' end
    where plan_id = any(${[...ended, ...begun]}::int[])`.execute(transaction)
}
