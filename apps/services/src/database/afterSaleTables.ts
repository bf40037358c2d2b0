import type { Contact } from "@camber/domain/checkout"
import type { Fitment, Reason } from "@camber/domain/fitment"
import type { ReportState } from "@camber/domain/staff"
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from "kysely"

/** Columns of migration 0030. */
export interface AfterSaleTables {
  /** Links in order mail. Only a hash of the key is stored. */
  order_key: { key_hash: string; order_number: string; made_at: Generated<Date> }
  /** Visitors who opened an order through the link in its mail. */
  order_guest: { web_user_guid: string; order_number: string; opened_at: Generated<Date> }
  /** Equal addresses have the same `identity`. Each visitor has at most one default address. */
  saved_address: {
    web_user_guid: string
    address_id: string
    identity: string
    contact: JSONColumnType<Omit<Contact, "email">>
    is_default: boolean
    saved_at: Generated<Date>
  }
  /** Number of cars whose buyers kept a part, by the application that promised the fit (migration 0110). */
  held_statement: { application_id: number; sku_base_number: string; cars: number }
  /**
   * An order line that was returned because it does not fit, with the application that claimed a fit. `car` and `reason` were stored with
   * the line, and are null after the customer deleted their data. `decided_by` is a staff member.
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
