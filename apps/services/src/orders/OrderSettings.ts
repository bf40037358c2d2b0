import type { PaymentMethod } from "@camber/domain/payment"
import { createTableRates, type QuoteService, createQuoteService, readRates, createTableTax } from "../rates/index.ts"

/** How orders are paid. */
export interface OrderPayments {
  readonly method: PaymentMethod
  /** The least that can be paid, in integer cents. */
  readonly leastCents: number
  /** Begins the payment of an order that was just placed, and answers the page for it; null where there is none, or it could not be had. Never rejects. */
  readonly begin: (orderNumber: string) => Promise<string | null>
}

/** What orders are made with besides the catalogue. */
export interface OrderSettings {
  /** Integer cents from which standard shipping is free; null: never (FREE_SHIPPING_THRESHOLD). */
  readonly freeShippingFrom: number | null
  /** What shipping and tax are. */
  readonly quotes: QuoteService
  /** After a part came: its deposit is refunded for the old one. */
  readonly coreReturnDays: number
  readonly payment: OrderPayments
  /** Links in mail lead there. */
  readonly publicOrigin: string
  readonly brandName: string
  /** Addresses of the shop that are mailed each new order and return. */
  readonly staffMail?: ReadonlyArray<string> | undefined
}

/** A shop that ships by the table that comes along, without tax, and sends invoices. */
export const defaultOrderSettings: Pick<OrderSettings, "coreReturnDays" | "payment" | "quotes"> = {
  quotes: createQuoteService(createTableRates(readRates(null)), createTableTax([])),
  coreReturnDays: 180,
  payment: { method: "invoice", leastCents: 0, begin: async () => null }
}
