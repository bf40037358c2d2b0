import type { BannerType } from "@camber/domain/banners"
import type { ColumnType, Generated, GeneratedAlways } from "kysely"

/** The columns of migration 0006, as rows. */
export interface StaffTables {
  /** Only flags that differ from their defaults. `percent`: the share of the visitors for whom `value` holds. */
  feature_flag: { name: string; value: string; percent: Generated<number>; changed_at: Generated<Date> }
  banner: {
    banner_id: GeneratedAlways<number>
    /** The order in which they stand. */
    ordinality: number
    kind: BannerType
    title: string | null
    description: string | null
    mobile_title: string | null
    promo_code: string | null
    promo_code_description: string | null
    starts_at: ColumnType<Date | null, string | null, string | null>
    ends_at: ColumnType<Date | null, string | null, string | null>
    url: string | null
    link_text: string | null
  }
}
