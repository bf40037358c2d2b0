import type { Location } from "../location/model.ts"
import { createLocation } from "../location/rules.ts"
import type { ContactTexts } from "./validateContact.ts"
import { SUPPORTED_COUNTRIES } from "./regions.ts"

type Placed = Pick<ContactTexts, "country" | "region" | "postalCode">

/** The place that shipping and tax are for, as a text that differs where they may; null until the postal code is one of its country. */
export const getDestinationKey = ({ country, postalCode, region }: Placed): string | null => {
  const place = createLocation(country, postalCode)
  return place && [place.countryCode, region.trim(), place.zipCode].join(" ")
}

/** A contact without a postal code, at the place that the cart was told; any other as it is. Another country comes without the region of the first. */
export const withDestination = (contact: ContactTexts, location: Pick<Location, "countryCode" | "zipCode"> | null): ContactTexts => {
  if (location === null || location.zipCode === "" || contact.postalCode.trim() !== "") return contact
  const { countryCode: country, zipCode: postalCode } = location
  if (country === contact.country) return { ...contact, postalCode }
  return contact.region === "" && SUPPORTED_COUNTRIES.includes(country) ? { ...contact, country, postalCode } : contact
}
