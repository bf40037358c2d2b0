const outcomes = ["done", "mailed", "refused", "expired", "taken", "invalid", "common", "busy"] as const

/**
 * What became of an account's form: done; a mail is on its way; refused because the password or the address is not right; the link was used
 * or is too old; the address is another account's; a field is not as it must be; the new
 * password is one that many have; too many tries, so wait a little.
 */
export type AccountOutcome = (typeof outcomes)[number]

/** What a page's address tells by its parameter `outcome`, for forms that were sent without scripts; null where it tells nothing. */
export const parseAccountOutcome = (text: string | null): AccountOutcome | null => outcomes.find((outcome) => outcome === text) ?? null

export const accountOutcomes: ReadonlyArray<AccountOutcome> = outcomes
