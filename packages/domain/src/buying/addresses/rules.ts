import { validateContact, type ContactTexts, CONTACT_FIELDS, normalizeContact } from "../checkout/validateContact.ts"

/** Form texts of an address: a contact without email. */
export type AddressTexts = Omit<ContactTexts, "email">

/** Limit per account. */
export const MAX_ADDRESSES = 20

export const addressFields = CONTACT_FIELDS.filter((name): name is keyof AddressTexts => name !== "email")

/** Returns an error per invalid field, in the order of the form; empty if the address is deliverable. */
export const validateAddress = (texts: AddressTexts): Partial<AddressTexts> => {
  const { email: _, ...errors } = validateContact({ ...texts, email: "" })
  return errors
}

/** Trims all texts and formats the postal code for its country. */
export const normalizeAddress = (texts: AddressTexts): AddressTexts => {
  const { email: _, ...address } = normalizeContact({ ...texts, email: "" })
  return address
}

/** Returns a key that is equal for the same address, ignoring letter case and spaces. */
export const getAddressKey = (texts: AddressTexts): string => {
  const address = normalizeAddress(texts)
  return JSON.stringify(addressFields.map((name) => address[name].toLowerCase().replace(/\s+/g, " ")))
}

/** Formats an address in one line for selection: `12 Mill Road, Akron, OH 44308`. */
export const formatAddressLine = ({ city, country, postalCode, region, street, street2 }: AddressTexts): string =>
  [street, street2, city, [region, postalCode].filter(Boolean).join(" "), country === "US" ? "" : country].filter(Boolean).join(", ")
