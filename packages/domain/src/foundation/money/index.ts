export * from "./model.ts"
export * from "./rules.ts"
