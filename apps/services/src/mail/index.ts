export { deliverMails, oldestMailSeconds, waitingMails } from "./deliverMails.ts"
export type { MailTransport } from "./deliverMails.ts"
export { smtpTransport } from "./smtpTransport.ts"
