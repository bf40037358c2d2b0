export * from "./relativeTime.ts"
export * from "./failedMessages.ts"
export * from "./rules.ts"
