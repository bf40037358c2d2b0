export * from "./calls.ts"
export * from "./questionForm.ts"
export * from "./Questions.ts"
