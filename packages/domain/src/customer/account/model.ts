import { Schema } from "effect"
import { isEmailAddress } from "../../foundation/visitor/emailAddress.ts"
import { ACCOUNT_LIMITS } from "./rules.ts"

/**
 * What an account may be beside a customer's: `internal` belongs to the house (VIS-18), of an `employee` nothing is told to analytics
 * (VIS-19), and `staff` may change what the shop shows.
 */
export const AccountRole = Schema.Literals(["registered", "internal", "employee", "staff"])
export type AccountRole = typeof AccountRole.Type

const line = (longest: number) => Schema.Trim.check(Schema.isMaxLength(longest))

/** Space around it does not count. Its case is kept for the envelope and says nothing of whose it is. */
export const EmailAddress = line(ACCOUNT_LIMITS.emailAddress).check(Schema.makeFilter(isEmailAddress))
/** Taken as it is, space and all. */
export const NewPassword = Schema.String.check(
  Schema.isMinLength(ACCOUNT_LIMITS.shortestPassword),
  Schema.isMaxLength(ACCOUNT_LIMITS.password)
)
/** One that is compared and so may be anything that a hand can have typed. */
export const GivenPassword = Schema.String.check(Schema.isMaxLength(ACCOUNT_LIMITS.password))

/** A code of an app or a recovery code, as a hand types it: space, dashes and case count for nothing. */
export const FactorCode = Schema.String.check(Schema.isMaxLength(ACCOUNT_LIMITS.factorCode))

/** The last name may be empty. */
export const PersonName = Schema.Struct({
  firstName: line(ACCOUNT_LIMITS.name).check(Schema.isMinLength(1)),
  lastName: line(ACCOUNT_LIMITS.name)
})
export interface PersonName extends Schema.Struct.Type<typeof PersonName.fields> {}
