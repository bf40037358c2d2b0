/** A condition for the text of a prompt, with its error message. */
export interface Validation {
  readonly holds: (text: string) => boolean
  readonly message: string
}

/** Returns the messages of all failed conditions, in order. The prompt stays open while there is one (CTRL-31). */
export const getFailedMessages = (text: string, validations: ReadonlyArray<Validation>): ReadonlyArray<string> =>
  validations.filter(({ holds }) => !holds(text)).map(({ message }) => message)
