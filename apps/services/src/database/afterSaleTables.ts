import type { Contact } from "@camber/domain/checkout"
import type { Fitment, Reason } from "@camber/domain/fitment"
import type { ReportState } from "@camber/domain/staff"
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from "kysely"

/** The columns of migration 0030, as rows. */
export interface AfterSaleTables {
  /** Of the key in a mail a hash is kept. */
  order_key: { key_hash: string; order_number: string; made_at: Generated<Date> }
  /** Who has opened somebody's order by the link in its mail. */
  order_guest: { web_user_guid: string; order_number: string; opened_at: Generated<Date> }
  /** `identity`: what makes two of them the same. One of a visitor's is the default. */
  saved_address: {
    web_user_guid: string
    address_id: string
    identity: string
    contact: JSONColumnType<Omit<Contact, "email">>
    is_default: boolean
    saved_at: Generated<Date>
  }
  /**
   * A line of an order that came back because it does not fit, with the statement that said it would. `car` and `reason` are what was kept with
   * the line; null once the customer had everything deleted. `decided_by`: a member of staff.
   */
  fit_report: {
    report_id: GeneratedAlways<number>
    order_number: string
    ordinality: number
    sku_base_number: string
    sku_variant_number: string
    application_id: number
    fitment: Fitment
    car: string | null
    reason: JSONColumnType<typeof Reason.Encoded> | null
    return_id: number | null
    reported_at: Generated<Date>
    state: Generated<ReportState>
    decided_by: string | null
    decided_at: ColumnType<Date | null, string | Date | null, string | Date | null>
  }
}
