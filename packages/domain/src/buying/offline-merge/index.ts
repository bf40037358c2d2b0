export * from "./model.ts"
export * from "./mergeChange.ts"
export * from "./text.ts"
