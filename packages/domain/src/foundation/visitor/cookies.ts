/** Readable by scripts; who the visitor is (VIS-23, VIS-101). Kept 365 days. */
export const WEB_USER_GUID_COOKIE = "WebUserGuid"
/** Signed and hidden from scripts; proves the guid to the services (GAP-C22). Kept 365 days. */
export const SESSION_COOKIE = "camber_session"
/** The visitor id, which is no vehicle's VIN (GAP-40). Kept 365 days. */
export const VISITOR_ID_COOKIE = "VIN"
/** This browser on this device (GAP-C23). Kept 365 days. */
export const DEVICE_ID_COOKIE = "DeviceId"
/** An employee's browser: with the value `true` nothing is told to analytics (GAP-38, GAP-C24). */
export const EXCLUDE_COOKIE = "ExcludeFromAnalytics"
/** The visitor's own word on being told about: `refused`, or absent. Kept 365 days. */
export const PRIVACY_COOKIE = "Privacy"
/** The call whose answer brings them to whoever lacks them, and tells what a page shows of its visitor. Strangers' pages bring none. */
export const VISITOR_STATE_PATH = "/api/visitor/state"
