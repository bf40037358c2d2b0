import type { PaymentMethod } from "@camber/domain/payment"
import { createTableRates, type QuoteService, createQuoteService, readRates, createTableTax } from "../rates/quotes.ts"

/** Payment settings of orders. */
export interface OrderPayments {
  readonly method: PaymentMethod
  /** Minimum amount that can be paid, in integer cents. */
  readonly leastCents: number
  /**
   * Starts the payment of a new order and returns the URL of its page; null if the order needs no payment page or the provider failed.
   * Never rejects.
   */
  readonly begin: (orderNumber: string) => Promise<string | null>
}

/** Settings of the order services. */
export interface OrderSettings {
  /** Subtotal in integer cents from which standard shipping is free; null means never (FREE_SHIPPING_THRESHOLD). */
  readonly freeShippingFrom: number | null
  readonly quotes: QuoteService
  /** Days after delivery in which a core can be returned for its deposit. */
  readonly coreReturnDays: number
  readonly payment: OrderPayments
  /** Base URL of links in mail. */
  readonly publicOrigin: string
  readonly brandName: string
  /** Email addresses of the shop that receive each new order and return. */
  readonly staffMail?: ReadonlyArray<string> | undefined
}

/** Defaults: the bundled shipping table, no tax, and payment by invoice. */
export const defaultOrderSettings: Pick<OrderSettings, "coreReturnDays" | "payment" | "quotes"> = {
  quotes: createQuoteService(createTableRates(readRates(null)), createTableTax([])),
  coreReturnDays: 180,
  payment: { method: "invoice", leastCents: 0, begin: async () => null }
}
