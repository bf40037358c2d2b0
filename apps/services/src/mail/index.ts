export { deliverOutbox, oldestMailSeconds, countPendingMail } from "./deliverMails.ts"
export type { MailTransport } from "./deliverMails.ts"
export { createSmtpTransport } from "./smtpTransport.ts"
