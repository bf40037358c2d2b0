export * from "./calls.ts"
export * from "./model.ts"
export * from "./rules.ts"
export * from "./storage.ts"
