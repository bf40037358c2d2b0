import { validateContact, type ContactTexts, CONTACT_FIELDS, normalizeContact } from "../checkout/validateContact.ts"

/** An address as a form's texts: all of a contact but its email address. */
export type AddressTexts = Omit<ContactTexts, "email">

/** Addresses that one account keeps at most. */
export const MAX_ADDRESSES = 20

/** The fields of an address, in the order of the form. */
export const addressFields = CONTACT_FIELDS.filter((name): name is keyof AddressTexts => name !== "email")

/** What is wrong with each field, in the order of the form; empty where a parcel can be sent there. */
export const validateAddress = (texts: AddressTexts): Partial<AddressTexts> => {
  const { email: _, ...errors } = validateContact({ ...texts, email: "" })
  return errors
}

/** The texts as they are kept: without space around them, the postal code in its country's spelling. */
export const normalizeAddress = (texts: AddressTexts): AddressTexts => {
  const { email: _, ...address } = normalizeContact({ ...texts, email: "" })
  return address
}

/** What makes two addresses the same one: all but letter case, and space where somebody left some. */
export const getAddressKey = (texts: AddressTexts): string => {
  const address = normalizeAddress(texts)
  return JSON.stringify(addressFields.map((name) => address[name].toLowerCase().replace(/\s+/g, " ")))
}

/** An address in one line, for who chooses among some: `12 Mill Road, Akron, OH 44308`. */
export const formatAddressLine = ({ city, country, postalCode, region, street, street2 }: AddressTexts): string =>
  [street, street2, city, [region, postalCode].filter(Boolean).join(" "), country === "US" ? "" : country].filter(Boolean).join(", ")
