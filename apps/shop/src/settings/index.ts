export { sessionKey, SessionKeyUnusable } from "./sessionKey.ts"
export { readSettings, type Settings, SettingsInvalid } from "./Settings.ts"
