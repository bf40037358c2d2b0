import { ACCOUNT_PAGES, type changeEmail, type changeNewsletter, type changePassword, type PersonName } from "@camber/domain/account"
import { queueCustomerMail, mailboxKey } from "../mail/queueMail.ts"
import { subscribe } from "../signup/addresses.ts"
import type { VisitorSession } from "../session/authenticate.ts"
import { addressWantedMail, newAddressMail, passwordChangedMail } from "./accountMails.ts"
import type { FormResult } from "./createFormHandler.ts"
import { createSession, getSessionCookies, endOtherSessions, getCurrentBrowser } from "./createSession.ts"
import type { AccountDeps } from "./AccountDeps.ts"
import { findAccountByEmail, isCommonPassword } from "./registration.ts"
import { deleteLinks, createOneTimeLink } from "./oneTimeLinks.ts"
import { notSignedIn, verifyOwner } from "./ownAccount.ts"

export const createChangeProfileHandler =
  ({ database }: AccountDeps) =>
  async ({ firstName, lastName }: PersonName, { account }: VisitorSession): Promise<FormResult> => {
    if (account === null) return notSignedIn
    await database.updateTable("account").set({ first_name: firstName, last_name: lastName }).where("account_id", "=", account.id).execute()
    return { outcome: "done" }
  }

/** Creates the handler that subscribes or unsubscribes the account. */
export const createChangeNewsletterHandler =
  ({ database }: AccountDeps) =>
  async ({ newsletter }: (typeof changeNewsletter)["body"]["Type"], { account, webUserGuid }: VisitorSession): Promise<FormResult> => {
    if (account === null) return notSignedIn
    const own = await database.selectFrom("account").select("email").where("account_id", "=", account.id).executeTakeFirst()
    if (own === undefined) return notSignedIn
    await subscribe(database, { webUserGuid, email: own.email }, newsletter === "on")
    return { outcome: "done" }
  }

/** Creates the handler for a password change. Ends all other sessions and gives this browser a new one. */
export const createChangePasswordHandler =
  (deps: AccountDeps) =>
  async (
    { newPassword, password }: (typeof changePassword)["body"]["Type"],
    visit: VisitorSession,
    request: Request
  ): Promise<FormResult> => {
    if (await isCommonPassword(newPassword)) return { outcome: "common" }
    const proven = await verifyOwner(deps, visit, password, request)
    if ("refusal" in proven) return proven.refusal
    const { account_id, email } = proven.own
    const passwordHash = await deps.passwords.hash(newPassword)
    const session = await deps.database.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable("account")
        .set({ password_hash: passwordHash })
        .where("account_id", "=", account_id)
        .where("password_hash", "=", proven.own.password_hash)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return null
      await deleteLinks(transaction, account_id)
      await endOtherSessions(transaction, account_id, getCurrentBrowser(visit, request))
      await queueCustomerMail(transaction, deps, passwordChangedMail(deps, email))
      return createSession(transaction, account_id, visit)
    })
    return session === null ? { outcome: "refused" } : { outcome: "done", cookies: getSessionCookies(deps, session) }
  }

/**
 * Creates the handler for a new email address. Sends mail whether or not the address is taken. The change takes effect when the owner opens
 * the link in that mail.
 */
export const createChangeEmailHandler =
  (deps: AccountDeps) =>
  async (
    { emailAddress, password }: (typeof changeEmail)["body"]["Type"],
    visit: VisitorSession,
    request: Request
  ): Promise<FormResult> => {
    const proven = await verifyOwner(deps, visit, password, request)
    if ("refusal" in proven) return proven.refusal
    const wait = await deps.tries.count("ofMail", mailboxKey(emailAddress))
    if (wait !== null) return { outcome: "busy", retryAfter: wait }
    const { account_id } = proven.own
    await deps.database.transaction().execute(async (transaction) => {
      const present = await findAccountByEmail(transaction, emailAddress)
      if (present !== undefined && present.account_id !== account_id)
        return queueCustomerMail(transaction, deps, addressWantedMail(present.email))
      const token = await createOneTimeLink(transaction, {
        purpose: "email",
        email: emailAddress,
        accountId: account_id,
        registration: null,
        askedIn: visit.account?.sessionId ?? null
      })
      return queueCustomerMail(transaction, deps, newAddressMail(deps, emailAddress, token))
    })
    return { outcome: "mailed", next: ACCOUNT_PAGES.settings }
  }
