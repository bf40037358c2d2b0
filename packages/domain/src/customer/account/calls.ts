import { Schema } from "effect"
import type { RestCall } from "../../foundation/ports/RestCall.ts"
import { EmailAddress, FactorCode, GivenPassword, NewPassword, PersonName } from "./model.ts"
import { accountOutcomes } from "./outcome.ts"
import { ACCOUNT_FORMS, FACTOR_PATH, SESSIONS_PATH } from "./paths.ts"

/** `next`: the page of this shop that a browser goes on to, because who it is has changed. */
export const AccountAnswer = Schema.Struct({ outcome: Schema.Literals(accountOutcomes), next: Schema.NullOr(Schema.String) })
export interface AccountAnswer extends Schema.Struct.Type<typeof AccountAnswer.fields> {}

const returnUrl = Schema.optionalKey(Schema.String.check(Schema.isMaxLength(2000)))

/** Asks for an account. The answer is the same whether the address has one: its owner is written to, and a link in the mail makes it. */
export const register = {
  method: "POST",
  path: ACCOUNT_FORMS.register,
  body: Schema.Struct({ ...PersonName.fields, emailAddress: EmailAddress, newPassword: NewPassword }),
  result: AccountAnswer
} satisfies RestCall<object, object>

/** Signs in, and brings along what the visitor had. Refused alike for an unknown address and a wrong password. */
export const signIn = {
  method: "POST",
  path: ACCOUNT_FORMS.signIn,
  body: Schema.Struct({ emailAddress: EmailAddress, password: GivenPassword, returnUrl }),
  result: AccountAnswer
} satisfies RestCall<object, object>

/** Asks for a link to a new password. The answer is the same whether the address has an account. */
export const requestPasswordLink = {
  method: "POST",
  path: ACCOUNT_FORMS.forgot,
  body: Schema.Struct({ emailAddress: EmailAddress }),
  result: AccountAnswer
} satisfies RestCall<object, object>

/** What a one-time link brings: 256 random bits in hexadecimal digits. */
export const LinkToken = Schema.String.check(Schema.isPattern(/^[0-9a-f]{64}$/))

/** Uses up the link of a registration or of a new address; the first signs in. */
export const confirmLink = {
  method: "POST",
  path: ACCOUNT_FORMS.confirm,
  body: Schema.Struct({ token: LinkToken }),
  result: AccountAnswer
} satisfies RestCall<object, object>

/** Uses up the link to a new password and signs in with it. Every other session of the account ends. */
export const resetPassword = {
  method: "POST",
  path: ACCOUNT_FORMS.reset,
  body: Schema.Struct({ token: LinkToken, newPassword: NewPassword }),
  result: AccountAnswer
} satisfies RestCall<object, object>

export const changeProfile = {
  method: "POST",
  path: ACCOUNT_FORMS.profile,
  body: PersonName,
  result: AccountAnswer
} satisfies RestCall<object, object>

/** Every other session of the account ends. */
export const changePassword = {
  method: "POST",
  path: ACCOUNT_FORMS.password,
  body: Schema.Struct({ password: GivenPassword, newPassword: NewPassword }),
  result: AccountAnswer
} satisfies RestCall<object, object>

/** The address changes when the link in the mail to the new one is used. */
export const changeEmail = {
  method: "POST",
  path: ACCOUNT_FORMS.email,
  body: Schema.Struct({ password: GivenPassword, emailAddress: EmailAddress }),
  result: AccountAnswer
} satisfies RestCall<object, object>

/** Whether the account's address gets the shop's emails; from a form without scripts as well, so it is a word and not a boolean. */
export const changeNewsletter = {
  method: "POST",
  path: ACCOUNT_FORMS.newsletter,
  body: Schema.Struct({ newsletter: Schema.Literals(["on", "off"]) }),
  result: AccountAnswer
} satisfies RestCall<object, object>

const sessionId = Schema.String.check(Schema.isUUID())

/** A browser that an account is signed in with. */
export const AccountSession = Schema.Struct({
  id: sessionId,
  /** 'Firefox on Windows'; empty where it does not say. At most 80 characters. */
  browser: Schema.String,
  /** UTC milliseconds: since when, and when it was last used, five minutes behind at most. */
  begunAt: Schema.Int,
  seenAt: Schema.Int,
  /** It is the browser that asks. */
  isHere: Schema.Boolean
})
export interface AccountSession extends Schema.Struct.Type<typeof AccountSession.fields> {}

/** The browsers that the visitor's account is signed in with, the one used last first, at most 50; none for who is not signed in. */
export const accountSessions = {
  method: "GET",
  path: SESSIONS_PATH,
  result: Schema.Struct({ sessions: Schema.Array(AccountSession) })
} satisfies RestCall<never, object>

/** Signs the account out on another browser, or on every one but this. */
export const endSession = {
  method: "POST",
  path: ACCOUNT_FORMS.endSession,
  body: Schema.Struct({ session: Schema.Union([Schema.Literal("others"), sessionId]) }),
  result: AccountAnswer
} satisfies RestCall<object, object>

/** Deletes the account with all that is kept of its owner, for good. */
export const deleteAccount = {
  method: "POST",
  path: ACCOUNT_FORMS.delete,
  body: Schema.Struct({ password: GivenPassword }),
  result: AccountAnswer
} satisfies RestCall<object, object>

/** Erases all that is kept of a guest, for good, and makes the browser a stranger's. Refused for who is signed in, who deletes the account. */
export const eraseGuest = {
  method: "POST",
  path: ACCOUNT_FORMS.erase,
  body: Schema.Struct({ confirm: Schema.Literal("yes") }),
  result: AccountAnswer
} satisfies RestCall<object, object>

/** Ends the sign-in that a password began, with a code of the account's app, or with one of its recovery codes, which is used up by that. */
export const signInCode = {
  method: "POST",
  path: ACCOUNT_FORMS.signInCode,
  body: Schema.Struct({ code: FactorCode }),
  result: AccountAnswer
} satisfies RestCall<object, object>

/** How an account's second factor stands; of one that is being set up, what is to be kept of it, for the session that does so alone. */
export const SecondFactor = Schema.Struct({
  /** `stranger`: nobody is signed in. */
  state: Schema.Literals(["stranger", "off", "pending", "on"]),
  /** The key as an app takes it when it is typed, in base32, and the address that a camera reads; null unless it is pending. */
  key: Schema.NullOr(Schema.String),
  address: Schema.NullOr(Schema.String),
  /** The recovery codes; none unless it is pending. */
  recoveryCodes: Schema.Array(Schema.String),
  /** Of those, how many are left. */
  codesLeft: Schema.Int,
  /** The account is staff's, who may do nothing without. */
  isRequired: Schema.Boolean
})
export interface SecondFactor extends Schema.Struct.Type<typeof SecondFactor.fields> {}

export const secondFactor = { method: "GET", path: FACTOR_PATH, result: SecondFactor } satisfies RestCall<never, object>

/** Makes a key for the account's second factor, which counts for nothing until it is confirmed. */
export const beginFactor = {
  method: "POST",
  path: ACCOUNT_FORMS.beginFactor,
  body: Schema.Struct({ password: GivenPassword }),
  result: AccountAnswer
} satisfies RestCall<object, object>

/** Turns the second factor on, by a code of its key. Every other session of the account ends. */
export const confirmFactor = {
  method: "POST",
  path: ACCOUNT_FORMS.confirmFactor,
  body: Schema.Struct({ code: FactorCode }),
  result: AccountAnswer
} satisfies RestCall<object, object>

/** Turns it off. */
export const endFactor = {
  method: "POST",
  path: ACCOUNT_FORMS.endFactor,
  body: Schema.Struct({ password: GivenPassword, code: FactorCode }),
  result: AccountAnswer
} satisfies RestCall<object, object>
