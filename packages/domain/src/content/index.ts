export * from "./calls.ts"
export * from "./Content.ts"
export * from "./model.ts"
export * from "./rules.ts"
