import { createTransport } from "nodemailer"
import type { MailTransport } from "./deliverMails.ts"

/** Mail over SMTP. `server` is an address such as smtps://user:password@mail.example.com; `from` is whom mail comes from. */
export const smtpTransport = (server: URL, from: string): MailTransport => {
  const smtp = createTransport({ url: server.href, connectionTimeout: 10_000 })
  return async ({ body, recipient, subject }) => {
    await smtp.sendMail({ from, to: { name: "", address: recipient }, subject, text: body })
  }
}
