export type { Ask, Asks, Reply } from "./BuilderRequests.ts"
export { createIndexBuilder } from "./createIndexBuilder.ts"
