export * from "./model.ts"
export * from "./Payments.ts"
export * from "./rules.ts"
export * from "./settlePayment.ts"
