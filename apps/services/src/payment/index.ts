export { invoicePayments } from "./invoicePayments.ts"
export type { PaymentSettings } from "./makePaymentDesk.ts"
export type { SigningKey } from "./seal.ts"
export { createTestPayments } from "./testPayments.ts"
