export * from "./model.ts"
export * from "./mergeChange.ts"
