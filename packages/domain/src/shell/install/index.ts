export * from "./deviceKind.ts"
export * from "./Install.ts"
export * from "./rules.ts"
