export { sessionKeys, SessionKeyUnusable } from "./sessionKeys.ts"
export { pushKeys, PushKeysUnusable } from "./pushKeys.ts"
export { readSettings, type Settings, SettingsInvalid } from "./Settings.ts"
export { shopPayments } from "./shopPayments.ts"
