export { isForAssistants } from "./assistants/createAssistants.ts"
export { createMarkdownResponse, prefersMarkdown } from "./assistants/createMarkdownPages.ts"
export { isPermalink } from "./cart/cartLink.ts"
export { findFeedKind } from "./feeds/feedKinds.ts"
export { listenForChanges } from "./change-log/changeLog.ts"
export { createServices } from "./handler.ts"
export type { Services, ServicesOptions, ServicesSettings } from "./Services.ts"
export { MAIL_OUTBOX_PATH } from "./mail/createMailOutboxPage.ts"
export { isLoopbackRequest, setPeerAddress, forwardForVisitor } from "./http/getClientIp.ts"
export type { SessionKeys } from "./session/sessions.ts"
export { isStaff } from "./staff/requireStaff.ts"
export {
  canWriteForVisitor,
  createSessionMiddleware,
  createReadAfterWriteCookie,
  type SessionMiddleware,
  type SessionOptions
} from "./visitor/withSession.ts"
