export * from "./model.ts"
export * from "./pageOf.ts"
export * from "./rules.ts"
export * from "./searchHref.ts"
