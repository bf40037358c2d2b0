export * from "./model.ts"
export * from "./parsePageNumber.ts"
export * from "./rules.ts"
export * from "./searchHref.ts"
