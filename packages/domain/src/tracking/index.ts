export * from "./collector.ts"
export * from "./model.ts"
