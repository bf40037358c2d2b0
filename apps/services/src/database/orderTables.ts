import type { Attribution } from "@camber/domain/acquisition"
import type { FitSnapshot } from "@camber/domain/cart"
import type { Contact, ShippingMethod } from "@camber/domain/checkout"
import type { PointsReason } from "@camber/domain/loyalty"
import type { OrderStatus, ReturnReason } from "@camber/domain/order"
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from "kysely"

type Moment = ColumnType<Date | null, string | Date | null, string | Date | null>

/** Pieces of one variant that an order took off the shelves. */
export interface TakenPieces {
  readonly skuVariantNumber: string
  readonly pieces: number
}

/** The columns of migrations 0010 and 0018, as rows. Money is integer cents. */
export interface OrderTables {
  /** Upper case. Percent or cents off; from `minimum_cents` on; null `uses_left`: as often as you like; null `web_user_guid`: for everybody. */
  promo_code: {
    code: string
    percent: number | null
    cents_off: number | null
    minimum_cents: Generated<number>
    starts_at: Moment
    ends_at: Moment
    uses_left: number | null
    web_user_guid: string | null
    made_at: Generated<Date>
  }
  /**
   * `points_earned` of a guest is what nobody collected: 0; they enter the ledger when it is shipped. `attribution`: how the visitor came, where
   * that is known. `taken`: the pieces that came off the shelves. `is_unclaimed`: its customer had everything deleted, and the address is kept
   * until the order has come to its end.
   */
  customer_order: {
    web_user_guid: string
    order_number: string
    placed_at: Generated<Date>
    status: Generated<OrderStatus>
    shipped_at: Moment
    delivered_at: Moment
    canceled_at: Moment
    tracking_number: string | null
    email: string
    contact: JSONColumnType<typeof Contact.Encoded>
    shipping_method: ShippingMethod
    payment: JSONColumnType<{ readonly method: string; readonly reference: string | null }>
    subtotal_cents: number
    savings_cents: number
    promo_code: string | null
    promo_cents: number
    points_redeemed: number
    points_cents: number
    shipping_cents: number
    tax_cents: number
    total_cents: number
    points_earned: number
    attribution: JSONColumnType<typeof Attribution.Encoded> | null
    taken: ColumnType<ReadonlyArray<TakenPieces>, string | undefined, string>
    is_unclaimed: Generated<boolean>
  }
  /** Copies of what the catalogue said when it was ordered; `options` are in words. The cents are of the whole line. */
  order_line: {
    web_user_guid: string
    order_number: string
    ordinality: number
    sku_variant_number: string
    sku_base_number: string
    product_page_id: number
    title: string
    brand: string
    image: string
    url: string
    options: JSONColumnType<ReadonlyArray<string>>
    components: JSONColumnType<ReadonlyArray<{ readonly ordinality: number; readonly skuVariantNumber: string }>>
    quantity: number
    unit_price_cents: number
    list_price_cents: number | null
    discount_cents: number
    paid_cents: number
    list: JSONColumnType<{ readonly id: string | null; readonly name: string | null; readonly attribution: string | null }>
    added_for: JSONColumnType<typeof FitSnapshot.Encoded> | null
    /** That of its order. */
    placed_at: Generated<Date>
  }
  /** Pieces of a line that are to go back. */
  return_request: {
    web_user_guid: string
    order_number: string
    ordinality: number
    quantity: number
    reason: ReturnReason
    note: string | null
    requested_at: Generated<Date>
  }
  rewards_member: { web_user_guid: string; joined_at: Generated<Date> }
  /** What was earned is above 0, what was spent or taken back below. */
  points_entry: {
    web_user_guid: string
    entry_id: GeneratedAlways<number>
    points: number
    reason: PointsReason
    order_number: string | null
    at: Generated<Date>
  }
}
