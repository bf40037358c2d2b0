import { isEmailAddress } from "../../foundation/visitor/emailAddress.ts"

/** The texts of the contact form. */
export interface ContactTexts {
  readonly name: string
  readonly email: string
  readonly message: string
}

/** What is wrong with each field of the contact form, in the order of the form; empty where it can be sent. Space alone is no text. */
export const validateContactMessage = ({ email, message, name }: ContactTexts): Partial<ContactTexts> => ({
  ...(name.trim() === "" && { name: "Enter your name." }),
  ...(!isEmailAddress(email.trim()) && { email: "Enter a valid email address." }),
  ...(message.trim() === "" && { message: "Enter your message." })
})
