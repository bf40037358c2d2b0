export { deliverOutbox, oldestMailSeconds, countPendingMail } from "./deliverOutbox.ts"
export type { MailTransport } from "./deliverOutbox.ts"
export { createSmtpTransport } from "./createSmtpTransport.ts"
export { type MailServerProblem, verifyMailServer } from "./verifyMailServer.ts"
