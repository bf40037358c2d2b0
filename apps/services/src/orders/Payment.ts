/** What is to be paid. */
export interface Payable {
  readonly orderNumber: string
  readonly totalCents: number
}

/** What an order keeps of how it is paid; never a card's number. */
export interface PaymentRecord {
  readonly method: string
  /** The payment's name with whoever carries it out; null where nobody does. */
  readonly reference: string | null
}

/**
 * Port: arranges the payment of an order while its transaction is open; to reject is to place nothing. An order that is not written in the end
 * may be arranged again under another number, so it must not yet move money.
 */
export type Payment = (payable: Payable) => Promise<PaymentRecord>

/** An invoice comes with the parcel: nothing is asked of the shopper, and no card data ever enters. */
export const byInvoice: Payment = async () => ({ method: "invoice", reference: null })
