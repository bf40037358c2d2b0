import type { ShopProfile } from "@camber/domain/content"
import { getSystemErrorName } from "node:util"
import { getSystemErrorCode } from "../foundation/errorDetails.ts"
import { createMailHtml } from "./createMailHtml.ts"
import type { MailTransport } from "./deliverOutbox.ts"

export { deliverOutbox, oldestMailSeconds, countPendingMail, type MailTransport } from "./deliverOutbox.ts"

/** Reason why a mail server cannot be used. */
export interface MailServerProblem {
  readonly isSignInRejected: boolean
  /** Reply of the server or code of the system error, such as 535 or ECONNREFUSED. */
  readonly code: string
}

/** Timeout of each step of the connection, in milliseconds. */
const TIMEOUT_MS = 5_000

/**
 * Connects to a mail server and signs in. Sends no message.
 *
 * @returns Null if the server accepts the connection. A problem never contains the URL, which has a password.
 */
export const verifyMailServer = async (server: URL): Promise<MailServerProblem | null> => {
  const { createTransport } = await import("nodemailer")
  const limits = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS, dnsTimeout: TIMEOUT_MS }
  const transport = createTransport({ url: server.href, ...limits })
  try {
    await transport.verify()
    return null
  } catch (error) {
    return { isSignInRejected: getSystemErrorCode(error) === "EAUTH", code: getCode(error) }
  } finally {
    transport.close()
  }
}

/** Returns the most specific code. Nodemailer replaces the code of the system error with its own code, such as ESOCKET. */
const getCode = (error: unknown): string => {
  if (error instanceof Error && "responseCode" in error && typeof error.responseCode === "number") return String(error.responseCode)
  if (error instanceof Error && "errno" in error && typeof error.errno === "number") return getSystemErrorName(error.errno)
  return getSystemErrorCode(error) ?? "no code"
}

/** Read timeout of the mail server in milliseconds. */
const PATIENCE = 10_000

/**
 * Creates a mail transport over SMTP.
 *
 * A retried message keeps its message id, so that mailboxes drop the duplicate.
 * @param server - URL such as smtps://user:password@mail.example.com.
 * @param from - Sender address. If it has no name, the shop's name is used.
 * @param origin - Origin of the shop, whose host name ends the message ids.
 * @param readShop - Reads the shop's name and logo for the mail.
 */
export const createSmtpTransport = (
  server: URL,
  from: string,
  origin: string,
  readShop: () => Promise<Pick<ShopProfile, "brandName" | "logo">>
): MailTransport => {
  const { hostname } = new URL(origin)
  const connect = async () => {
    const { createTransport } = await import("nodemailer")
    return createTransport({ url: server.href, connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE })
  }
  let smtp: ReturnType<typeof connect> | undefined
  return async ({ body, recipient, subject, unsubscribeUrl }, id) => {
    smtp ??= connect()
    const shop = await readShop()
    const html = createMailHtml(body, shop, origin)
    await (
      await smtp
    ).sendMail({
      from: from.includes("<") ? from : { name: shop.brandName, address: from },
      to: { name: "", address: recipient },
      subject,
      text: body,
      ...(html !== null && { html }),
      ...(unsubscribeUrl !== undefined && {
        headers: { "List-Unsubscribe": `<${unsubscribeUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }
      }),
      messageId: `<${id}@${hostname}>`
    })
  }
}
