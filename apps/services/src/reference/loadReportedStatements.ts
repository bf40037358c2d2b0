import { type ReportRecord, MIN_HELD_CARS, reportStates, isDisputing } from "@camber/domain/fitment"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Buyers' fit reports about an application. */
export interface ReportedStatement {
  readonly confirmed: ReportRecord["confirmed"]
  /** Number of cars whose buyers kept the part; 0 below the minimum. */
  readonly cars: number
  /** Number of reports that staff did not find mistaken. */
  readonly reports: number
  /** Reports by the name of the car without its engine. */
  readonly byCar: ReadonlyMap<string, Omit<ReportRecord, "confirmed">>
}

/** Fit reports by application id. */
export type ReportedStatements = ReadonlyMap<number, ReportedStatement>

interface Row {
  readonly applicationId: number
  readonly confirmed: number
  readonly held: number
  readonly reports: number
  readonly cars: ReadonlyArray<{ readonly car: string; readonly reporters: number; readonly buyers: number }> | null
}

/**
 * Loads the fit reports about applications of the current catalog, and the number of cars whose buyers kept the part.
 *
 * Ignores reports that staff found mistaken, and reports on applications that now belong to another product. Buyers are the customers who
 * received the part for this car and did not return it for a reason other than the fit. The same email address counts once.
 */
export const loadReportedStatements = async (database: Kysely<Tables>): Promise<ReportedStatements> => {
  const { rows } = await sql<Row>`
    with reports as (
      select application_id, sku_base_number, state, order_number, split_part(car, ' with ', 1) as car
      from fit_report join application using (application_id) join product using (product_page_id, sku_base_number)
      where state = any(${reportStates.filter(isDisputing)}::text[])),
    reported as (
      select application_id, sku_base_number, car,
        least(count(distinct web_user_guid), count(distinct lower(email)))::int as reporters
      from reports join customer_order using (order_number) where car <> '' group by 1, 2, 3),
    cars as (
      select application_id, car, reporters,
        (select least(count(distinct sold.web_user_guid), count(distinct lower(email)))::int
          from order_line sold join customer_order using (order_number)
          where sold.sku_base_number = reported.sku_base_number and status in ('shipped', 'delivered') and sold.canceled < sold.quantity
            and sold.added_for -> 'verdict' -> 'reason' ->> 'applicationId' = reported.application_id::text
            and split_part(sold.added_for ->> 'projectName', ' with ', 1) = reported.car
            and (exists (select from fit_report where fit_report.order_number = sold.order_number and fit_report.ordinality = sold.ordinality)
              or not exists (select from return_case join return_line using (return_id)
                where return_case.order_number = sold.order_number and return_line.ordinality = sold.ordinality and kind = 'goods'))) as buyers
      from reported),
    held as (
      select application_id, held_statement.cars as held_cars from held_statement join application using (application_id)
      join product using (product_page_id, sku_base_number) where held_statement.cars >= ${MIN_HELD_CARS})
    select application_id as "applicationId", coalesce(max(held_cars), 0) as held, count(order_number)::int as reports,
      case when bool_or(state = 'wrong') then count(distinct order_number) else 0 end::int as confirmed,
      (select json_agg(json_build_object('car', car, 'reporters', reporters, 'buyers', buyers)) from cars
        where cars.application_id = known.application_id) as cars
    from (select * from reports full join held using (application_id)) as known group by application_id`.execute(database)
  return new Map(
    rows.map(({ applicationId, cars, confirmed, held, reports }) => [
      applicationId,
      { confirmed, cars: held, reports, byCar: new Map((cars ?? []).map(({ car, ...counts }) => [car, counts])) }
    ])
  )
}
