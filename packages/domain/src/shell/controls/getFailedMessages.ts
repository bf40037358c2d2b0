/** A condition on what is typed into a prompt, and what is said where it does not hold. */
export interface Validation {
  readonly holds: (text: string) => boolean
  readonly message: string
}

/** The messages of every condition that does not hold, in their order; while there is one, the prompt stays open (CTRL-31). */
export const getFailedMessages = (text: string, validations: ReadonlyArray<Validation>): ReadonlyArray<string> =>
  validations.filter(({ holds }) => !holds(text)).map(({ message }) => message)
