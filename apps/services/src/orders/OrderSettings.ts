import { noTax, type Tax } from "./Tax.ts"
import { byInvoice, type Payment } from "./Payment.ts"

/** What orders are made with besides the catalogue. */
export interface OrderSettings {
  /** Integer cents from which standard shipping is free; null: never (FREE_SHIPPING_THRESHOLD). */
  readonly freeShippingFrom: number | null
  readonly tax: Tax
  readonly payment: Payment
  /** Links in mail lead there. */
  readonly publicOrigin: string
  readonly brandName: string
}

/** A shop without tax that sends invoices. */
export const plainOrders: Pick<OrderSettings, "tax" | "payment"> = { tax: noTax, payment: byInvoice }
