import { locationOf } from "../location/rules.ts"
import { isEmailAddress } from "../../foundation/visitor/emailAddress.ts"
import { regionsOf, regionWord } from "./regions.ts"

/** Who gets an order and where, as the form's texts. */
export interface ContactTexts {
  readonly email: string
  readonly name: string
  readonly phone: string
  readonly street: string
  /** Suite, building, care of. */
  readonly street2: string
  readonly city: string
  /** A region's code where the country has a list of them. */
  readonly region: string
  readonly postalCode: string
  /** ISO 3166-1, two capitals. */
  readonly country: string
}

/** Characters of each field at most. */
export const CONTACT_TEXT_LIMITS: Readonly<Record<keyof ContactTexts, number>> = {
  email: 254,
  name: 80,
  phone: 24,
  street: 100,
  street2: 100,
  city: 60,
  region: 60,
  postalCode: 16,
  country: 2
}

/** The empty form: for most shoppers the country is right. */
export const newContact: ContactTexts = {
  email: "",
  name: "",
  phone: "",
  street: "",
  street2: "",
  city: "",
  region: "",
  postalCode: "",
  country: "US"
}

const required: Readonly<Partial<Record<keyof ContactTexts, string>>> = {
  name: "Enter a name.",
  street: "Enter the street and number.",
  city: "Enter the city."
}

/**
 * What is wrong with each field, in the order of the form; empty where the order can be sent there. Space around a text does not count. Postal
 * codes are those of the location capability (LOC-02 to LOC-09).
 */
export const contactErrors = (texts: ContactTexts): Partial<ContactTexts> => {
  const entered = trimmed(texts)
  const isUs = entered.country === "US"
  const place = locationOf(entered.country, entered.postalCode)
  const known = regionsOf(entered.country)
  const lacksRegion = known.length > 0 && !known.some(({ code }) => code === entered.region)
  const found: Partial<Record<keyof ContactTexts, string | false>> = {
    email: !isEmailAddress(entered.email) && "Enter an email address such as june@example.com.",
    phone:
      !isPhone(entered.phone) &&
      (entered.phone === "" ? "Enter a phone number for delivery." : "Enter the full phone number, such as 330-555-0142."),
    region: lacksRegion && `Choose a ${regionWord(entered.country).toLowerCase()}.`,
    postalCode: place === null && (isUs ? "Enter a five-digit ZIP code." : "Enter a postal code for this country."),
    country: !/^[A-Z]{2}$/.test(entered.country) && "Choose a country."
  }
  return Object.fromEntries(
    fields.flatMap((field) => {
      const isLong = entered[field].length > CONTACT_TEXT_LIMITS[field]
      // The address goes into mail, where a line of its own could be a link.
      const isBroken = /\p{Cc}/u.test(entered[field])
      const error = isLong
        ? "This is too long."
        : isBroken
          ? "Keep this to one line."
          : written.includes(field) && isWebAddress(entered[field])
            ? "Leave out web addresses."
            : found[field] || (entered[field] === "" && required[field])
      return error ? [[field, error]] : []
    })
  )
}

/** Whether the order can be sent there. */
export const isComplete = (texts: ContactTexts): boolean => Object.keys(contactErrors(texts)).length === 0

/** Every field, in the order of the form. */
export const fields = ["email", "name", "phone", "country", "street", "street2", "city", "region", "postalCode"] as const

/** The texts as they are sent: without space around them, the postal code in its country's spelling. */
export const trimmed = (texts: ContactTexts): ContactTexts => {
  const entered: ContactTexts = {
    email: texts.email.trim(),
    name: texts.name.trim(),
    phone: texts.phone.trim(),
    street: texts.street.trim(),
    street2: texts.street2.trim(),
    city: texts.city.trim(),
    region: texts.region.trim(),
    postalCode: texts.postalCode.trim(),
    country: texts.country.trim().toUpperCase()
  }
  return { ...entered, postalCode: locationOf(entered.country, entered.postalCode)?.zipCode || entered.postalCode }
}

/** Mail shows where an order goes; no name or street is a link. */
const isWebAddress = (text: string): boolean =>
  /:\/\/|\bwww\.|\w\.(?:com|net|org|info|biz|io|xyz|top|shop|site|online|link|click|app|dev|ru|cn)\b|\w\.[a-z]{2,}\//i.test(text)

/** Where a text is the shopper's own, and goes into mail as it is. */
const written: ReadonlyArray<keyof ContactTexts> = ["name", "street", "street2", "city", "region"]

/** Seven digits at least, however they are written. */
const isPhone = (text: string): boolean => /^[+(\d][\d ().-]*$/.test(text) && text.replace(/\D/g, "").length >= 7
