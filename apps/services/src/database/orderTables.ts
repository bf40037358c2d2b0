import type { Attribution } from "@camber/domain/acquisition"
import type { FitmentSnapshot } from "@camber/domain/cart"
import type { Contact, ShippingMethod } from "@camber/domain/checkout"
import type { PointsReason } from "@camber/domain/loyalty"
import type { Carrier, OrderStatus, ReturnKind, ReturnReason, ReturnState } from "@camber/domain/order"
import type { PaymentMethod, PaymentState, RefundState } from "@camber/domain/payment"
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from "kysely"

type Moment = ColumnType<Date | null, string | Date | null, string | Date | null>

/** Origin of an order event. */
export type OrderActor = "customer" | "staff" | "shop" | "payment"

/** Units of a variant that an order reserved. */
export interface TakenPieces {
  readonly skuVariantNumber: string
  readonly pieces: number
}

/** Columns of migrations 0010, 0018, 0027, 0029, 0030, 0031 and 0034. Money is integer cents. */
export interface OrderTables {
  /**
   * `code` is upper case. The discount is either `percent` or `cents_off`. It requires a subtotal of at least `minimum_cents`. Null
   * `uses_left` means unlimited uses; null `web_user_guid` means any visitor.
   */
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
    /** Whether staff created the code (migration 0100). */
    by_staff: Generated<boolean>
  }
  /**
   * - `points_earned` enters the ledger at shipment. It is 0 for guests.
   * - `attribution` is the visitor's acquisition source, if known.
   * - `taken` lists the reserved stock.
   * - `is_unclaimed`: the customer deleted their data. The address stays until the order is finished.
   * - `payment.reference` is the provider's id of the payment.
   * - `paid_cents` is everything received; `refunded_cents` is the refunded part.
   * - `pay_by` is the deadline of attempt `payment_attempt`; null when payment needs no more action.
   * - `looked_after_at` is the last reconciliation with the provider.
   * - `revision` counts changes by staff.
   * - `credited_cents` is the part of the total that is not charged or is refunded.
   * - `points_returned` is the part of the redeemed points that was returned.
   * - `return_days` is the return window in days after delivery (migration 0108); null for the present setting.
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
    payment: JSONColumnType<{ readonly method: PaymentMethod; readonly reference: string | null }>
    subtotal_cents: number
    savings_cents: number
    promo_code: string | null
    promo_cents: number
    points_redeemed: number
    points_cents: number
    /** Sum of all core deposits. */
    core_cents: Generated<number>
    shipping_cents: number
    tax_cents: number
    /** Whether shipping was taxed, not only the goods. */
    taxes_shipping: Generated<boolean>
    taxes_cores: Generated<boolean>
    total_cents: number
    points_earned: number
    attribution: JSONColumnType<typeof Attribution.Encoded> | null
    taken: ColumnType<ReadonlyArray<TakenPieces>, string | undefined, string>
    is_unclaimed: Generated<boolean>
    payment_state: Generated<PaymentState>
    paid_cents: Generated<number>
    refunded_cents: Generated<number>
    pay_by: Moment
    looked_after_at: Moment
    payment_attempt: Generated<number>
    /** Hash of the client IP address; deleted after an hour. */
    unpaid_client: string | null
    revision: Generated<number>
    credited_cents: Generated<number>
    points_returned: Generated<number>
    return_days: ColumnType<number | null, number | null | undefined, number | null>
  }
  /** Events from a payment provider, each stored once. `outcome` says how it was processed. */
  payment_event: {
    provider: string
    event_id: string
    order_number: string | null
    kind: string
    cents: number | null
    at: Generated<Date>
    outcome: string
  }
  /**
   * A refund is `due` until the provider accepts it, then `sent` until the provider confirms it. `payment_reference` is the refunded
   * payment if it is not the order's own payment. `reference` is the provider's id of the refund. `requested_by` is an account, or null if
   * the shop refunded automatically.
   */
  refund: {
    refund_id: string
    order_number: string
    cents: number
    reason: string
    state: Generated<RefundState>
    payment_reference: string | null
    reference: string | null
    tries: Generated<number>
    next_try_at: ColumnType<Date, Date | undefined, Date>
    requested_at: Generated<Date>
    settled_at: Moment
    requested_by: string | null
  }
  /** History of an order. `account_id` is a staff member. `detail` contains no personal data. */
  order_event: {
    order_event_id: GeneratedAlways<number>
    order_number: string
    at: Generated<Date>
    actor: OrderActor
    account_id: string | null
    what: string
    detail: ColumnType<Readonly<Record<string, unknown>>, string | undefined, string>
  }
  /** Catalog data as of the order. `options` is display text. Cent amounts are for the whole line. */
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
    /** Quantity canceled before packing. */
    canceled: Generated<number>
    /** Stock that one unit reserves; null in orders from before the column existed. */
    needs: ColumnType<ReadonlyArray<TakenPieces> | null, string | undefined, string>
    unit_price_cents: number
    list_price_cents: number | null
    /** Core deposit per unit. */
    core_cents: Generated<number>
    discount_cents: number
    paid_cents: number
    list: JSONColumnType<{ readonly id: string | null; readonly name: string | null; readonly attribution: string | null }>
    added_for: JSONColumnType<typeof FitmentSnapshot.Encoded> | null
    /** An ISO date; null if the arrival day was unknown. */
    arrives_on: ColumnType<string | null, string | null | undefined, string | null>
    /** Copy of the order's `placed_at`. */
    placed_at: Generated<Date>
  }
  shipment: {
    shipment_id: GeneratedAlways<number>
    order_number: string
    carrier: Carrier
    tracking_number: string | null
    shipped_at: Generated<Date>
    delivered_at: Moment
  }
  shipment_line: { shipment_id: number; ordinality: number; quantity: number }
  /** Internal staff note. */
  order_note: { note_id: GeneratedAlways<number>; order_number: string; account_id: string; at: Generated<Date>; text: string }
  /** A return of items of one order for one reason. `credit_cents` is the refund; it is set when the items are received. */
  return_case: {
    return_id: GeneratedAlways<number>
    order_number: string
    requested_at: Generated<Date>
    reason: ReturnReason
    note: string | null
    state: Generated<ReturnState>
    refused_why: string | null
    credit_cents: Generated<number>
    /** Shipping that is part of the credit. */
    shipping_cents: Generated<number>
    settled_at: Moment
  }
  /**
   * `received` and `outcome` are null until staff inspect the return: how many units arrived, and whether they can be
   * sold again.
   */
  return_line: {
    return_id: number
    ordinality: number
    kind: Generated<ReturnKind>
    quantity: number
    received: number | null
    outcome: "restock" | "scrap" | null
  }
  rewards_member: { web_user_guid: string; joined_at: Generated<Date> }
  /** Earned points are positive; redeemed or revoked points are negative. */
  points_entry: {
    web_user_guid: string
    entry_id: GeneratedAlways<number>
    points: number
    reason: PointsReason
    order_number: string | null
    at: Generated<Date>
  }
}
