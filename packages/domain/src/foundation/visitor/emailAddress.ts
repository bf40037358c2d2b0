const LONGEST_LOCAL_PART = 64
const LONGEST_ADDRESS = 254
/** HTML's own pattern of an email field, with a last label of two or more letters (GAP-C36). */
const address =
  /^([a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+)@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*\.[a-zA-Z]{2,63}$/

/** Whether a text, without space around it, is an email address as a form takes it (SIGN-20, GAP-C36). */
export const isEmailAddress = (text: string): boolean => {
  const localPart = text.length > LONGEST_ADDRESS ? undefined : address.exec(text)?.[1]
  return localPart !== undefined && localPart.length <= LONGEST_LOCAL_PART
}

/** What is wrong with an address, in the shopper's words; nothing is sent while something is (SIGN-20). */
export const validateEmail = (email: string): ReadonlyArray<string> =>
  isEmailAddress(email.trim()) ? [] : ["Please enter a valid email address"]
