export { createStripeTax, type StripeTaxSettings } from "./stripeTax.ts"
export { createStripePayments, type StripeSettings } from "./stripePayments.ts"
