import { upperAscii } from "../location/postalCode.ts"
import { createLocation } from "../location/rules.ts"
import { isEmailAddress } from "../../foundation/visitor/emailAddress.ts"
import { listRegionsOfPostalCode } from "./listRegionsOfPostalCode.ts"
import { getRegions, getRegionLabel } from "./regions.ts"

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

/** Characters that a field takes before it stops: what is longer than its limit is told, and not cut (BUY-18). */
export const TYPED_TEXT_LIMIT = 500

/** The empty form: for most shoppers the country is right. */
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
 * What is wrong with each field, in the order of the form; empty where the order can be sent there. Space around a text does not count. Postal
 * codes are those of the location capability (LOC-02 to LOC-09).
 */
export const validateContact = (texts: ContactTexts): Partial<ContactTexts> => {
  const entered = normalizeContact(texts)
  const isUs = entered.country === "US"
  const place = createLocation(entered.country, entered.postalCode)
  const known = getRegions(entered.country)
  const lacksRegion = known.length > 0 && !known.some(({ code }) => code === entered.region)
  const found: Partial<Record<keyof ContactTexts, string | false>> = {
    email: !isEmailAddress(entered.email) && "Enter an email address such as june@example.com.",
    phone:
      !isPhone(entered.phone) &&
      (entered.phone === "" ? "Enter a phone number for delivery." : "Enter the full phone number, such as 330-555-0142."),
    region: lacksRegion && `Choose a ${getRegionLabel(entered.country).toLowerCase()}.`,
    postalCode:
      place === null
        ? isUs
          ? "Enter a five-digit ZIP code."
          : "Enter a postal code for this country."
        : !lacksRegion && regionConflict(entered),
    country: !/^[A-Z]{2}$/.test(entered.country) && "Choose a country."
  }
  return Object.fromEntries(
    CONTACT_FIELDS.flatMap((field) => {
      const isLong = entered[field].length > CONTACT_TEXT_LIMITS[field]
      // The address goes into mail, where a line of its own could be a link.
      const isBroken = /\p{Cc}/u.test(entered[field])
      const error = isLong
        ? `Use ${CONTACT_TEXT_LIMITS[field]} characters or fewer.`
        : isBroken
          ? "Keep this to one line."
          : hasHiddenCharacters(entered[field])
            ? "Remove invisible characters."
            : written.includes(field) && isWebAddress(entered[field])
              ? "Leave out web addresses."
              : found[field] || (entered[field] === "" && required[field])
      return error ? [[field, error]] : []
    })
  )
}

/** Whether the order can be sent there. */
export const isComplete = (texts: ContactTexts): boolean => Object.keys(validateContact(texts)).length === 0

/** Every field, in the order of the form. */
export const CONTACT_FIELDS = ["email", "name", "phone", "country", "street", "street2", "city", "region", "postalCode"] as const

/** The texts as they are sent: without space around them, the postal code in its country's spelling. */
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

/** What to say where a postal code is in another region than the one that is chosen (BUY-17). */
const regionConflict = ({ country, postalCode, region }: ContactTexts): string | false => {
  const codes = listRegionsOfPostalCode(country, postalCode)
  const names = getRegions(country).flatMap(({ code, name }) => (codes.includes(code) ? [name] : []))
  if (names.length === 0 || codes.includes(region)) return false
  const code = country === "US" ? "ZIP code" : "postal code"
  return `This ${code} is in ${names.join(" or ")}. Check the ${code} and the ${getRegionLabel(country).toLowerCase()}.`
}

/** Characters that show nothing, or turn the text around them; joiners are part of how names of some scripts are written. */
const hasHiddenCharacters = (text: string): boolean => /(?![\u200c\u200d])\p{Cf}/u.test(text)

/** Mail shows where an order goes; no name or street is a link. Full-width letters and other full stops count as browsers read them. */
const isWebAddress = (text: string): boolean =>
  /:\/\/|\bwww\.|[\p{L}\p{N}_]\.(?:com|net|org|info|biz|io|xyz|top|shop|site|online|link|click|app|dev|ru|cn)\b|[\p{L}\p{N}_]\.[a-z]{2,}\//iu.test(
    text.normalize("NFKC").replace(/[\u3002\u200c\u200d]/g, (mark) => (mark === "\u3002" ? "." : ""))
  )

/** Where a text is the shopper's own, and goes into mail as it is. */
const written: ReadonlyArray<keyof ContactTexts> = ["name", "street", "street2", "city", "region"]

/** Seven digits at least, however they are written. */
const isPhone = (text: string): boolean => /^[+(\d][\d ().-]*$/.test(text) && text.replace(/\D/g, "").length >= 7
