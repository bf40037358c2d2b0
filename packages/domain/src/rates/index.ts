export * from "./Place.ts"
export * from "./rules.ts"
export * from "./ShippingRates.ts"
export * from "./Tax.ts"
