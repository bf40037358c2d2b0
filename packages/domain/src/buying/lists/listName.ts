/** Characters of a list's name at most (TOAST-14). */
export const MAX_LIST_NAME_LENGTH = 40
/** Characters of a stage's name, and of the first name that a build is shared under, at most. */
export const MAX_STAGE_NAME_LENGTH = 40
/** Stages of one build at most. */
export const MAX_STAGES = 20
/** The most that a build may cost: a million dollars, in cents. */
export const MAX_BUDGET_CENTS = 100_000_000

/** Characters as people count them. */
const lengthOf = (name: string): number => Array.from(name).length

/** What a name has to be, each rule with what is said of one that breaks it (TOAST-13, TOAST-14). It says 'less than', and 40 is accepted (GAP-82). */
export const listNameRules: ReadonlyArray<{ readonly message: string; readonly holds: (name: string) => boolean }> = [
  { message: "Please provide a list name.", holds: (name) => name.trim() !== "" },
  { message: "List name must be less than 40 characters.", holds: (name) => lengthOf(name) <= MAX_LIST_NAME_LENGTH }
]

/** The message of the first rule that a name breaks; null: it will do. */
export const validateListName = (name: string): string | null => listNameRules.find(({ holds }) => !holds(name))?.message ?? null

/** The count beside the field (TOAST-15). */
export const formatNameCounter = (name: string): string => `${lengthOf(name)}/${MAX_LIST_NAME_LENGTH} characters`
