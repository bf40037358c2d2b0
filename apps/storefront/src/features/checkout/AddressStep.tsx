import { getAddressKey, type SavedAddress, formatAddressLine } from "@camber/domain/addresses"
import { type CheckoutState, EMPTY_CONTACT, type ContactTexts } from "@camber/domain/checkout"
import { CheckBox, LinkButton, SilentErrors } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useActionData, useLocation } from "react-router-dom"
import { checkoutHref, withoutScriptsHref } from "../../foundation/page/hrefs.ts"
import { useHasScripts, useLoad } from "../../foundation/runtime/StoreContext.ts"
import type { AddressesStore } from "../addresses/AddressesStore.ts"
import { listedAddress } from "../addresses/addressText.ts"
import { AddressList } from "../addresses/view/address-list/AddressList.tsx"
import { AddressText } from "../orders/AddressText.tsx"
import { checkoutSteps } from "./checkoutSteps.ts"
import type { CheckoutStore } from "./CheckoutStore.ts"
import { ContactFields } from "./ContactFields.tsx"
import { ErrorList } from "./ErrorList.tsx"
import type { CheckoutAnswer } from "./forms/checkoutAction.ts"
import { CheckoutStep } from "./view/checkout-step/CheckoutStep.tsx"
import { ChoiceList } from "./view/checkout-choice/ChoiceList.tsx"

const NEW = "new"
/** Query parameter of the saved address that a page without scripts fills in. */
const CHOSEN_ADDRESS = "use"

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

/** Saved addresses without scripts: a link fills one in. */
const AddressLinks = ({ addresses }: Pick<AddressChoiceProps, "addresses">) => (
  <AddressList
    label="Your addresses"
    addresses={addresses.map(listedAddress)}
    actions={({ id }) => (
      <LinkButton size="small" href={withoutScriptsHref(checkoutHref, `${CHOSEN_ADDRESS}=${id}`)}>
        Ship to This Address
      </LinkButton>
    )}
  />
)

export interface AddressStepProps {
  readonly checkout: CheckoutStore
  readonly addresses: AddressesStore
  readonly errors: CheckoutState["errors"]
  /** The visitor has an account that can store the address. */
  readonly isMember: boolean
}

const [{ id, title }] = checkoutSteps
const { email: _, ...nowhere } = EMPTY_CONTACT

/**
 * First step: recipient and address. A click fills in a saved address. The default address fills an empty form. Without scripts, the fields
 * of a reviewed order are folded below its address.
 */
export const AddressStep = observer(function AddressStep({ addresses, checkout, errors, isMember }: AddressStepProps) {
  const { contact } = checkout
  const savedAddresses = addresses.addresses ?? []
  const isUntouched = contact.street === "" && contact.city === "" && contact.phone === ""
  const hasScripts = useHasScripts()
  const answer = useActionData() as CheckoutAnswer | undefined
  const chosenId = new URLSearchParams(useLocation().search).get(CHOSEN_ADDRESS)
  const [first] = savedAddresses
  // Once per address book: fields that the shopper empties remain empty.
  useLoad(first?.addressId ?? "", () => {
    const chosen = savedAddresses.find(({ addressId }) => addressId === chosenId)
    const address = chosen ?? (first?.isDefault === true && isUntouched ? first : undefined)
    if (address !== undefined && answer === undefined) checkout.fillAddress(address.address)
  })
  const isSaved = savedAddresses.some(({ address }) => getAddressKey(address) === getAddressKey(contact))
  const fields = (
    <>
      {savedAddresses.length > 0 && hasScripts && (
        <AddressChoice addresses={savedAddresses} contact={contact} onChoose={(address) => checkout.fillAddress(address ?? nowhere)} />
      )}
      {savedAddresses.length > 0 && !hasScripts && <AddressLinks addresses={savedAddresses} />}
      <SilentErrors value>
        <ContactFields contact={contact} errors={errors} onFill={(field, text) => checkout.fill(field, text)} />
      </SilentErrors>
      {isMember && !isSaved && (
        <CheckBox name="keep" label="Save this address to my account" checked={checkout.keeps} onCheck={(keeps) => checkout.keep(keeps)} />
      )}
    </>
  )
  return (
    <CheckoutStep id={id} number={1} title={title}>
      <ErrorList contact={contact} errors={errors} />
      {answer?.read == null ? (
        fields
      ) : (
        <>
          <AddressText contact={contact} />
          <details>
            <summary>Change Address</summary>
            {fields}
          </details>
        </>
      )}
    </CheckoutStep>
  )
})
