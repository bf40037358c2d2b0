export * from "./failedMessages.ts"
export * from "./quantityStepper.ts"
export * from "./relativeTime.ts"
export * from "./selectedValue.ts"
