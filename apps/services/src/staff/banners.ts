import type { BannerDraft, StaffBanner } from "@camber/domain/staff"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { asNoted } from "./actions.ts"
import type { StaffVisit } from "./forStaff.ts"

/** Every banner, in the order in which they stand, those that are over among them. */
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
    linkText: row.link_text
  }))
}

/** Writes a new banner, or another text of one that there is; one that has been removed meanwhile stays removed. */
export const saveBannerIn =
  (database: Kysely<Tables>) =>
  (draft: BannerDraft, visit: StaffVisit): Promise<boolean> => {
    const row = {
      kind: draft.bannerType,
      ordinality: draft.ordinality,
      title: draft.title,
      description: draft.description,
      mobile_title: draft.mobileTitle,
      promo_code: draft.promoCode,
      promo_code_description: draft.promoCodeDescription,
      starts_at: draft.startDate,
      ends_at: draft.endDate,
      url: draft.url,
      link_text: draft.linkText
    }
    const { id } = draft
    return asNoted(database, visit, { what: "banner kept", subject: draft.title ?? draft.bannerType, change: draft }, async (trx) => {
      if (id !== null) return (await trx.updateTable("banner").set(row).where("banner_id", "=", id).executeTakeFirst()).numUpdatedRows > 0n
      await trx.insertInto("banner").values(row).execute()
      return true
    })
  }

export const removeBannerIn =
  (database: Kysely<Tables>) =>
  ({ id }: { readonly id: number }, visit: StaffVisit): Promise<boolean> =>
    asNoted(database, visit, { what: "banner removed", subject: String(id) }, async (trx) => {
      const { numDeletedRows } = await trx.deleteFrom("banner").where("banner_id", "=", id).executeTakeFirst()
      return numDeletedRows > 0n
    })
