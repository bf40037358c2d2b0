export * from "./relativeTime.ts"
export * from "./rules.ts"
