export * from "./Destination.ts"
export * from "./rules.ts"
export * from "./ShippingRates.ts"
