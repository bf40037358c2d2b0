export { deliverMails } from "./deliverMails.ts"
export type { MailTransport } from "./MailTransport.ts"
export { smtpTransport } from "./smtpTransport.ts"
