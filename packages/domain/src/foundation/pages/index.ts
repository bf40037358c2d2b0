export * from "./model.ts"
export * from "./searchHref.ts"
export * from "./rules.ts"
