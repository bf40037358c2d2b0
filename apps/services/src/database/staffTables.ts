import type { BannerType } from "@camber/domain/banners"
import type { ShopContent } from "@camber/domain/content"
import type { Audience } from "@camber/domain/flags"
import type { StaffAction } from "@camber/domain/staff"
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from "kysely"

/** Columns of migrations 0006, 0012 and 0024. */
export interface StaffTables {
  /**
   * Contains only flags that differ from their defaults. `percent` is the share of visitors who get `value`; a null audience means all
   * visitors.
   */
  feature_flag: { name: string; value: string; percent: Generated<number>; audience: Audience | null; changed_at: Generated<Date> }
  /** Log of staff actions. `change` is the data that was written. Entries stay when the account is deleted. */
  /** Calls of assistants by UTC day (migration 0085). `fact` is the missing fact; empty if none was. */
  assistant_call: {
    day: string
    tool: string
    outcome: "answered" | "rejected" | "failed"
    fact: string
    calls: number
  }
  staff_action: {
    action_id: GeneratedAlways<number>
    account_id: string
    at: Generated<Date>
    what: StaffAction["what"]
    subject: string
    change: JSONColumnType<object> | null
  }
  /** Settings of the shop that staff changed (migration 0098). */
  shop_setting: { name: keyof ShopContent; value: ColumnType<unknown, string, string> }
  /** Redirects from addresses of an old shop (migration 0099). */
  redirect: { old_path: string; new_path: string; created_at: Generated<Date> }
  banner: {
    banner_id: GeneratedAlways<number>
    /** Position in the displayed order. */
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
    /** Audience of the banner; null means all visitors. */
    audience: Audience | null
  }
}
