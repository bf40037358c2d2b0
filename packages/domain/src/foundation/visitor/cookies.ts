/** Cookie with the visitor's guid, readable by scripts (VIS-23, VIS-101). Lasts 365 days. */
export const WEB_USER_GUID_COOKIE = "WebUserGuid"
/** Signed HttpOnly cookie that proves the guid to the services (GAP-C22). Lasts 365 days. */
export const SESSION_COOKIE = "camber_session"
/** Cookie with the visitor id, which is not a vehicle's VIN (GAP-40). Lasts 365 days. */
export const VISITOR_ID_COOKIE = "VIN"
/** Cookie that identifies this browser on this device (GAP-C23). Lasts 365 days. */
export const DEVICE_ID_COOKIE = "DeviceId"
/** Cookie of an employee's browser. With the value `true`, no analytics are sent (GAP-38, GAP-C24). */
export const EXCLUDE_COOKIE = "ExcludeFromAnalytics"
/** Cookie of the visitor's tracking choice: `refused`, or absent. Lasts 365 days. */
export const PRIVACY_COOKIE = "Privacy"
/** Path of the call that sets missing visitor cookies and returns the visitor's state. Pages for anonymous visitors set no cookies. */
export const VISITOR_STATE_PATH = "/api/visitor/state"

/**
 * Response header with an opaque text per visitor. Devices partition cached responses by this text, so that no visitor sees a response for
 * a different visitor.
 */
export const VISITOR_TAG_HEADER = "x-visitor-tag"
/** Value of the header in a response that changes the visitor by signing in or out. */
export const VISITOR_CHANGED = "changed"
