/** Under which a browser keeps that the shop was installed from it: the document writes it, and the page reads it (GAP-68). */
export const APP_INSTALLED = "AppInstalled"
