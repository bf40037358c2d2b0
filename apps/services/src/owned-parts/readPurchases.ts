import type { PurchasedLine } from "@camber/domain/owned-parts"
import { findNamedCar } from "@camber/domain/vehicle"
import type { WebUserGuid } from "@camber/domain/visitor"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { GarageCar } from "./readCars.ts"

/** A purchased line with its product data at the time of the order. */
export interface Purchase extends PurchasedLine {
  readonly skuBaseNumber: string
  readonly skuVariantNumber: string
  readonly title: string
  readonly url: string
  readonly components: ReadonlyArray<{ readonly ordinality: number; readonly skuVariantNumber: string }>
}

/** Maximum number of order lines to read, newest first. */
const MAX_PURCHASES = 500

/** Payment states of orders whose parts count as bought: paid, or by invoice. */
export const BOUGHT_STATES = ["none", "paid", "partlyRefunded", "refunded"] as const

/**
 * Reads the parts that a visitor bought for a car, in orders that are paid or by invoice. Leaves out lines without a car and lines for
 * other cars.
 */
export const readPurchases = async (
  database: Kysely<Tables>,
  webUserGuid: WebUserGuid,
  cars: ReadonlyArray<GarageCar>,
  car: GarageCar
): Promise<ReadonlyArray<Purchase>> => {
  const { rows } = await sql<Purchase & { readonly projectName: string }>`
    select line.order_number as "orderNumber", line.ordinality, line.quantity, line.canceled, line.sku_base_number as "skuBaseNumber",
      line.sku_variant_number as "skuVariantNumber", line.title, line.url, line.components, line.unit_price_cents as price,
      to_char(bought.placed_at, 'YYYY-MM-DD') as "boughtOn", line.added_for ->> 'projectName' as "projectName",
      (select coalesce(sum(coalesce(back.received, back.quantity)), 0)::int from return_case join return_line as back using (return_id)
        where return_case.order_number = line.order_number and back.ordinality = line.ordinality and back.kind = 'goods'
          and return_case.state <> 'refused') as returned,
      case when bought.status = 'delivered' then line.quantity else
        (select coalesce(sum(parcel.quantity), 0)::int from shipment join shipment_line as parcel using (shipment_id)
          where shipment.order_number = line.order_number and parcel.ordinality = line.ordinality
            and shipment.delivered_at is not null) end as delivered
    from order_line as line join customer_order as bought using (web_user_guid, order_number)
    where line.web_user_guid = ${webUserGuid} and line.added_for is not null and bought.status <> 'canceled'
      and bought.payment_state = any(${[...BOUGHT_STATES]})
    order by bought.placed_at desc, line.order_number, line.ordinality limit ${MAX_PURCHASES}`.execute(database)
  return rows.filter(({ projectName }) => findNamedCar(cars, projectName) === car)
}
