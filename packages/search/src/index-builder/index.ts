export type { BuilderRequest, BuilderRequests, BuilderReply } from "./BuilderRequests.ts"
export { createIndexBuilder } from "./createIndexBuilder.ts"
