export * from "./machine.ts"
export * from "./model.ts"
export * from "./Notifications.ts"
