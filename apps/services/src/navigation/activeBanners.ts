import type { Banner, BannerType } from "@camber/domain/banners"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

const typeIds: Readonly<Record<BannerType, number>> = { placeholder: 1, promotion: 2, maintenance: 3 }

/**
 * Returns the banners of the day in display order (CALL-13).
 *
 * Leaves out expired banners and banners whose promo code is used up. Includes future banners and those of other audiences, because all
 * visitors share one response.
 */
export const activeBanners = async (database: Kysely<Tables>): Promise<ReadonlyArray<typeof Banner.Encoded>> => {
  const rows = await database
    .selectFrom("banner")
    .selectAll()
    .where(({ eb, fn, or }) => or([eb("ends_at", "is", null), eb("ends_at", ">=", fn<Date>("now"))]))
    .where(({ eb, exists, or, selectFrom }) =>
      or([
        eb("promo_code", "is", null),
        exists(
          selectFrom("promo_code")
            .select("promo_code.code")
            .whereRef("promo_code.code", "=", "banner.promo_code")
            .where("promo_code.web_user_guid", "is", null)
            .where(sql<boolean>`coalesce(promo_code.ends_at > now(), true) and coalesce(promo_code.uses_left > 0, true)`)
        )
      ])
    )
    .orderBy("ordinality")
    .orderBy("banner_id")
    .execute()
  return rows.map((row) => ({
    id: row.banner_id,
    title: row.title,
    description: row.description,
    mobileTitle: row.mobile_title,
    promoCode: row.promo_code,
    promoCodeDescription: row.promo_code_description,
    startDate: row.starts_at?.getTime() ?? null,
    endDate: row.ends_at?.getTime() ?? null,
    url: row.url,
    linkText: row.link_text,
    bannerType: { id: typeIds[row.kind], name: row.kind },
    audience: row.audience
  }))
}
