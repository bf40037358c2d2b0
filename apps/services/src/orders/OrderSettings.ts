import type { PaymentMethod } from "@camber/domain/payment"
import { byTable, readRates } from "../rates/shippingTable.ts"
import type { ShippingRates } from "../rates/ShippingRates.ts"
import { noTax, type Tax } from "../rates/Tax.ts"

/** How orders are paid. */
export interface OrderPayments {
  readonly method: PaymentMethod
  /** Begins the payment of an order that was just placed, and answers the page for it; null where there is none, or it could not be had. Never rejects. */
  readonly begin: (orderNumber: string) => Promise<string | null>
}

/** What orders are made with besides the catalogue. */
export interface OrderSettings {
  /** Integer cents from which standard shipping is free; null: never (FREE_SHIPPING_THRESHOLD). */
  readonly freeShippingFrom: number | null
  readonly shippingRates: ShippingRates
  readonly tax: Tax
  /** After a part came: its deposit is refunded for the old one. */
  readonly coreReturnDays: number
  readonly payment: OrderPayments
  /** Links in mail lead there. */
  readonly publicOrigin: string
  readonly brandName: string
}

/** A shop that ships by the table that comes along, without tax, and sends invoices. */
export const plainOrders: Pick<OrderSettings, "coreReturnDays" | "payment" | "shippingRates" | "tax"> = {
  shippingRates: byTable(readRates(null)),
  tax: noTax,
  coreReturnDays: 180,
  payment: { method: "invoice", begin: async () => null }
}
