import type { PromoCodeDraft, PromoCodeResult, StaffPromoCode } from "@camber/domain/staff"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { withStaffLog } from "./actions.ts"
import type { StaffVisit } from "./requireStaff.ts"

/** Maximum number of listed codes. */
const MAX_CODES = 200

interface CodeRow {
  readonly code: string
  readonly percent: number | null
  readonly cents_off: number | null
  readonly minimum_cents: number
  readonly starts_at: Date | null
  readonly ends_at: Date | null
  readonly uses_left: number | null
  readonly is_ahead: boolean
  readonly is_over: boolean
  readonly orders: number
  readonly given: number
}

/**
 * Reads promo codes with their use, the newest first.
 *
 * @param text - Beginning of the code; also finds codes from sign-ups. If it is empty, returns the codes that staff created.
 */
export const listPromoCodes = async (database: Kysely<Tables>, text = ""): Promise<ReadonlyArray<typeof StaffPromoCode.Encoded>> => {
  const { rows } = await sql<CodeRow>`
    with listed as (
      select * from promo_code where ${text === "" ? sql`by_staff` : sql`starts_with(code, ${text.toUpperCase()})`}
      order by made_at desc, code limit ${MAX_CODES}),
    used as (
      select promo_code as code, count(*)::int as orders, sum(promo_cents)::float8 as given from customer_order
      where promo_code in (select code from listed) and status <> 'canceled' group by promo_code)
    select code, percent, cents_off, minimum_cents, starts_at, ends_at, uses_left, coalesce(starts_at > now(), false) as is_ahead,
      coalesce(ends_at <= now(), false) as is_over, coalesce(used.orders, 0) as orders, coalesce(used.given, 0) as given
    from listed left join used using (code) order by made_at desc, code`.execute(database)
  return rows.map((row) => ({
    code: row.code,
    discount: toDiscount(row),
    minimum: row.minimum_cents,
    startsAt: row.starts_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    usesLeft: row.uses_left,
    state: row.is_over ? "ended" : row.uses_left === 0 ? "used" : row.is_ahead ? "planned" : "active",
    orders: row.orders,
    given: row.given
  }))
}

const toDiscount = ({ cents_off, percent }: Pick<CodeRow, "cents_off" | "percent">): (typeof StaffPromoCode.Encoded)["discount"] =>
  percent === null ? { _tag: "AmountOff", cents: cents_off ?? 0 } : { _tag: "PercentOff", percent }

/** Creates the handler that creates a promo code. The code is valid in every cart immediately. */
export const createPromoCodeIn =
  (database: Kysely<Tables>) =>
  async (draft: PromoCodeDraft, visit: StaffVisit): Promise<typeof PromoCodeResult.Encoded> => {
    const { code, discount, endsAt, minimum, startsAt, uses } = draft
    const record = { what: "promo code made", subject: code, change: { before: null, after: draft } } as const
    const problem = findProblem(draft, Date.now())
    if (problem !== null) return { problem, now: await listPromoCodes(database) }
    const isMade = await withStaffLog(database, visit, record, async (transaction) => {
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto("promo_code")
        .values({
          code,
          percent: discount._tag === "PercentOff" ? discount.percent : null,
          cents_off: discount._tag === "AmountOff" ? discount.cents : null,
          minimum_cents: minimum,
          starts_at: startsAt === null ? null : new Date(startsAt),
          ends_at: endsAt === null ? null : new Date(endsAt),
          uses_left: uses,
          web_user_guid: null,
          by_staff: true
        })
        .onConflict((conflict) => conflict.column("code").doNothing())
        .executeTakeFirst()
      return (numInsertedOrUpdatedRows ?? 0n) > 0n
    })
    return { problem: isMade ? null : `Code ${code} exists already. Choose another.`, now: await listPromoCodes(database) }
  }

const findProblem = ({ endsAt, startsAt }: PromoCodeDraft, now: number): string | null => {
  if ([startsAt, endsAt].some((at) => at !== null && Number.isNaN(Date.parse(at)))) return "Enter a date that exists."
  if (endsAt !== null && Date.parse(endsAt) <= now) return "The end is in the past."
  return endsAt !== null && startsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt) ? "The end is before the start." : null
}

/** Creates the handler that ends a promo code now. Orders that used it keep their discount. */
export const endPromoCodeIn =
  (database: Kysely<Tables>) =>
  async ({ code }: { readonly code: string }, visit: StaffVisit): Promise<boolean> => {
    const before = await database.selectFrom("promo_code").select("ends_at").where("code", "=", code).executeTakeFirst()
    const change = { before: { ends: before?.ends_at?.toISOString() ?? null }, after: { ends: "now" } }
    return withStaffLog(database, visit, { what: "promo code ended", subject: code, change }, async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable("promo_code")
        .set({ ends_at: sql<Date>`now()` })
        .where("code", "=", code)
        .where(sql<boolean>`coalesce(ends_at > now(), true)`)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    })
  }
