import type { AddressTexts } from "@camber/domain/addresses"
import { getRegionLabel } from "@camber/domain/checkout"

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
