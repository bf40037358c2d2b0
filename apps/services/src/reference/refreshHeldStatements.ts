import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { readReturnDays } from "../shop-settings/readShop.ts"

/**
 * Counts the cars whose buyers kept a part that a fit statement promised to fit. Must run about every hour, because return windows end.
 *
 * A car counts if its order was delivered, the return window has ended and no piece of the line was returned. The same customer or email
 * address counts once per car. Writes only counts that changed.
 */
export const refreshHeldStatements = async (database: Kysely<Tables>): Promise<void> => {
  const returnDays = await readReturnDays(database)
  await sql`
    with sold as (
      select added_for -> 'verdict' -> 'reason' ->> 'applicationId' as application, sku_base_number, order_line.web_user_guid,
        coalesce(nullif(lower(email), ''), order_line.web_user_guid::text) as buyer, added_for ->> 'projectName' as car
      from order_line join customer_order using (order_number)
      where status = 'delivered' and canceled < quantity and added_for ->> 'projectName' <> ''
        and delivered_at + make_interval(days => coalesce(return_days, ${returnDays}::int)) <= now()
        and added_for -> 'verdict' ->> 'fitment' in ('DirectFit', 'DrivelineFit', 'UniversalFit')
        and not exists (select from return_case join return_line using (return_id)
          where return_case.order_number = order_line.order_number and return_line.ordinality = order_line.ordinality and kind = 'goods')
        and not exists (select from fit_report
          where fit_report.order_number = order_line.order_number and fit_report.ordinality = order_line.ordinality)),
    counted as (
      select application::int as application_id, sku_base_number,
        least(count(distinct (web_user_guid, car)), count(distinct (buyer, car)))::int as cars
      from sold where case when application ~ '^[0-9]{1,9}$' then true else false end group by 1, 2),
    gone as (
      delete from held_statement as old
      where not exists (select from counted where (counted.application_id, counted.sku_base_number) = (old.application_id, old.sku_base_number)))
    insert into held_statement (application_id, sku_base_number, cars) select application_id, sku_base_number, cars from counted
    on conflict (application_id, sku_base_number) do update set cars = excluded.cars where held_statement.cars <> excluded.cars`.execute(
    database
  )
}
