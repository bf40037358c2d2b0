export * from "./Recovery.ts"
export * from "./retrying.ts"
export * from "./rules.ts"
