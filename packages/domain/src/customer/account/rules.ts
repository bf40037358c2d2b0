import { isEmailAddress } from "../../foundation/visitor/emailAddress.ts"

/** Characters of each field at most, and of a new password at least. */
export const ACCOUNT_LIMITS = { name: 60, emailAddress: 254, password: 200, shortestPassword: 10, factorCode: 40 } as const

/** The texts of the account's forms; each form has some of them. */
export interface AccountTexts {
  readonly firstName: string
  readonly lastName: string
  readonly emailAddress: string
  /** The present password, compared and not judged. */
  readonly password: string
  readonly newPassword: string
}

export type AccountField = keyof AccountTexts

const faults: Readonly<Record<AccountField, (text: string) => string | null>> = {
  firstName: (text) => (isLine(text) && text.trim() !== "" ? null : `Enter your first name, up to ${ACCOUNT_LIMITS.name} characters.`),
  lastName: (text) => (isLine(text) ? null : `Enter up to ${ACCOUNT_LIMITS.name} characters.`),
  emailAddress: (text) => (isEmailAddress(text.trim()) ? null : "Enter a valid email address."),
  password: (text) => (text !== "" && text.length <= ACCOUNT_LIMITS.password ? null : "Enter your password."),
  newPassword: (text) =>
    text.length >= ACCOUNT_LIMITS.shortestPassword && text.length <= ACCOUNT_LIMITS.password
      ? null
      : `Use ${ACCOUNT_LIMITS.shortestPassword} to ${ACCOUNT_LIMITS.password} characters.`
}

const isLine = (text: string): boolean => text.trim().length <= ACCOUNT_LIMITS.name

/** What is wrong with a form's texts, field by field in the form's order; empty where it can be sent. */
export const validateAccountFields = (texts: Partial<AccountTexts>): Partial<Readonly<Record<AccountField, string>>> => {
  const fields: ReadonlyArray<AccountField> = ["firstName", "lastName", "emailAddress", "password", "newPassword"]
  const found = fields.flatMap((field) => {
    const text = texts[field]
    const fault = text === undefined ? null : faults[field](text)
    return fault === null ? [] : [[field, fault] as const]
  })
  return Object.fromEntries(found)
}

/** What two spellings of one address have in common: an address belongs to one account, whatever its case. */
export const normalizeEmail = (emailAddress: string): string => emailAddress.trim().toLowerCase()
