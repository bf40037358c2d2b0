import { ACCOUNT_PAGES } from "@camber/domain/account"
import {
  validateAddress,
  addressFields,
  type AddressTexts,
  MAX_ADDRESSES,
  type NewAddress,
  type SavedAddress
} from "@camber/domain/addresses"
import { Button, type ButtonProps, CheckBox, Form, HiddenFields, InlineAlert, LinkButton } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from "react"
import { useActionData, useLocation } from "react-router-dom"
import { useAnnouncement } from "../../foundation/page/AnnouncementStore.ts"
import { useFocusRestore } from "../../foundation/page/restoreFocus.ts"
import { withoutScriptsHref } from "../../foundation/page/hrefs.ts"
import { RetryButton } from "../../foundation/page/RetryButton.tsx"
import { useHasScripts, useLoad, useOwnStore } from "../../foundation/runtime/StoreContext.ts"
import { LoadingNotice } from "../../foundation/runtime/LoadingNotice.tsx"
import { AddressesStore } from "./AddressesStore.ts"
import { AddressFields } from "./AddressFields.tsx"
import { deletedText, EMPTY_ADDRESS, listedAddress, formatSavedAddress } from "./addressText.ts"
import type { AddressAnswer } from "./forms/addressAction.ts"
import { AddressList } from "./view/address-list/AddressList.tsx"

const NEW = "new"
/** Query parameter of the address whose form a page without scripts shows. */
const EDITED = "address"
const formHref = (addressId: string): string => `${withoutScriptsHref(ACCOUNT_PAGES.settings, `${EDITED}=${addressId}`)}#addresses`
/** URL to which the forms post: it shows the address book first. */
const POST_HREF = `${ACCOUNT_PAGES.settings}#addresses`
const listHref = `${withoutScriptsHref(ACCOUNT_PAGES.settings)}#addresses`

/** Returns a new address. The first one becomes the default. */
const createDraft = (addresses: ReadonlyArray<SavedAddress>): NewAddress => ({
  addressId: null,
  address: EMPTY_ADDRESS,
  isDefault: addresses.length === 0
})

/** Returns the form that the URL of a page without scripts opens. */
const findOpened = (addresses: ReadonlyArray<SavedAddress>, search: string): NewAddress | null => {
  const edited = new URLSearchParams(search).get(EDITED)
  return edited === NEW ? createDraft(addresses) : (addresses.find(({ addressId }) => addressId === edited) ?? null)
}

/** Address book of an account: add, edit, delete and choose the default. */
export const AddressBook = observer(function AddressBook() {
  const answer = useActionData() as AddressAnswer | undefined
  const store = useOwnStore(AddressesStore, answer)
  const hasScripts = useHasScripts()
  const { search } = useLocation()
  const [typed, setDraft] = useState<NewAddress | null>(answer?.draft ?? null)
  useLoad("addresses", () => answer === undefined && store.load())
  const { addresses, message } = store
  const draft = typed ?? (hasScripts || !addresses ? null : findOpened(addresses, search))
  const place = useRef<HTMLElement>(null)
  useFocusRestore(addresses == null ? null : draft === null ? [...addresses.map(keyOf), message].join() : "form", place)
  if (addresses === undefined) return <LoadingNotice label="Loading your addresses" rows={2} />
  if (addresses === null && draft === null)
    return (
      <InlineAlert tone="bad" title="We couldn't load your addresses." action={<RetryButton onRetry={() => void store.load()} />}>
        Your addresses are safe.
      </InlineAlert>
    )
  return (
    <section ref={place} className="addressbook" aria-label="Saved addresses" tabIndex={-1}>
      {draft === null ? (
        <SavedAddresses store={store} addresses={addresses ?? []} onEdit={setDraft} />
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
  readonly onEdit: (draft: NewAddress) => void
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
            <ActionForm>
              <AddressHiddenFields saved={store.removed} />
              <Button
                type="submit"
                name="intent"
                value="save"
                size="small"
                aria-label={`Undo: keep ${formatSavedAddress(store.removed)}`}
                disabled={store.isBusy}
                onClick={() => void store.restore()}
              >
                Undo
              </Button>
            </ActionForm>
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
              <ActionForm>
                <HiddenFields fields={[{ name: "addressId", value: id }]} />
                <OpenButton size="small" href={formHref(id)} label={`Edit ${at}`} onOpen={() => onEdit(saved)}>
                  Edit
                </OpenButton>
                <Button
                  type="submit"
                  name="intent"
                  value="delete"
                  size="small"
                  aria-label={`Delete ${at}`}
                  disabled={store.isBusy}
                  onClick={() => void store.remove(saved)}
                >
                  Delete
                </Button>
                {!isDefault && (
                  <Button
                    type="submit"
                    name="intent"
                    value="default"
                    size="small"
                    aria-label={`Make default: ${at}`}
                    disabled={store.isBusy}
                    onClick={() => void store.save({ ...saved, isDefault: true })}
                  >
                    Make Default
                  </Button>
                )}
              </ActionForm>
            )
          }}
        />
      )}
      {addresses.length < MAX_ADDRESSES && (
        <p>
          <OpenButton href={formHref(NEW)} onOpen={() => onEdit(createDraft(addresses))}>
            Add an Address
          </OpenButton>
        </p>
      )}
    </>
  )
})

const preventSubmit = (event: SubmitEvent) => event.preventDefault()

/** Changes an address: with scripts by the handlers of its buttons, otherwise by posting them. */
const ActionForm = ({ children }: { readonly children: ReactNode }) => (
  <form className="addresslist__acts" method="post" action={POST_HREF} onSubmit={preventSubmit}>
    {children}
  </form>
)

const AddressHiddenFields = ({ saved: { address, isDefault } }: { readonly saved: SavedAddress }) => (
  <HiddenFields
    fields={[...addressFields.map((name) => ({ name, value: address[name] })), ...(isDefault ? [{ name: "isDefault", value: "on" }] : [])]}
  />
)

interface OpenButtonProps extends Pick<ButtonProps, "size"> {
  /** URL of the form without scripts. */
  readonly href: string
  readonly label?: string
  readonly onOpen: () => void
  readonly children: string
}

const OpenButton = ({ children, href, label, onOpen, ...look }: OpenButtonProps) =>
  useHasScripts() ? (
    <Button {...look} aria-label={label} onClick={onOpen}>
      {children}
    </Button>
  ) : (
    <LinkButton {...look} aria-label={label} href={href}>
      {children}
    </LinkButton>
  )

interface AddressFormProps {
  readonly store: AddressesStore
  readonly draft: NewAddress
  readonly onDraft: (draft: NewAddress | null) => void
}

const AddressForm = observer(function AddressForm({ draft, onDraft, store }: AddressFormProps) {
  const answer = useActionData() as AddressAnswer | undefined
  const hasScripts = useHasScripts()
  const [isChecked, setChecked] = useState(answer !== undefined)
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
      <Form label={draft.addressId === null ? "Add an address" : "Change an address"} action={POST_HREF} onSubmit={() => void save()}>
        {draft.addressId !== null && <HiddenFields fields={[{ name: "addressId", value: draft.addressId }]} />}
        <AddressFields address={draft.address} errors={errors} onFill={fill} />
        <CheckBox
          name="isDefault"
          label="My default address"
          checked={draft.isDefault}
          onCheck={(isDefault) => onDraft({ ...draft, isDefault })}
        />
        {store.message !== null && <InlineAlert tone="bad">{store.message}</InlineAlert>}
        <div className="addresslist__acts">
          <Button type="submit" name="intent" value="save" variant="primary" busy={store.isBusy}>
            Save Address
          </Button>
          {hasScripts ? (
            <Button variant="ghost" onClick={() => onDraft(null)}>
              Cancel
            </Button>
          ) : (
            <LinkButton variant="ghost" href={listHref}>
              Cancel
            </LinkButton>
          )}
        </div>
      </Form>
    </div>
  )
})
