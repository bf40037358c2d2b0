export * from "./calls.ts"
export * from "./model.ts"
export * from "./Orders.ts"
export * from "./rules.ts"
