import { getSystemErrorCode } from "../foundation/errorDetails.ts"

/** Why a mail server cannot be used. `code` is a reply of the server or an error code, such as 535 or ECONNREFUSED. */
export interface MailServerProblem {
  readonly kind: "rejected" | "unreachable"
  readonly code: string
}

/** Longest wait for each step of the connection, in milliseconds. */
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
    const code = getSystemErrorCode(error) ?? "no code"
    const reply = error instanceof Error && "responseCode" in error ? error.responseCode : undefined
    return typeof reply === "number" ? { kind: "rejected", code: String(reply) } : { kind: "unreachable", code }
  } finally {
    transport.close()
  }
}
