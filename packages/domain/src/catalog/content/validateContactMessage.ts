import { isEmailAddress } from "../../foundation/visitor/emailAddress.ts"

/** Raw texts of the contact form. */
export interface ContactTexts {
  readonly name: string
  readonly email: string
  readonly message: string
}

/** Validates the contact form and returns an error per invalid field, in form order. Whitespace alone counts as empty. */
export const validateContactMessage = ({ email, message, name }: ContactTexts): Partial<ContactTexts> => ({
  ...(name.trim() === "" && { name: "Enter your name." }),
  ...(!isEmailAddress(email.trim()) && { email: "Enter a valid email address." }),
  ...(message.trim() === "" && { message: "Enter your message." })
})
