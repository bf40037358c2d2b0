import type { MailTransport } from "./deliverOutbox.ts"

/** Read timeout of the mail server in milliseconds. */
const PATIENCE = 10_000

/**
 * Creates a mail transport over SMTP.
 *
 * A retried message keeps its message id, so that mailboxes drop the duplicate.
 * @param server - URL such as smtps://user:password@mail.example.com.
 * @param from - Sender address.
 * @param origin - Origin of the shop, whose host name ends the message ids.
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
