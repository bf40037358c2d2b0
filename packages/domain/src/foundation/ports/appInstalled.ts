/** Storage key for whether the app was installed from this browser. Written by the document's inline script, read by the page (GAP-68). */
export const APP_INSTALLED = "AppInstalled"
