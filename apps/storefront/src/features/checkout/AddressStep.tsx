import { getAddressKey, type SavedAddress, formatAddressLine } from "@camber/domain/addresses"
import { type CheckoutState, EMPTY_CONTACT, type ContactTexts } from "@camber/domain/checkout"
import { CheckBox, SilentErrors } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useEffect, useEffectEvent } from "react"
import type { AddressesStore } from "../addresses/AddressesStore.ts"
import { checkoutSteps } from "./checkoutSteps.ts"
import type { CheckoutStore } from "./CheckoutStore.ts"
import { ContactFields } from "./ContactFields.tsx"
import { ErrorList } from "./ErrorList.tsx"
import { CheckoutStep } from "./view/checkout-step/CheckoutStep.tsx"
import { ChoiceList } from "./view/checkout-choice/ChoiceList.tsx"

const NEW = "new"

interface AddressChoiceProps {
  readonly addresses: ReadonlyArray<SavedAddress>
  /** Content of the form. */
  readonly contact: ContactTexts
  /** Receives null if the shopper chooses a new address. */
  readonly onChoose: (address: SavedAddress["address"] | null) => void
}

/** Saved addresses: a click fills one in. */
const AddressChoice = ({ addresses, contact, onChoose }: AddressChoiceProps) => {
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

export interface AddressStepProps {
  readonly checkout: CheckoutStore
  readonly addresses: AddressesStore
  readonly errors: CheckoutState["errors"]
  /** The visitor has an account that can store the address. */
  readonly isMember: boolean
}

const [{ id, title }] = checkoutSteps
const { email: _, ...nowhere } = EMPTY_CONTACT

/** First step: recipient and address. A click fills in a saved address. The default address fills an empty form. */
export const AddressStep = observer(function AddressStep({ addresses, checkout, errors, isMember }: AddressStepProps) {
  const { contact } = checkout
  const savedAddresses = addresses.addresses ?? []
  const isUntouched = contact.street === "" && contact.city === "" && contact.phone === ""
  const [first] = savedAddresses
  const begin = useEffectEvent((address: SavedAddress | undefined) => {
    if (address?.isDefault === true && isUntouched) checkout.fillAddress(address.address)
  })
  // Once per address book: fields that the shopper empties remain empty.
  useEffect(() => begin(first), [first])
  const isSaved = savedAddresses.some(({ address }) => getAddressKey(address) === getAddressKey(contact))
  return (
    <CheckoutStep id={id} number={1} title={title}>
      <ErrorList contact={contact} errors={errors} />
      {savedAddresses.length > 0 && (
        <AddressChoice addresses={savedAddresses} contact={contact} onChoose={(address) => checkout.fillAddress(address ?? nowhere)} />
      )}
      <SilentErrors value>
        <ContactFields contact={contact} errors={errors} onFill={(field, text) => checkout.fill(field, text)} />
      </SilentErrors>
      {isMember && !isSaved && (
        <CheckBox label="Save this address to my account" checked={checkout.keeps} onCheck={(keeps) => checkout.keep(keeps)} />
      )}
    </CheckoutStep>
  )
})
