export { deliverOutbox, oldestMailSeconds, countPendingMail, type MailTransport } from "./deliverOutbox.ts"
export { createSmtpTransport, type MailServerProblem, verifyMailServer } from "./smtp.ts"
