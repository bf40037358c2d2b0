import { Schema } from "effect"
import type { RestCall } from "../../foundation/ports/RestCall.ts"
import { EmailAddress, FactorCode, GivenPassword, NewPassword, PersonName } from "./model.ts"
import { accountOutcomes } from "./rules.ts"
import { ACCOUNT_FORMS, FACTOR_PATH, SESSIONS_PATH } from "./paths.ts"

/** Result of an account form. `next` is the page to navigate to if the form switched the visitor. */
export const AccountAnswer = Schema.Struct({ outcome: Schema.Literals(accountOutcomes), next: Schema.NullOr(Schema.String) })
export interface AccountAnswer extends Schema.Struct.Type<typeof AccountAnswer.fields> {}

const returnUrl = Schema.optionalKey(Schema.String.check(Schema.isMaxLength(2000)))

/**
 * Requests an account.
 *
 * The response does not reveal whether the address has an account. The owner of the address gets a mail with a link that creates the
 * account.
 */
export const register = {
  method: "POST",
  path: ACCOUNT_FORMS.register,
  body: Schema.Struct({ ...PersonName.fields, emailAddress: EmailAddress, newPassword: NewPassword }),
  result: AccountAnswer
} satisfies RestCall<object, object>

/** Signs in and merges the visitor's data into the account. The response does not reveal whether address or password was wrong. */
export const signIn = {
  method: "POST",
  path: ACCOUNT_FORMS.signIn,
  body: Schema.Struct({ emailAddress: EmailAddress, password: GivenPassword, returnUrl }),
  result: AccountAnswer
} satisfies RestCall<object, object>

/** Requests a link to set a new password. The response does not reveal whether the address has an account. */
export const requestPasswordLink = {
  method: "POST",
  path: ACCOUNT_FORMS.forgot,
  body: Schema.Struct({ emailAddress: EmailAddress }),
  result: AccountAnswer
} satisfies RestCall<object, object>

/** Token of a one-time link: 256 random bits in hexadecimal. */
export const LinkToken = Schema.String.check(Schema.isPattern(/^[0-9a-f]{64}$/))

/** Consumes the link of a registration or email change. Confirming a registration also signs in. */
export const confirmLink = {
  method: "POST",
  path: ACCOUNT_FORMS.confirm,
  body: Schema.Struct({ token: LinkToken }),
  result: AccountAnswer
} satisfies RestCall<object, object>

/** Consumes a password link, sets the password and signs in. Ends all other sessions of the account. */
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

/** Changes the password and ends all other sessions of the account. */
export const changePassword = {
  method: "POST",
  path: ACCOUNT_FORMS.password,
  body: Schema.Struct({ password: GivenPassword, newPassword: NewPassword }),
  result: AccountAnswer
} satisfies RestCall<object, object>

/** Requests an email change. The change takes effect when the link in the mail to the new address is used. */
export const changeEmail = {
  method: "POST",
  path: ACCOUNT_FORMS.email,
  body: Schema.Struct({ password: GivenPassword, emailAddress: EmailAddress }),
  result: AccountAnswer
} satisfies RestCall<object, object>

/** Turns marketing emails on or off. The value is a word because forms without scripts send it too. */
export const changeNewsletter = {
  method: "POST",
  path: ACCOUNT_FORMS.newsletter,
  body: Schema.Struct({ newsletter: Schema.Literals(["on", "off"]) }),
  result: AccountAnswer
} satisfies RestCall<object, object>

const sessionId = Schema.String.check(Schema.isUUID())

/** A browser session of an account. */
export const AccountSession = Schema.Struct({
  id: sessionId,
  /** Such as 'Firefox on Windows', at most 80 characters; empty if unknown. */
  browser: Schema.String,
  /** Start and last use in UTC milliseconds. The stored last use may be up to five minutes old. */
  begunAt: Schema.Int,
  seenAt: Schema.Int,
  /** The session of the requesting browser. */
  isHere: Schema.Boolean
})
export interface AccountSession extends Schema.Struct.Type<typeof AccountSession.fields> {}

/** Sessions of the visitor's account, most recently used first, at most 50; empty if signed out. */
export const accountSessions = {
  method: "GET",
  path: SESSIONS_PATH,
  result: Schema.Struct({ sessions: Schema.Array(AccountSession) })
} satisfies RestCall<never, object>

/** Ends another session, or all sessions except the current one. */
export const endSession = {
  method: "POST",
  path: ACCOUNT_FORMS.endSession,
  body: Schema.Struct({ session: Schema.Union([Schema.Literal("others"), sessionId]) }),
  result: AccountAnswer
} satisfies RestCall<object, object>

/** Deletes the account and all data of its owner permanently. */
export const deleteAccount = {
  method: "POST",
  path: ACCOUNT_FORMS.delete,
  body: Schema.Struct({ password: GivenPassword }),
  result: AccountAnswer
} satisfies RestCall<object, object>

/**
 * Erases all data of a guest permanently and resets the browser to an anonymous visitor. Rejected for signed-in users, who can delete their
 * account.
 */
export const eraseGuest = {
  method: "POST",
  path: ACCOUNT_FORMS.erase,
  body: Schema.Struct({ confirm: Schema.Literal("yes") }),
  result: AccountAnswer
} satisfies RestCall<object, object>

/** Completes a sign-in with a code of the authenticator app or a recovery code, which is consumed. */
export const signInCode = {
  method: "POST",
  path: ACCOUNT_FORMS.signInCode,
  body: Schema.Struct({ code: FactorCode }),
  result: AccountAnswer
} satisfies RestCall<object, object>

/**
 * State of the second factor. Keys and codes are only returned while the second factor is pending, and only to the session that is setting
 * it up.
 */
export const SecondFactor = Schema.Struct({
  /** `stranger` means signed out. */
  state: Schema.Literals(["stranger", "off", "pending", "on"]),
  /** Base32 key for manual entry, and the otpauth URL of the QR code; null unless pending. */
  key: Schema.NullOr(Schema.String),
  address: Schema.NullOr(Schema.String),
  /** Empty unless pending. */
  recoveryCodes: Schema.Array(Schema.String),
  /** Number of unused recovery codes. */
  codesLeft: Schema.Int,
  /** A staff account requires the second factor. */
  isRequired: Schema.Boolean
})
export interface SecondFactor extends Schema.Struct.Type<typeof SecondFactor.fields> {}

export const secondFactor = { method: "GET", path: FACTOR_PATH, result: SecondFactor } satisfies RestCall<never, object>

/** Creates a key for the second factor. The key has no effect until it is confirmed. */
export const beginFactor = {
  method: "POST",
  path: ACCOUNT_FORMS.beginFactor,
  body: Schema.Struct({ password: GivenPassword }),
  result: AccountAnswer
} satisfies RestCall<object, object>

/** Turns the second factor on after checking a code. Ends all other sessions of the account. */
export const confirmFactor = {
  method: "POST",
  path: ACCOUNT_FORMS.confirmFactor,
  body: Schema.Struct({ code: FactorCode }),
  result: AccountAnswer
} satisfies RestCall<object, object>

/** Turns the second factor off. */
export const endFactor = {
  method: "POST",
  path: ACCOUNT_FORMS.endFactor,
  body: Schema.Struct({ password: GivenPassword, code: FactorCode }),
  result: AccountAnswer
} satisfies RestCall<object, object>
