import { verifyMailServer } from "@camber/services/mail"
import { Redacted } from "effect"
import type { Settings } from "../settings/index.ts"
import { type CheckResult, fail, pass, warn } from "./CheckResult.ts"
import { isPublic } from "./isLocalHost.ts"

/** Checks that the mail server accepts a connection and the sign-in, and that the sender is deliverable. Sends no mail. */
export const checkMail = async (settings: Pick<Settings, "mailFrom" | "mailUrl" | "publicOrigin">): Promise<CheckResult> => {
  const { mailFrom, mailUrl } = settings
  if (mailUrl === undefined)
    return isPublic(settings)
      ? fail("MAIL_URL is not set, so customers get no mail: set it to your mail server.")
      : pass("MAIL_URL is not set: mail of this local shop stays in its outbox.")
  const server = Redacted.value(mailUrl)
  const problem = await verifyMailServer(server)
  if (problem?.kind === "rejected")
    return fail(`The mail server ${server.host} rejects the sign-in with code ${problem.code}: check user and password in MAIL_URL.`)
  if (problem?.kind === "unreachable")
    return fail(`The mail server ${server.host} does not respond (${problem.code}): check the host and port in MAIL_URL.`)
  if (/@localhost>?$/.test(mailFrom.trim()))
    return warn("The mail server accepts the sign-in, but MAIL_FROM ends with localhost: set it to an address of your domain.")
  return pass(`The mail server ${server.host} accepts the sign-in.`)
}
