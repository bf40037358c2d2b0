import { formatAddressLine, type SavedAddress, type AddressTexts } from "@camber/domain/addresses"
import { EMPTY_CONTACT, getRegionLabel } from "@camber/domain/checkout"
import type { ListedAddress } from "./view/address-list/AddressList.tsx"

/** A new address in the most frequent country. */
export const { email: _, ...EMPTY_ADDRESS } = EMPTY_CONTACT

export const noResponseMessage = "We didn't get a response. Try again."

const countryName = (code: string): string => new Intl.DisplayNames(["en"], { type: "region" }).of(code) ?? code

/** Returns a saved address as display text. */
export const listedAddress = ({ address, addressId, isDefault }: SavedAddress): ListedAddress => {
  const { city, country, name, phone, postalCode, region, street, street2 } = address
  const place = [city, [region, postalCode].filter(Boolean).join(" ")].filter(Boolean).join(", ")
  return { id: addressId, name, lines: [street, street2, place, countryName(country)].filter(Boolean), phone, isDefault }
}

/** Returns a saved address in one line, for button labels. */
export const formatSavedAddress = ({ address }: Pick<SavedAddress, "address">): string => `${address.name}, ${formatAddressLine(address)}`

/** Announcement of a deleted address. */
export const deletedText = (removed: Pick<SavedAddress, "address">): string => `${formatSavedAddress(removed)} is deleted`

/** Labels of the address fields in this country. */
export const addressLabels = (country: string): Readonly<Record<keyof AddressTexts, string>> => {
  const isUs = country === "US"
  return {
    name: "Full name",
    phone: "Phone (for delivery)",
    country: "Country",
    street: "Street and number",
    street2: "Suite, building (optional)",
    city: "City",
    region: getRegionLabel(country),
    postalCode: isUs ? "ZIP code" : "Postal code"
  }
}
