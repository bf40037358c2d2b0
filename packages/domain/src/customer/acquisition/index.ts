export * from "./Acquisition.ts"
export * from "./rules.ts"
export * from "./model.ts"
