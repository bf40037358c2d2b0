import { ACCOUNT_PAGES, type confirmLink, normalizeEmail, type register } from "@camber/domain/account"
import { WebUserGuid } from "@camber/domain/visitor"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { getClientIp } from "../http/getClientIp.ts"
import { queueCustomerMail, mailboxKey } from "../mail/queueMail.ts"
import { claimAddress } from "../signup/addresses.ts"
import type { VisitorSession } from "../session/authenticate.ts"
import { addressChangedMail, alreadyRegisteredMail, registrationMail } from "./accountMails.ts"
import type { FormResult } from "./createFormHandler.ts"
import { createSession, getSessionCookies, endOtherSessions, type CurrentBrowser, getCurrentBrowser } from "./createSession.ts"
import type { AccountDeps } from "./AccountDeps.ts"
import { claimOldOrders } from "./oldPasswords.ts"
import { deleteLinks, createOneTimeLink, type OneTimeLink, consumeOneTimeLink } from "./oneTimeLinks.ts"
import { memoizeAsync } from "../foundation/async.ts"

/** Loaded on first use, because the set takes several megabytes of memory. */
const loadCommonPasswords = memoizeAsync(async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import("@zxcvbn-ts/language-common")
  return new Set(dictionary["passwords-common"])
})

/**
 * Whether a password is among the first that an attacker would try: one of the 49,000 most common passwords, or a password with few
 * distinct characters. The comparison ignores case, repetition, and surrounding digits and symbols.
 */
export const isCommonPassword = async (password: string): Promise<boolean> => {
  const common = await loadCommonPasswords()
  const typed = password.toLowerCase()
  const word = typed.replaceAll(/^[^a-z]+|[^a-z]+$/g, "")
  const once = typed.slice(0, typed.length / 2)
  return (
    common.has(typed) || common.has(word) || (once.repeat(2) === typed && common.has(once)) || new Set(typed).size < 5 || isSequence(typed)
  )
}

/** Whether the characters are consecutive on a keyboard or in the alphabet. */
const isSequence = (typed: string): boolean =>
  SEQUENCES.some((sequence) => sequence.includes(typed) || [...sequence].reverse().join("").includes(typed))

const SEQUENCES = ["12345678901234567890", "01234567890123456789", "abcdefghijklmnopqrstuvwxyz", "qwertyuiopasdfghjklzxcvbnm"]

/**
 * Creates the registration handler. Sends mail whether or not the address has an account, with the same response and the same work, so that
 * only the mailbox owner learns whether there is an account. The link in the mail creates the account.
 */
export const createRegisterHandler =
  (deps: AccountDeps) =>
  async (
    { emailAddress, firstName, lastName, newPassword }: (typeof register)["body"]["Type"],
    { webUserGuid }: VisitorSession,
    request: Request
  ): Promise<FormResult> => {
    if (await isCommonPassword(newPassword)) return { outcome: "common" }
    const wait = await getMailRetryDelay(deps, emailAddress, request)
    if (wait !== null) return { outcome: "busy", retryAfter: wait }
    const passwordHash = await deps.passwords.hash(newPassword)
    await deps.database.transaction().execute(async (transaction) => {
      const present = await findAccountByEmail(transaction, emailAddress)
      const link: OneTimeLink =
        present === undefined
          ? { purpose: "register", email: emailAddress, accountId: null, registration: { firstName, lastName, passwordHash, webUserGuid } }
          : { purpose: "password", email: present.email, accountId: present.account_id, registration: null }
      const token = await createOneTimeLink(transaction, link)
      const mail = present === undefined ? registrationMail : alreadyRegisteredMail
      await queueCustomerMail(transaction, deps, mail(deps, link.email, token))
    })
    return { outcome: "mailed" }
  }

/** Returns the seconds until another mail to this address is allowed; null if mail is allowed now. */
export const getMailRetryDelay = async (deps: AccountDeps, emailAddress: string, request: Request): Promise<number | null> =>
  (await deps.tries.count("ofAddress", getClientIp(request, deps.proxyHeader))) ??
  (await deps.tries.count("ofMail", mailboxKey(emailAddress)))

export const findAccountByEmail = (database: Kysely<Tables>, emailAddress: string) =>
  database.selectFrom("account").select(["account_id", "email"]).where("email_key", "=", normalizeEmail(emailAddress)).executeTakeFirst()

/**
 * Creates the handler for a mailed link that confirms a registration or a new email address. Confirming a registration also signs the user
 * in.
 */
export const createConfirmLinkHandler =
  (deps: AccountDeps) =>
  async ({ token }: (typeof confirmLink)["body"]["Type"], visit: VisitorSession, request: Request): Promise<FormResult> =>
    deps.database.transaction().execute(async (transaction) => {
      const link = await consumeOneTimeLink(transaction, token, ["register", "email"])
      if (link === null) return { outcome: "expired" }
      return link.accountId === null
        ? createAccount(deps, transaction, link, visit)
        : changeEmailAddress(
            deps,
            transaction,
            { accountId: link.accountId, email: link.email, askedIn: link.askedIn ?? null },
            getCurrentBrowser(visit, request)
          )
    })

/**
 * Creates an account with a new guid, because the anonymous session may be known to others.
 *
 * The person who opens the mail may not be the person who filled in the form. If another browser opens the link, its user must choose a new
 * password.
 */
const createAccount = async (
  deps: AccountDeps,
  transaction: Kysely<Tables>,
  link: OneTimeLink,
  visit: VisitorSession
): Promise<FormResult> => {
  const isSameVisitor = link.registration?.webUserGuid === visit.webUserGuid
  const account = await transaction
    .insertInto("account")
    .values({
      account_id: crypto.randomUUID(),
      web_user_guid: crypto.randomUUID(),
      email: link.email,
      email_key: normalizeEmail(link.email),
      password_hash: isSameVisitor ? (link.registration?.passwordHash ?? null) : null,
      first_name: link.registration?.firstName ?? "",
      last_name: link.registration?.lastName ?? ""
    })
    .onConflict((conflict) => conflict.column("email_key").doNothing())
    .returning(["account_id", "web_user_guid"])
    .executeTakeFirst()
  if (account === undefined) return { outcome: "taken" }
  await claimAddress(transaction, link.email, WebUserGuid.make(account.web_user_guid))
  await claimOldOrders(transaction, account.account_id)
  if (!isSameVisitor) {
    const token = await createOneTimeLink(transaction, {
      purpose: "password",
      email: link.email,
      accountId: account.account_id,
      registration: null
    })
    return { outcome: "done", next: `${ACCOUNT_PAGES.reset}#${token}` }
  }
  const session = await createSession(transaction, account.account_id, visit)
  return { outcome: "done", next: ACCOUNT_PAGES.settings, cookies: getSessionCookies(deps, session) }
}

interface EmailChange {
  readonly accountId: string
  readonly email: string
  readonly askedIn: string | null
}

/** Invalidates links to the previous address, and ends all sessions except the one that requested the change. */
const changeEmailAddress = async (
  deps: AccountDeps,
  transaction: Kysely<Tables>,
  { accountId, askedIn, email }: EmailChange,
  here: CurrentBrowser
): Promise<FormResult> => {
  const other = await findAccountByEmail(transaction, email)
  if (other !== undefined && other.account_id !== accountId) return { outcome: "taken" }
  const former = await transaction
    .selectFrom("account")
    .select("email")
    .where("account_id", "=", accountId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await transaction
    .updateTable("account")
    .set({ email, email_key: normalizeEmail(email) })
    .where("account_id", "=", accountId)
    .execute()
  await deleteLinks(transaction, accountId)
  // The link may be opened in a different browser than the one that requested it and stays signed in.
  const isHere = here.sessionId !== null && (askedIn ?? here.sessionId) === here.sessionId
  await endOtherSessions(transaction, accountId, { sessionId: askedIn ?? here.sessionId, deviceGuid: isHere ? here.deviceGuid : null })
  await queueCustomerMail(transaction, deps, addressChangedMail(deps, former.email))
  return { outcome: "done", next: ACCOUNT_PAGES.settings }
}
