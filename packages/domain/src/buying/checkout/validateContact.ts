import { upperAscii } from "../location/postalCode.ts"
import { createLocation } from "../location/rules.ts"
import { isEmailAddress } from "../../foundation/visitor/emailAddress.ts"
import { listRegionsOfPostalCode } from "./listRegionsOfPostalCode.ts"
import { getRegions, getRegionLabel } from "./regions.ts"

/** Contact and delivery address as form texts. */
export interface ContactTexts {
  readonly email: string
  readonly name: string
  readonly phone: string
  readonly street: string
  /** Suite, building or care of. */
  readonly street2: string
  readonly city: string
  /** Region code if the country has a list of regions, otherwise text. */
  readonly region: string
  readonly postalCode: string
  /** ISO 3166-1 alpha-2 code in capitals. */
  readonly country: string
}

/** Maximum lengths in characters. */
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

/** Length at which a field stops accepting input. Texts beyond their own limit show an error instead of being cut (BUY-18). */
export const TYPED_TEXT_LIMIT = 500

/** Empty form with the country of most shoppers. */
export const EMPTY_CONTACT: ContactTexts = {
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
 * Returns an error per invalid field, in the order of the form; empty if the order can be delivered.
 *
 * Ignores surrounding whitespace. Postal codes follow the location rules (LOC-02 to LOC-09).
 */
export const validateContact = (texts: ContactTexts): Partial<ContactTexts> => {
  const entered = normalizeContact(texts)
  const isUs = entered.country === "US"
  const location = createLocation(entered.country, entered.postalCode)
  const known = getRegions(entered.country)
  const lacksRegion = known.length > 0 && !known.some(({ code }) => code === entered.region)
  const errors: Partial<Record<keyof ContactTexts, string | false>> = {
    email: !isEmailAddress(entered.email) && "Enter an email address such as june@example.com.",
    phone:
      !isPhone(entered.phone) &&
      (entered.phone === "" ? "Enter a phone number for delivery." : "Enter the full phone number, such as 330-555-0142."),
    region: lacksRegion && `Choose a ${getRegionLabel(entered.country).toLowerCase()}.`,
    postalCode:
      location === null
        ? isUs
          ? "Enter a five-digit ZIP code."
          : "Enter a postal code for this country."
        : !lacksRegion && getRegionError(entered),
    country: !/^[A-Z]{2}$/.test(entered.country) && "Choose a country."
  }
  return Object.fromEntries(
    CONTACT_FIELDS.flatMap((field) => {
      const isLong = entered[field].length > CONTACT_TEXT_LIMITS[field]
      // A line break could inject a separate line, such as a link, into mail.
      const isBroken = /\p{Cc}/u.test(entered[field])
      const error = isLong
        ? `Use ${CONTACT_TEXT_LIMITS[field]} characters or fewer.`
        : isBroken
          ? "Keep this to one line."
          : hasHiddenCharacters(entered[field])
            ? "Remove invisible characters."
            : freeTextFields.includes(field) && isWebAddress(entered[field])
              ? "Leave out web addresses."
              : errors[field] || (entered[field] === "" && required[field])
      return error ? [[field, error]] : []
    })
  )
}

/** Returns whether an order can be delivered to the contact. */
export const isComplete = (texts: ContactTexts): boolean => Object.keys(validateContact(texts)).length === 0

export const CONTACT_FIELDS = ["email", "name", "phone", "country", "street", "street2", "city", "region", "postalCode"] as const

/** Trims all texts and formats the postal code for its country. */
export const normalizeContact = (texts: ContactTexts): ContactTexts => {
  const entered: ContactTexts = {
    email: texts.email.trim(),
    name: texts.name.trim(),
    phone: texts.phone.trim(),
    street: texts.street.trim(),
    street2: texts.street2.trim(),
    city: texts.city.trim(),
    region: texts.region.trim(),
    postalCode: texts.postalCode.trim(),
    country: upperAscii(texts.country.trim())
  }
  return { ...entered, postalCode: createLocation(entered.country, entered.postalCode)?.zipCode || entered.postalCode }
}

/** Returns an error if the postal code belongs to another region (BUY-17). */
const getRegionError = ({ country, postalCode, region }: ContactTexts): string | false => {
  const codes = listRegionsOfPostalCode(country, postalCode)
  const names = getRegions(country).flatMap(({ code, name }) => (codes.includes(code) ? [name] : []))
  if (names.length === 0 || codes.includes(region)) return false
  const code = country === "US" ? "ZIP code" : "postal code"
  return `This ${code} is in ${names.join(" or ")}. Check the ${code} and the ${getRegionLabel(country).toLowerCase()}.`
}

/** Detects invisible characters and text direction marks. Joiners are allowed because names in some scripts need them. */
const hasHiddenCharacters = (text: string): boolean => /(?![\u200c\u200d])\p{Cf}/u.test(text)

/**
 * Detects web addresses, so that names and streets never become links in mail. Recognizes full-width letters and other full stops as
 * browsers do.
 */
const isWebAddress = (text: string): boolean =>
  /:\/\/|\bwww\.|[\p{L}\p{N}_]\.(?:com|net|org|info|biz|io|xyz|top|shop|site|online|link|click|app|dev|ru|cn)\b|[\p{L}\p{N}_]\.[a-z]{2,}\//iu.test(
    text.normalize("NFKC").replace(/[\u3002\u200c\u200d]/g, (mark) => (mark === "\u3002" ? "." : ""))
  )

/** Free-text fields, which mail shows as entered. */
const freeTextFields: ReadonlyArray<keyof ContactTexts> = ["name", "street", "street2", "city", "region"]

/** Requires at least seven digits in any format. */
const isPhone = (text: string): boolean => /^[+(\d][\d ().-]*$/.test(text) && text.replace(/\D/g, "").length >= 7
