import { Schema } from "effect"
import { isEmailAddress } from "../../foundation/visitor/emailAddress.ts"
import { ACCOUNT_LIMITS } from "./rules.ts"

/**
 * Roles of an account. `internal` accounts belong to the company (VIS-18), `employee` accounts are excluded from analytics (VIS-19), and
 * `staff` accounts may edit shop content.
 */
export const AccountRole = Schema.Literals(["registered", "internal", "employee", "staff"])
export type AccountRole = typeof AccountRole.Type

const line = (longest: number) => Schema.Trim.check(Schema.isMaxLength(longest))

/** Email address without surrounding spaces. Letter case is kept for sending, but ignored for comparison. */
export const EmailAddress = line(ACCOUNT_LIMITS.emailAddress).check(Schema.makeFilter(isEmailAddress))
/** New password, not trimmed. */
export const NewPassword = Schema.String.check(
  Schema.isMinLength(ACCOUNT_LIMITS.shortestPassword),
  Schema.isMaxLength(ACCOUNT_LIMITS.password)
)
/** Password to compare. Any text is accepted up to the length limit. */
export const GivenPassword = Schema.String.check(Schema.isMaxLength(ACCOUNT_LIMITS.password))

/** Code of an authenticator app or a recovery code as typed. Spaces, dashes and letter case are ignored later. */
export const FactorCode = Schema.String.check(Schema.isMaxLength(ACCOUNT_LIMITS.factorCode))

/** Name of a person. The last name may be empty. */
export const PersonName = Schema.Struct({
  firstName: line(ACCOUNT_LIMITS.name).check(Schema.isMinLength(1)),
  lastName: line(ACCOUNT_LIMITS.name)
})
export interface PersonName extends Schema.Struct.Type<typeof PersonName.fields> {}
