export * from "./relativeTime.ts"
export * from "./getFailedMessages.ts"
export * from "./rules.ts"
