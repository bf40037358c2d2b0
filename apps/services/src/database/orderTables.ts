import type { Attribution } from "@camber/domain/acquisition"
import type { FitmentSnapshot } from "@camber/domain/cart"
import type { Contact, ShippingMethod } from "@camber/domain/checkout"
import type { PointsReason } from "@camber/domain/loyalty"
import type { Carrier, OrderStatus, ReturnKind, ReturnReason, ReturnState } from "@camber/domain/order"
import type { PaymentMethod, PaymentState, RefundState } from "@camber/domain/payment"
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from "kysely"

type Moment = ColumnType<Date | null, string | Date | null, string | Date | null>

/** How far a refund has come. */

/** Who did something to an order. */
export type OrderActor = "customer" | "staff" | "shop" | "payment"

/** Pieces of one variant that an order took off the shelves. */
export interface TakenPieces {
  readonly skuVariantNumber: string
  readonly pieces: number
}

/** The columns of migrations 0010, 0018, 0027, 0029, 0030, 0031 and 0034, as rows. Money is integer cents. */
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
   * until the order has come to its end. `payment.reference` is the payment's name with its provider. `paid_cents` is all that came in, of which
   * `refunded_cents` has gone back. It waits until `pay_by`, at its `payment_attempt`th attempt; null once
   * nothing is left to do about it; the shop last looked after it at `looked_after_at`. `revision` counts the changes by staff.
   * `credited_cents` of its total are charged no more, or go back; `points_returned` of those that were spent on it have gone back.
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
    /** All deposits for old parts. */
    core_cents: Generated<number>
    shipping_cents: number
    tax_cents: number
    /** The tax was charged on the goods, and on these as well. */
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
    /** A hash of the address that it came from; null after an hour. */
    unpaid_client: string | null
    revision: Generated<number>
    credited_cents: Generated<number>
    points_returned: Generated<number>
  }
  /** What a provider of payments said, each once; `outcome` is what became of it. */
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
   * Money that goes back. `due` until its provider took it, `sent` until the provider says that it went through. `payment_reference` names the
   * payment that it is taken of where that is not the order's; `reference` is the refund's own name with the provider. `requested_by`: an
   * account, null for the shop by itself.
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
  /** The history of an order. `account_id`: of a member of staff. `detail` holds nothing personal. */
  order_event: {
    order_event_id: GeneratedAlways<number>
    order_number: string
    at: Generated<Date>
    actor: OrderActor
    account_id: string | null
    what: string
    detail: ColumnType<Readonly<Record<string, unknown>>, string | undefined, string>
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
    /** Before they were packed. */
    canceled: Generated<number>
    /** What one piece takes off the shelves; null in orders from before it was kept. */
    needs: ColumnType<ReadonlyArray<TakenPieces> | null, string | undefined, string>
    unit_price_cents: number
    list_price_cents: number | null
    /** Deposited with each piece for the old part. */
    core_cents: Generated<number>
    discount_cents: number
    paid_cents: number
    list: JSONColumnType<{ readonly id: string | null; readonly name: string | null; readonly attribution: string | null }>
    added_for: JSONColumnType<typeof FitmentSnapshot.Encoded> | null
    /** An ISO date; null where nobody knew when it would be there. */
    arrives_on: ColumnType<string | null, string | null | undefined, string | null>
    /** That of its order. */
    placed_at: Generated<Date>
  }
  /** A parcel with pieces of an order. */
  shipment: {
    shipment_id: GeneratedAlways<number>
    order_number: string
    carrier: Carrier
    tracking_number: string | null
    shipped_at: Generated<Date>
    delivered_at: Moment
  }
  shipment_line: { shipment_id: number; ordinality: number; quantity: number }
  /** What staff wrote about an order for each other. */
  order_note: { note_id: GeneratedAlways<number>; order_number: string; account_id: string; at: Generated<Date>; text: string }
  /** Pieces of an order that are to go back, for one reason. `credit_cents`: what goes back for them, once they were received. */
  return_case: {
    return_id: GeneratedAlways<number>
    order_number: string
    requested_at: Generated<Date>
    reason: ReturnReason
    note: string | null
    state: Generated<ReturnState>
    refused_why: string | null
    credit_cents: Generated<number>
    /** Of the credit. */
    shipping_cents: Generated<number>
    settled_at: Moment
  }
  /** Null until it was looked at: how many of the pieces came, and whether they are sold again. */
  return_line: {
    return_id: number
    ordinality: number
    kind: Generated<ReturnKind>
    quantity: number
    received: number | null
    outcome: "restock" | "scrap" | null
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
