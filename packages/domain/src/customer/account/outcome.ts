const outcomes = ["done", "mailed", "refused", "expired", "taken", "invalid", "common", "busy"] as const

/**
 * Outcomes of an account form.
 *
 * - `done`: completed.
 * - `mailed`: a mail was sent.
 * - `refused`: wrong password or address.
 * - `expired`: the link was used or is too old.
 * - `taken`: the address belongs to another account.
 * - `invalid`: a field is invalid.
 * - `common`: the new password is too common.
 * - `busy`: too many attempts; try again later.
 */
export type AccountOutcome = (typeof outcomes)[number]

/** Parses the URL parameter `outcome`, which forms without scripts set; null if it is missing or unknown. */
export const parseAccountOutcome = (text: string | null): AccountOutcome | null => outcomes.find((outcome) => outcome === text) ?? null

export const accountOutcomes: ReadonlyArray<AccountOutcome> = outcomes
