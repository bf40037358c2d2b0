import { Schema } from "effect"
import { isEmailAddress } from "../../foundation/visitor/emailAddress.ts"
import { CONTACT_LIMITS, contactTopics } from "./contactForm.ts"

export const ContactTopic = Schema.Literals(contactTopics)
export type ContactTopic = typeof ContactTopic.Type

const line = (maxLength: number) => Schema.Trim.check(Schema.isMinLength(1), Schema.isMaxLength(maxLength))

/** A message from the contact form. Fields are trimmed and must not be blank. */
export const ContactMessage = Schema.Struct({
  name: line(CONTACT_LIMITS.name),
  email: line(CONTACT_LIMITS.email).check(Schema.makeFilter(isEmailAddress)),
  topic: ContactTopic,
  message: line(CONTACT_LIMITS.message)
})
export interface ContactMessage extends Schema.Struct.Type<typeof ContactMessage.fields> {}
