import { getAddressKey, formatAddressLine, type SavedAddress } from "@camber/domain/addresses"
import type { ContactTexts } from "@camber/domain/checkout"
import { ChoiceList } from "./view/checkout-choice/ChoiceList.tsx"

const NEW = "new"

export interface AddressChoiceProps {
  readonly addresses: ReadonlyArray<SavedAddress>
  /** Content of the form. */
  readonly contact: ContactTexts
  /** Receives null if the shopper chooses a new address. */
  readonly onChoose: (address: SavedAddress["address"] | null) => void
}

/** Saved addresses: a click fills one in. */
export const AddressChoice = ({ addresses, contact, onChoose }: AddressChoiceProps) => {
  const identity = getAddressKey(contact)
  const chosen = addresses.find(({ address }) => getAddressKey(address) === identity)
  return (
    <ChoiceList
      label="Your addresses"
      value={chosen?.addressId ?? NEW}
      choices={[
        ...addresses.map(({ address, addressId }) => ({ value: addressId, label: address.name, note: formatAddressLine(address) })),
        { value: NEW, label: "Another address" }
      ]}
      onChoose={(value) => onChoose(addresses.find(({ addressId }) => addressId === value)?.address ?? null)}
    />
  )
}
