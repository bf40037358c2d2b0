import { isEmailAddress } from "../../foundation/visitor/emailAddress.ts"

/** Topics of the contact form. */
export const contactTopics = ["fitment", "order", "return", "website", "other"] as const

/** Maximum number of characters per field. */
export const CONTACT_LIMITS = { name: 100, email: 254, message: 4000 } as const

/** Path that receives the form, in form encoding, so that it works without JavaScript. */
export const CONTACT_PATH = "/api/contact"
/** Location of the form. */
export const CONTACT_FORM = "/info/helpcenter#contactform"

const outcomes = ["sent", "invalid", "wait"] as const
/** Result of a message: stored, rejected because a field is invalid, or rejected because too many were sent within an hour. */
export type ContactOutcome = (typeof outcomes)[number]

/** Returns the URL of the form with the result of the message. */
export const getContactResultHref = (outcome: ContactOutcome): string => CONTACT_FORM.replace("#", `?contact=${outcome}#`)

/** Parses the form's URL parameter `contact`. Returns null without a valid result. */
export const parseContactOutcome = (text: string | null): ContactOutcome | null => outcomes.find((outcome) => outcome === text) ?? null

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
