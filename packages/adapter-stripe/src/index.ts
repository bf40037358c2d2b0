export { stripePayments, type StripeSettings } from "./stripePayments.ts"
