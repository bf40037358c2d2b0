export * from "./model.ts"
export * from "./Outbox.ts"
export { answered, tried } from "./queue.ts"
export * from "./words.ts"
