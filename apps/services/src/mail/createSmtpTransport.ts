import type { MailTransport } from "./deliverOutbox.ts"

/** Milliseconds for which a mail server may say nothing. */
const PATIENCE = 10_000

/**
 * Mail over SMTP. `server` is an address such as smtps://user:password@mail.example.com; `from` is whom mail comes from, and `origin` the
 * shop's: a message that has to be sent twice has the same id both times, by which mailboxes know it.
 */
export const createSmtpTransport = (server: URL, from: string, origin: string): MailTransport => {
  const { hostname } = new URL(origin)
  const connect = async () => {
    const { createTransport } = await import("nodemailer")
    return createTransport({ url: server.href, connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE })
  }
  let smtp: ReturnType<typeof connect> | undefined
  return async ({ body, recipient, subject }, id) => {
    smtp ??= connect()
    await (await smtp).sendMail({ from, to: { name: "", address: recipient }, subject, text: body, messageId: `<${id}@${hostname}>` })
  }
}
