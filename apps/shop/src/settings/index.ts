export { sessionKeys, SessionKeyUnusable } from "./sessionKeys.ts"
export { pushKeys, PushKeysUnusable } from "./pushKeys.ts"
export { readSettings, type Settings, SettingsInvalid, variables } from "./Settings.ts"
export { shopPayments, shopRates } from "./shopAdapters.ts"
