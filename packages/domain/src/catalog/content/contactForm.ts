/** What a visitor writes about. */
export const contactTopics = ["fitment", "order", "return", "website", "other"] as const

/** Characters of each field at most. */
export const CONTACT_LIMITS = { name: 100, email: 254, message: 4000 } as const

/** Where the form is sent to, in a form's own encoding: it works without scripts. */
export const CONTACT_PATH = "/api/contact"
/** Where the form stands. */
export const CONTACT_FORM = "/info/helpcenter#contactform"

const outcomes = ["sent", "invalid", "wait"] as const
/** What became of a message: kept; not kept because a field is not as it must be, or because too many came within an hour. */
export type ContactOutcome = (typeof outcomes)[number]

/** The address of the form that tells what became of the message. */
export const getContactResultHref = (outcome: ContactOutcome): string => CONTACT_FORM.replace("#", `?contact=${outcome}#`)

/** What the form's address tells by its parameter `contact`; null where it tells nothing. */
export const parseContactOutcome = (text: string | null): ContactOutcome | null => outcomes.find((outcome) => outcome === text) ?? null
