import { formatAddressLine, type SavedAddress } from "@camber/domain/addresses"
import type { ListedAddress } from "./view/address-list/AddressList.tsx"

const countryName = (code: string): string => new Intl.DisplayNames(["en"], { type: "region" }).of(code) ?? code

/** A kept address in the words of the screen. */
export const listedAddress = ({ address, addressId, isDefault }: SavedAddress): ListedAddress => {
  const { city, country, name, phone, postalCode, region, street, street2 } = address
  const place = [city, [region, postalCode].filter(Boolean).join(" ")].filter(Boolean).join(", ")
  return { id: addressId, name, lines: [street, street2, place, countryName(country)].filter(Boolean), phone, isDefault }
}

/** A kept address in one line, as buttons name it. */
export const nameOf = ({ address }: Pick<SavedAddress, "address">): string => `${address.name}, ${formatAddressLine(address)}`

/** Said of an address that was just deleted. */
export const deletedText = (removed: Pick<SavedAddress, "address">): string => `${nameOf(removed)} is deleted`
