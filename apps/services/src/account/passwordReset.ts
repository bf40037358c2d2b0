import { ACCOUNT_PAGES, type requestPasswordLink, type resetPassword } from "@camber/domain/account"
import { clientAddress } from "../http/clientAddress.ts"
import { postMail } from "../mail/postMail.ts"
import type { Visit } from "../session/authenticate.ts"
import { noAccountMail, passwordChangedMail, passwordMail } from "./accountMails.ts"
import type { Reply } from "./answeringForm.ts"
import { endOtherSessions, hereIs } from "./beginSession.ts"
import type { AccountDeps } from "./AccountDeps.ts"
import { isCommonPassword } from "./isCommonPassword.ts"
import { dropLinks, makeLink, takeLink } from "./oneTimeLinks.ts"
import { accountWith, mayWrite } from "./registration.ts"
import { enter } from "./signInStep.ts"

/** Writes to the address in either case: with a link, or that it has no account. */
export const requestingPasswordLink =
  (deps: AccountDeps) =>
  async ({ emailAddress }: (typeof requestPasswordLink)["body"]["Type"], _visit: Visit, request: Request): Promise<Reply> => {
    const wait = await mayWrite(deps, emailAddress, request)
    if (wait !== null) return { outcome: "busy", retryAfter: wait }
    await deps.database.transaction().execute(async (transaction) => {
      const present = await accountWith(transaction, emailAddress)
      if (present === undefined) return postMail(transaction, noAccountMail(deps, emailAddress))
      const link = { purpose: "password", email: present.email, accountId: present.account_id, registration: null } as const
      return postMail(transaction, passwordMail(deps, present.email, await makeLink(transaction, link)))
    })
    return { outcome: "mailed" }
  }

/** Uses up a link, sets the password, ends every session and every other link of the account, and signs in with the new one; its mail stands in for no second factor. */
export const resetting =
  (deps: AccountDeps) =>
  async ({ newPassword, token }: (typeof resetPassword)["body"]["Type"], visit: Visit, request: Request): Promise<Reply> => {
    if (await isCommonPassword(newPassword)) return { outcome: "common" }
    const wait = await deps.tries.count("ofAddress", clientAddress(request, deps.proxyHeader))
    if (wait !== null) return { outcome: "busy", retryAfter: wait }
    const passwordHash = await deps.passwords.hash(newPassword)
    return deps.database.transaction().execute(async (transaction) => {
      const link = await takeLink(transaction, token, ["password"])
      if (link === null || link.accountId === null) return { outcome: "expired" }
      const { email, roles } = await transaction
        .updateTable("account")
        .set({ password_hash: passwordHash })
        .where("account_id", "=", link.accountId)
        .returning(["email", "roles"])
        .executeTakeFirstOrThrow()
      await dropLinks(transaction, link.accountId)
      await endOtherSessions(transaction, link.accountId, hereIs(visit, request))
      await postMail(transaction, passwordChangedMail(deps, email))
      return enter(deps, transaction, { accountId: link.accountId, passwordHash, roles, next: ACCOUNT_PAGES.settings }, visit, request)
    })
  }
