const MAX_LOCAL_PART_LENGTH = 64
const MAX_EMAIL_LENGTH = 254
/** The HTML standard's pattern for email fields, with a last label of two or more letters (GAP-C36). */
const pattern =
  /^([a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+)@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*\.[a-zA-Z]{2,63}$/

/** Returns true if a text without surrounding space is an email address (SIGN-20, GAP-C36). */
export const isEmailAddress = (text: string): boolean => {
  const localPart = text.length > MAX_EMAIL_LENGTH ? undefined : pattern.exec(text)?.[1]
  return localPart !== undefined && localPart.length <= MAX_LOCAL_PART_LENGTH
}

/** Returns the error message for an invalid email address, or an empty list (SIGN-20). */
export const validateEmail = (email: string): ReadonlyArray<string> =>
  isEmailAddress(email.trim()) ? [] : ["Please enter a valid email address"]
