import { ACCOUNT_PAGES } from "@camber/domain/account"
import type { CustomerMail } from "../mail/queueMail.ts"
import type { AccountDeps } from "./AccountDeps.ts"

type Sender = Pick<AccountDeps, "publicOrigin">

const createMail = (recipient: string, title: string, ...paragraphs: ReadonlyArray<string>): CustomerMail => ({
  recipient,
  title,
  paragraphs
})

const createLink = ({ publicOrigin }: Sender, page: keyof typeof ACCOUNT_PAGES, token: string): string =>
  // The token is in the fragment, so that it appears in no server log or referrer.
  `${publicOrigin}${ACCOUNT_PAGES[page]}#${token}`

const LINK_VALIDITY = "The link works once, for 24 hours."
const NOT_YOU = "If this wasn't you, ignore this email."

export const registrationMail = (sender: Sender, recipient: string, token: string): CustomerMail =>
  createMail(
    recipient,
    "Finish your account",
    "one more step. Open this link to confirm your email address and sign in.",
    createLink(sender, "confirm", token),
    LINK_VALIDITY,
    NOT_YOU
  )

/** Creates the mail to an account owner whose address someone tries to register again. */
export const alreadyRegisteredMail = (sender: Sender, recipient: string, token: string): CustomerMail =>
  createMail(
    recipient,
    "You already have an account",
    "someone, probably you, tried to create an account with this email address. You already have one. Forgot your password? Choose a new one here:",
    createLink(sender, "reset", token),
    LINK_VALIDITY,
    NOT_YOU
  )

export const passwordMail = (sender: Sender, recipient: string, token: string): CustomerMail =>
  createMail(
    recipient,
    "Choose a new password",
    "open this link to choose a new password.",
    createLink(sender, "reset", token),
    `${LINK_VALIDITY} Choosing a new password signs you out everywhere else.`,
    NOT_YOU
  )

/** Creates the mail to an address that requested a new password but has no account. */
export const noAccountMail = (sender: Sender, recipient: string): CustomerMail =>
  createMail(
    recipient,
    "There is no account with this address",
    "someone, probably you, asked for a new password. We have no account with this email address. You may have used a different one. To create an account, go here:",
    `${sender.publicOrigin}${ACCOUNT_PAGES.signIn}`,
    NOT_YOU
  )

export const newAddressMail = (sender: Sender, recipient: string, token: string): CustomerMail =>
  createMail(
    recipient,
    "Confirm your new address",
    "open this link to use this address for your account from now on.",
    createLink(sender, "confirm", token),
    LINK_VALIDITY,
    NOT_YOU
  )

/** Creates the mail to an account owner whose email address another user entered as their new address. */
export const addressWantedMail = (recipient: string): CustomerMail =>
  createMail(
    recipient,
    "This address has an account",
    "someone tried to use this email address for another account. It belongs to yours, so nothing changed.",
    NOT_YOU
  )

/** Creates the notice to the previous address after an email address was changed. */
export const addressChangedMail = (sender: Sender, recipient: string): CustomerMail =>
  createMail(
    recipient,
    "Your address was changed",
    "your account now uses a different email address. If this wasn't you, contact us right away:",
    `${sender.publicOrigin}/info/helpcenter`
  )

/** Creates the notice that the second factor was turned on or off. */
export const factorMail = (sender: Sender, recipient: string, isOn: boolean): CustomerMail =>
  createMail(
    recipient,
    `Two-factor authentication is ${isOn ? "on" : "off"}`,
    isOn
      ? "your account now requires a code from your app after the password. Every other browser was signed out. Keep your recovery codes. Each signs you in once without the app."
      : "your account no longer requires a code after the password. If this wasn't you, choose a new password and turn it on again:",
    `${sender.publicOrigin}${isOn ? ACCOUNT_PAGES.factor : ACCOUNT_PAGES.forgot}`
  )

/** Creates the notice that a recovery code was used. */
export const recoveryCodeUsedMail = (sender: Sender, recipient: string, left: number): CustomerMail =>
  createMail(
    recipient,
    "A recovery code was used",
    `someone, probably you, signed in with one of your recovery codes. Codes left: ${left}. If this wasn't you, choose a new password:`,
    `${sender.publicOrigin}${ACCOUNT_PAGES.forgot}`
  )

export const passwordChangedMail = (sender: Sender, recipient: string): CustomerMail =>
  createMail(
    recipient,
    "Your password was changed",
    "your password was changed, and every other browser was signed out. If this wasn't you, choose a new password:",
    `${sender.publicOrigin}${ACCOUNT_PAGES.forgot}`
  )
