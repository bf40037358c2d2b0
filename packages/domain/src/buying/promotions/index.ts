export * from "./calls.ts"
export * from "./model.ts"
export * from "./promoCode.ts"
export * from "./PromoCodes.ts"
