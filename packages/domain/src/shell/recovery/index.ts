export * from "./NotFoundSuggestions.ts"
export * from "./Recovery.ts"
export * from "./rules.ts"
