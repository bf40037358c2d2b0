export { stripeTax, type StripeTaxSettings } from "./stripeTax.ts"
export { stripePayments, type StripeSettings } from "./stripePayments.ts"
