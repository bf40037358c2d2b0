export { createStripeTax, type StripeTaxSettings } from "./createStripeTax.ts"
export { createStripePayments, type StripeSettings } from "./createStripePayments.ts"
