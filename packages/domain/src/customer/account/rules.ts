import { isEmailAddress } from "../../foundation/visitor/emailAddress.ts"

/** Maximum lengths in characters, and the minimum length of a new password. */
export const ACCOUNT_LIMITS = { name: 60, emailAddress: 254, password: 200, shortestPassword: 10, factorCode: 40 } as const

/** Texts of the account forms. Each form has some of these fields. */
export interface AccountTexts {
  readonly firstName: string
  readonly lastName: string
  readonly emailAddress: string
  /** Current password. The services compare it; the form does not validate it. */
  readonly password: string
  readonly newPassword: string
}

export type AccountField = keyof AccountTexts

const validators: Readonly<Record<AccountField, (text: string) => string | null>> = {
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

/** Returns an error per invalid field, in the order of the form; empty if the form is valid. */
export const validateAccountFields = (texts: Partial<AccountTexts>): Partial<Readonly<Record<AccountField, string>>> => {
  const fields: ReadonlyArray<AccountField> = ["firstName", "lastName", "emailAddress", "password", "newPassword"]
  const found = fields.flatMap((field) => {
    const text = texts[field]
    const fault = text === undefined ? null : validators[field](text)
    return fault === null ? [] : [[field, fault] as const]
  })
  return Object.fromEntries(found)
}

/** Normalizes an email address, so that each address belongs to one account regardless of letter case. */
export const normalizeEmail = (emailAddress: string): string => emailAddress.trim().toLowerCase()

const outcomes = ["done", "mailed", "refused", "expired", "taken", "invalid", "common", "busy"] as const

/**
 * Outcomes of an account form.
 *
 * - `done`: completed.
 * - `mailed`: a mail was sent.
 * - `refused`: wrong password or address.
 * - `expired`: the link was already used or is too old.
 * - `taken`: the address belongs to another account.
 * - `invalid`: a field is invalid.
 * - `common`: the new password is too common.
 * - `busy`: too many attempts; try again later.
 */
export type AccountOutcome = (typeof outcomes)[number]

/** Parses the URL parameter `outcome`, which forms without scripts set; null if it is missing or unknown. */
export const parseAccountOutcome = (text: string | null): AccountOutcome | null => outcomes.find((outcome) => outcome === text) ?? null

export const accountOutcomes: ReadonlyArray<AccountOutcome> = outcomes
