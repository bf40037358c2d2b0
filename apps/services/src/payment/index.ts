export { invoicePayments } from "./invoicePayments.ts"
export type { PaymentSettings } from "./makePaymentDesk.ts"
export type { SealKey } from "./seal.ts"
export { testPayments } from "./testPayments.ts"
