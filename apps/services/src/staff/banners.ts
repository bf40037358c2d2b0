import type { BannerDraft, StaffBanner } from "@camber/domain/staff"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { InvalidArgument } from "../http/errors.ts"
import { withStaffLog } from "./actions.ts"
import type { StaffVisit } from "./requireStaff.ts"

/** Reads all banners in display order, including expired ones. */
export const staffBannersIn = async (database: Kysely<Tables>): Promise<ReadonlyArray<typeof StaffBanner.Encoded>> => {
  const rows = await database.selectFrom("banner").selectAll().orderBy("ordinality").orderBy("banner_id").execute()
  return rows.map((row) => ({
    id: row.banner_id,
    bannerType: row.kind,
    ordinality: row.ordinality,
    title: row.title,
    description: row.description,
    mobileTitle: row.mobile_title,
    promoCode: row.promo_code,
    promoCodeDescription: row.promo_code_description,
    startDate: row.starts_at?.toISOString() ?? null,
    endDate: row.ends_at?.toISOString() ?? null,
    url: row.url,
    linkText: row.link_text,
    audience: row.audience
  }))
}

/**
 * Creates the handler that inserts or updates a banner. A banner that was removed concurrently stays removed. If the banner has a promo
 * code, the code must exist.
 */
export const saveBannerIn =
  (database: Kysely<Tables>) =>
  (draft: BannerDraft, visit: StaffVisit): Promise<boolean> => {
    const row = {
      kind: draft.bannerType,
      ordinality: draft.ordinality,
      title: draft.title,
      description: draft.description,
      mobile_title: draft.mobileTitle,
      promo_code: draft.promoCode?.trim().toUpperCase() ?? null,
      promo_code_description: draft.promoCodeDescription,
      starts_at: draft.startDate,
      ends_at: draft.endDate,
      url: draft.url,
      link_text: draft.linkText,
      audience: draft.audience
    }
    const { id } = draft
    return withStaffLog(database, visit, { what: "banner kept", subject: draft.title ?? draft.bannerType, change: draft }, async (trx) => {
      if (row.promo_code !== null) await assertKnownCode(trx, row.promo_code)
      if (id !== null) return (await trx.updateTable("banner").set(row).where("banner_id", "=", id).executeTakeFirst()).numUpdatedRows > 0n
      await trx.insertInto("banner").values(row).execute()
      return true
    })
  }

/** Rejects an unknown or personal code, because shoppers could not use it. */
const assertKnownCode = async (database: Kysely<Tables>, code: string): Promise<void> => {
  const known = await database
    .selectFrom("promo_code")
    .select("code")
    .where("code", "=", code)
    .where("web_user_guid", "is", null)
    .executeTakeFirst()
  if (known === undefined) throw new InvalidArgument({ argument: "promoCode", expected: "Expected a promo code that exists" })
}

export const removeBannerIn =
  (database: Kysely<Tables>) =>
  ({ id }: { readonly id: number }, visit: StaffVisit): Promise<boolean> =>
    withStaffLog(database, visit, { what: "banner removed", subject: String(id) }, async (trx) => {
      const { numDeletedRows } = await trx.deleteFrom("banner").where("banner_id", "=", id).executeTakeFirst()
      return numDeletedRows > 0n
    })
