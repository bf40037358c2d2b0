import { ACCOUNT_PAGES } from "@camber/domain/account"
import { formatMailBody } from "../mail/formatMailBody.ts"
import type { Mail } from "../mail/queueMail.ts"
import type { AccountDeps } from "./AccountDeps.ts"

type Sender = Pick<AccountDeps, "brandName" | "publicOrigin">

const mailOf = ({ brandName }: Sender, recipient: string, subject: string, ...paragraphs: ReadonlyArray<string>): Mail => ({
  recipient,
  subject: `${subject} - ${brandName}`,
  body: formatMailBody(brandName, paragraphs)
})

const linkTo = ({ publicOrigin }: Sender, page: keyof typeof ACCOUNT_PAGES, token: string): string =>
  // Behind the hash, so that it is in no server's log and in no referrer.
  `${publicOrigin}${ACCOUNT_PAGES[page]}#${token}`

const onceForADay = "The link works once, for 24 hours."
const notYou = "If this wasn't you, ignore this email."

export const registrationMail = (sender: Sender, recipient: string, token: string): Mail =>
  mailOf(
    sender,
    recipient,
    "Finish your account",
    "one more step. Open this link to confirm your email address and sign in.",
    linkTo(sender, "confirm", token),
    onceForADay,
    notYou
  )

/** What the owner of an address hears when somebody registers it anew. */
export const alreadyRegisteredMail = (sender: Sender, recipient: string, token: string): Mail =>
  mailOf(
    sender,
    recipient,
    "You already have an account",
    "someone, probably you, tried to create an account with this email address. You already have one. Forgot your password? Choose a new one here:",
    linkTo(sender, "reset", token),
    onceForADay,
    notYou
  )

export const passwordMail = (sender: Sender, recipient: string, token: string): Mail =>
  mailOf(
    sender,
    recipient,
    "Choose a new password",
    "open this link to choose a new password.",
    linkTo(sender, "reset", token),
    `${onceForADay} Choosing a new password signs you out everywhere else.`,
    notYou
  )

/** What the owner of an address hears who asked for a new password and has no account. */
export const noAccountMail = (sender: Sender, recipient: string): Mail =>
  mailOf(
    sender,
    recipient,
    "There is no account with this address",
    "someone, probably you, asked for a new password. We have no account with this email address. You may have used a different one. To create an account, go here:",
    `${sender.publicOrigin}${ACCOUNT_PAGES.signIn}`,
    notYou
  )

export const newAddressMail = (sender: Sender, recipient: string, token: string): Mail =>
  mailOf(
    sender,
    recipient,
    "Confirm your new address",
    "open this link to use this address for your account from now on.",
    linkTo(sender, "confirm", token),
    onceForADay,
    notYou
  )

/** What the owner of an address hears when another account wants it. */
export const addressWantedMail = (sender: Sender, recipient: string): Mail =>
  mailOf(
    sender,
    recipient,
    "This address has an account",
    "someone tried to use this email address for another account. It belongs to yours, so nothing changed.",
    notYou
  )

/** What the former address hears of a change. */
export const addressChangedMail = (sender: Sender, recipient: string): Mail =>
  mailOf(
    sender,
    recipient,
    "Your address was changed",
    "your account now uses a different email address. If this wasn't you, contact us right away:",
    `${sender.publicOrigin}/info/helpcenter`
  )

/** What the owner of an account hears when its second factor is turned on or off. */
export const factorMail = (sender: Sender, recipient: string, isOn: boolean): Mail =>
  mailOf(
    sender,
    recipient,
    `Two-factor authentication is ${isOn ? "on" : "off"}`,
    isOn
      ? "your account now requires a code from your app after the password. Every other browser was signed out. Keep your recovery codes. Each signs you in once without the app."
      : "your account no longer requires a code after the password. If this wasn't you, choose a new password and turn it on again:",
    `${sender.publicOrigin}${isOn ? ACCOUNT_PAGES.factor : ACCOUNT_PAGES.forgot}`
  )

/** What the owner of an account hears when somebody signed in by a recovery code. */
export const recoveryCodeUsedMail = (sender: Sender, recipient: string, left: number): Mail =>
  mailOf(
    sender,
    recipient,
    "A recovery code was used",
    `someone, probably you, signed in with one of your recovery codes. Codes left: ${left}. If this wasn't you, choose a new password:`,
    `${sender.publicOrigin}${ACCOUNT_PAGES.forgot}`
  )

export const passwordChangedMail = (sender: Sender, recipient: string): Mail =>
  mailOf(
    sender,
    recipient,
    "Your password was changed",
    "your password was changed, and every other browser was signed out. If this wasn't you, choose a new password:",
    `${sender.publicOrigin}${ACCOUNT_PAGES.forgot}`
  )
