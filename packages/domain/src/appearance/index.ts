export * from "./Appearance.ts"
export * from "./rules.ts"
