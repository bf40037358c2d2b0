import { verifyMailServer } from "@camber/services/mail"
import { Redacted } from "effect"
import type { Settings } from "../settings/index.ts"
import { isPublic } from "./checkProxy.ts"
import { type CheckResult, fail, pass, warn } from "./CheckResult.ts"

/** Checks that the mail server accepts a connection and the sign-in, and that the sender is deliverable. Sends no mail. */
export const checkMail = async (settings: Pick<Settings, "mailFrom" | "mailUrl" | "publicOrigin">): Promise<CheckResult> => {
  const { mailFrom, mailUrl } = settings
  if (mailUrl === undefined)
    return isPublic(settings)
      ? fail("MAIL_URL is not set, so customers get no mail: set it to your mail server.")
      : pass("MAIL_URL is not set: mail of this local shop stays in its outbox.")
  const server = Redacted.value(mailUrl)
  const problem = await verifyMailServer(server)
  if (problem?.isSignInRejected === true)
    return fail(`The mail server ${server.host} rejects the sign-in with code ${problem.code}: check user and password in MAIL_URL.`)
  if (problem !== null)
    return fail(
      `The mail server ${server.host} cannot be used (${problem.code}): check host and port in MAIL_URL, and that the server runs.`
    )
  if (/@localhost>?$/.test(mailFrom.trim()))
    return warn("The mail server accepts the sign-in, but MAIL_FROM ends with localhost: set it to an address of your domain.")
  return pass(`The mail server ${server.host} accepts the sign-in.`)
}
