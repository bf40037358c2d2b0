/** Limit from TOAST-14. */
export const MAX_LIST_NAME_LENGTH = 40
/** Also limits the first name that a build is shared under. */
export const MAX_STAGE_NAME_LENGTH = 40
/** Limit per build. */
export const MAX_STAGES = 20
/** A million dollars. */
export const MAX_BUDGET_CENTS = 100_000_000

/** Counts Unicode code points, so that an emoji counts once. */
const countCharacters = (name: string): number => Array.from(name).length

/**
 * Rules for a list name with their error messages (TOAST-13, TOAST-14). The message says 'less than 40' although 40 is accepted (GAP-82).
 */
export const listNameRules: ReadonlyArray<{ readonly message: string; readonly holds: (name: string) => boolean }> = [
  { message: "Please provide a list name.", holds: (name) => name.trim() !== "" },
  { message: "List name must be less than 40 characters.", holds: (name) => countCharacters(name) <= MAX_LIST_NAME_LENGTH }
]

/** Returns the message of the first violated rule; null for a valid name. */
export const validateListName = (name: string): string | null => listNameRules.find(({ holds }) => !holds(name))?.message ?? null

/** Formats the character count next to the field (TOAST-15). */
export const formatNameCounter = (name: string): string => `${countCharacters(name)}/${MAX_LIST_NAME_LENGTH} characters`
