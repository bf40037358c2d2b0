export { deliverPush } from "./deliverPush.ts"
export { countDueMessages } from "./queuePush.ts"
export type { PushSender } from "./PushSender.ts"
export { type PushKeys, webPushSender } from "./webPushSender.ts"
