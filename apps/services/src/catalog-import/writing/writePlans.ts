import type { PlannedPrice } from "@camber/catalog-import"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../../database/tables.ts"
import { advanceSkus } from "../../price-plans/runPricePlans.ts"

/** Planned prices of a SKU in the last import and in this one. */
export interface ChangedPlans {
  readonly sku: string
  readonly before: ReadonlyArray<PlannedPrice>
  readonly after: ReadonlyArray<PlannedPrice>
}

/**
 * Adds the planned prices that are new in this import, and cancels those that only the last import had. Plans by staff stay. A plan that
 * equals a plan by staff is not added again. The caller must have locked the variants.
 */
export const writePlans = async (transaction: Kysely<Tables>, changes: ReadonlyArray<ChangedPlans>): Promise<void> => {
  const added = changes.flatMap(({ after, before, sku }) => subtract(after, before).map((plan) => ({ sku, ...plan })))
  const removed = changes.flatMap(({ after, before, sku }) => subtract(before, after).map((plan) => ({ sku, ...plan })))
  if (added.length + removed.length === 0) return
  await sql`
    update price_plan as plan set state = 'canceled' from ${toRecords(removed)}
    where plan.state in ('planned', 'active') and ${isEqual}`.execute(transaction)
  await sql`
    insert into price_plan (sku_variant_number, price_cents, list_price_cents, starts_at, ends_at)
    select sku, cents, list, coalesce(starts, now()), ends from ${toRecords(added)}
    where (ends is null or ends > now())
      and not exists (select from price_plan as plan where plan.state in ('planned', 'active') and ${isEqual})`.execute(transaction)
  await advanceSkus(transaction, [...new Set([...added, ...removed].map(({ sku }) => sku))])
}

const isEqual = sql`plan.sku_variant_number = sku and plan.price_cents = cents and plan.list_price_cents is not distinct from list
  and (starts is null or plan.starts_at = starts) and plan.ends_at is not distinct from ends`

const toRecords = (plans: ReadonlyArray<PlannedPrice & { readonly sku: string }>) => {
  const rows = plans.map(({ cents, endsAt, listCents, sku, startsAt }) => ({ sku, cents, list: listCents, starts: startsAt, ends: endsAt }))
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as written (sku text, cents int, list int, starts timestamptz, ends timestamptz)`
}

const subtract = (plans: ReadonlyArray<PlannedPrice>, others: ReadonlyArray<PlannedPrice>): ReadonlyArray<PlannedPrice> => {
  const known = new Set(others.map(toText))
  return plans.filter((plan) => !known.has(toText(plan)))
}

const toText = ({ cents, endsAt, listCents, startsAt }: PlannedPrice): string => JSON.stringify([cents, listCents, startsAt, endsAt])
