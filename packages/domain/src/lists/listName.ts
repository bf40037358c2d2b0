/** Characters of a list's name at most (TOAST-14). */
export const LONGEST_LIST_NAME = 40

/** Characters as people count them. */
const lengthOf = (name: string): number => Array.from(name).length

/** What is wrong with the name of a new list; null: nothing (TOAST-13, TOAST-14). It says 'less than', and 40 is accepted (GAP-82). */
export const listNameProblem = (name: string): string | null => {
  if (name.trim() === "") return "Please provide a list name."
  return lengthOf(name) > LONGEST_LIST_NAME ? "List name must be less than 40 characters." : null
}

/** The count beside the field (TOAST-15). */
export const listNameCounter = (name: string): string => `${lengthOf(name)}/${LONGEST_LIST_NAME} characters`
