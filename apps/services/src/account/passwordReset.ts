import { ACCOUNT_PAGES, type requestPasswordLink, type resetPassword } from "@camber/domain/account"
import { getClientIp } from "../http/getClientIp.ts"
import { queueCustomerMail } from "../mail/queueMail.ts"
import type { VisitorSession } from "../session/authenticate.ts"
import { noAccountMail, passwordChangedMail, passwordMail } from "./accountMails.ts"
import type { FormResult } from "./createFormHandler.ts"
import { endOtherSessions, getCurrentBrowser } from "./createSession.ts"
import type { AccountDeps } from "./AccountDeps.ts"
import { claimOldOrders, closeOldPassword } from "./oldPasswords.ts"
import { findAccountByEmail, getMailRetryDelay, isCommonPassword } from "./registration.ts"
import { deleteLinks, createOneTimeLink, consumeOneTimeLink } from "./oneTimeLinks.ts"
import { completeSignIn } from "./signInStep.ts"

/** Creates the handler that mails a password link, or a notice that the address has no account. */
export const createRequestPasswordLinkHandler =
  (deps: AccountDeps) =>
  async ({ emailAddress }: (typeof requestPasswordLink)["body"]["Type"], _visit: VisitorSession, request: Request): Promise<FormResult> => {
    const wait = await getMailRetryDelay(deps, emailAddress, request)
    if (wait !== null) return { outcome: "busy", retryAfter: wait }
    await deps.database.transaction().execute(async (transaction) => {
      const present = await findAccountByEmail(transaction, emailAddress)
      if (present === undefined) return queueCustomerMail(transaction, deps, noAccountMail(deps, emailAddress))
      const link = { purpose: "password", email: present.email, accountId: present.account_id, registration: null } as const
      return queueCustomerMail(transaction, deps, passwordMail(deps, present.email, await createOneTimeLink(transaction, link)))
    })
    return { outcome: "mailed" }
  }

/**
 * Creates the handler that sets a new password by a mailed link. Ends all other sessions and links of the account, and signs the user in. A
 * user with a second factor must still enter a code.
 */
export const createResetPasswordHandler =
  (deps: AccountDeps) =>
  async ({ newPassword, token }: (typeof resetPassword)["body"]["Type"], visit: VisitorSession, request: Request): Promise<FormResult> => {
    if (await isCommonPassword(newPassword)) return { outcome: "common" }
    const wait = await deps.tries.count("ofAddress", getClientIp(request, deps.proxyHeader))
    if (wait !== null) return { outcome: "busy", retryAfter: wait }
    const passwordHash = await deps.passwords.hash(newPassword)
    return deps.database.transaction().execute(async (transaction) => {
      const link = await consumeOneTimeLink(transaction, token, ["password"])
      if (link === null || link.accountId === null) return { outcome: "expired" }
      const { email, roles } = await transaction
        .updateTable("account")
        .set({ password_hash: passwordHash })
        .where("account_id", "=", link.accountId)
        .returning(["email", "roles"])
        .executeTakeFirstOrThrow()
      await closeOldPassword(transaction, link.accountId)
      await claimOldOrders(transaction, link.accountId)
      await deleteLinks(transaction, link.accountId)
      await endOtherSessions(transaction, link.accountId, getCurrentBrowser(visit, request))
      await queueCustomerMail(transaction, deps, passwordChangedMail(deps, email))
      return completeSignIn(
        deps,
        transaction,
        { accountId: link.accountId, passwordHash, roles, next: ACCOUNT_PAGES.settings },
        visit,
        request
      )
    })
  }
