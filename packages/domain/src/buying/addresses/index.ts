export * from "./Addresses.ts"
export * from "./calls.ts"
export * from "./model.ts"
export * from "./rules.ts"
