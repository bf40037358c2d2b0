export { sessionKeys, SessionKeyUnusable } from "./sessionKeys.ts"
export { readSettings, type Settings, SettingsInvalid } from "./Settings.ts"
