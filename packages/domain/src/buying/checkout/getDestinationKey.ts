import type { Location } from "../location/model.ts"
import { createLocation } from "../location/rules.ts"
import type { ContactTexts } from "./validateContact.ts"
import { SUPPORTED_COUNTRIES } from "./regions.ts"

type Placed = Pick<ContactTexts, "country" | "region" | "postalCode">

/** Returns a key that differs if shipping or tax may differ; null until the postal code is valid in its country. */
export const getDestinationKey = ({ country, postalCode, region }: Placed): string | null => {
  const location = createLocation(country, postalCode)
  return location && [location.countryCode, region.trim(), location.zipCode].join(" ")
}

/**
 * Adds the cart's destination to a contact without a postal code.
 *
 * A different country is only applied if no region was entered.
 */
export const withDestination = (contact: ContactTexts, location: Pick<Location, "countryCode" | "zipCode"> | null): ContactTexts => {
  if (location === null || location.zipCode === "" || contact.postalCode.trim() !== "") return contact
  const { countryCode: country, zipCode: postalCode } = location
  if (country === contact.country) return { ...contact, postalCode }
  return contact.region === "" && SUPPORTED_COUNTRIES.includes(country) ? { ...contact, country, postalCode } : contact
}
