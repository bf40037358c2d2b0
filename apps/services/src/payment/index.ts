export { invoicePayments } from "./invoicePayments.ts"
export type { PaymentSettings } from "./createPaymentService.ts"
export type { SigningKey } from "./hmac.ts"
export { createTestPayments } from "./createTestPayments.ts"
