export * from "./calls.ts"
export * from "./model.ts"
export * from "./reviewForm.ts"
export * from "./Reviews.ts"
