import { validateAddress, type AddressId, type AddressTexts, MAX_ADDRESSES, type SavedAddress } from "@camber/domain/addresses"
import { EMPTY_CONTACT } from "@camber/domain/checkout"
import { Button, CheckBox, Form, InlineAlert } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useEffect, useRef, useState } from "react"
import { useAnnouncement } from "../../foundation/page/AnnouncementStore.ts"
import { useFocusRestore } from "../../foundation/page/restoreFocus.ts"
import { useOwnStore } from "../../foundation/runtime/StoreContext.ts"
import { LoadingNotice } from "../../foundation/runtime/LoadingNotice.tsx"
import { AddressesStore } from "./AddressesStore.ts"
import { AddressFields } from "./AddressFields.tsx"
import { deletedText, listedAddress, formatSavedAddress } from "./addressText.ts"
import { AddressList } from "./view/address-list/AddressList.tsx"

const { email: _, ...empty } = EMPTY_CONTACT

/** Content of the form: a new address, or one that is being edited. */
interface Draft {
  readonly addressId: AddressId | null
  readonly address: AddressTexts
  readonly isDefault: boolean
}

/** Address book of an account: add, edit, delete and choose the default. */
export const AddressBook = observer(function AddressBook() {
  const store = useOwnStore(AddressesStore)
  const [draft, setDraft] = useState<Draft | null>(null)
  useEffect(() => void store.load(), [store])
  const { addresses, message } = store
  const place = useRef<HTMLElement>(null)
  useFocusRestore(addresses == null ? null : draft === null ? [...addresses.map(keyOf), message].join() : "form", place)
  if (addresses === undefined) return <LoadingNotice label="Loading your addresses" rows={2} />
  if (addresses === null)
    return (
      <InlineAlert
        tone="bad"
        title="We couldn't load your addresses."
        action={<Button onClick={() => void store.load()}>Try again</Button>}
      >
        Your addresses are safe.
      </InlineAlert>
    )
  return (
    <section ref={place} className="addressbook" aria-label="Saved addresses" tabIndex={-1}>
      {draft === null ? (
        <SavedAddresses store={store} addresses={addresses} onEdit={setDraft} />
      ) : (
        <AddressForm store={store} draft={draft} onDraft={setDraft} />
      )}
    </section>
  )
})

const keyOf = ({ addressId, isDefault }: SavedAddress): string => `${addressId}${isDefault ? "*" : ""}`

interface SavedAddressesProps {
  readonly store: AddressesStore
  readonly addresses: ReadonlyArray<SavedAddress>
  readonly onEdit: (draft: Draft) => void
}

const SavedAddresses = observer(function SavedAddresses({ addresses, onEdit, store }: SavedAddressesProps) {
  useAnnouncement(store.removed === null ? "" : deletedText(store.removed), { of: "addresses" })
  const byId = new Map<string, SavedAddress>(addresses.map((one) => [one.addressId, one]))
  return (
    <>
      {store.message !== null && <InlineAlert tone="bad">{store.message}</InlineAlert>}
      {store.removed !== null && (
        <InlineAlert
          action={
            <Button
              size="small"
              aria-label={`Undo: keep ${formatSavedAddress(store.removed)}`}
              disabled={store.isBusy}
              onClick={() => void store.restore()}
            >
              Undo
            </Button>
          }
        >
          <span>{deletedText(store.removed)}</span>
        </InlineAlert>
      )}
      {addresses.length === 0 && <p>No addresses yet. Save one to fill it in at checkout.</p>}
      {addresses.length > 0 && (
        <AddressList
          label="Your addresses"
          addresses={addresses.map(listedAddress)}
          actions={({ id, isDefault }) => {
            const saved = byId.get(id)
            if (saved === undefined) return null
            const at = formatSavedAddress(saved)
            return (
              <>
                <Button size="small" aria-label={`Edit ${at}`} onClick={() => onEdit(saved)}>
                  Edit
                </Button>
                <Button size="small" aria-label={`Delete ${at}`} disabled={store.isBusy} onClick={() => void store.remove(saved)}>
                  Delete
                </Button>
                {!isDefault && (
                  <Button
                    size="small"
                    aria-label={`Make default: ${at}`}
                    disabled={store.isBusy}
                    onClick={() => void store.save({ ...saved, isDefault: true })}
                  >
                    Make Default
                  </Button>
                )}
              </>
            )
          }}
        />
      )}
      {addresses.length < MAX_ADDRESSES && (
        <p>
          <Button onClick={() => onEdit({ addressId: null, address: empty, isDefault: addresses.length === 0 })}>Add an Address</Button>
        </p>
      )}
    </>
  )
})

interface AddressFormProps {
  readonly store: AddressesStore
  readonly draft: Draft
  readonly onDraft: (draft: Draft | null) => void
}

const AddressForm = observer(function AddressForm({ draft, onDraft, store }: AddressFormProps) {
  const [isChecked, setChecked] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>("input")?.focus(), [])
  const found = validateAddress(draft.address)
  const errors = isChecked ? found : {}
  const save = async () => {
    setChecked(true)
    if (Object.keys(found).length === 0 && !store.isBusy && (await store.save(draft))) onDraft(null)
  }
  const fill = (field: keyof AddressTexts, text: string) => {
    const address = { ...draft.address, [field]: text }
    // A region belongs to its country, so a new country clears it.
    onDraft({ ...draft, address: field === "country" ? { ...address, region: "" } : address })
  }
  return (
    <div ref={form}>
      <Form label={draft.addressId === null ? "Add an address" : "Change an address"} onSubmit={() => void save()}>
        <AddressFields address={draft.address} errors={errors} onFill={fill} />
        <CheckBox label="My default address" checked={draft.isDefault} onCheck={(isDefault) => onDraft({ ...draft, isDefault })} />
        {store.message !== null && <InlineAlert tone="bad">{store.message}</InlineAlert>}
        <div className="addresslist__acts">
          <Button type="submit" variant="primary" busy={store.isBusy}>
            Save Address
          </Button>
          <Button variant="ghost" onClick={() => onDraft(null)}>
            Cancel
          </Button>
        </div>
      </Form>
    </div>
  )
})
