import {
  AddressId,
  validateAddress,
  Addresses,
  addressFields,
  type AddressTexts,
  type NewAddress,
  MAX_ADDRESSES,
  type SavedAddress
} from "@camber/domain/addresses"
import { EMPTY_CONTACT, TYPED_TEXT_LIMIT } from "@camber/domain/checkout"
import { signInHref } from "@camber/domain/navigation"
import { Button, EmptyState, HiddenFields, LinkButton, InlineAlert, PageTitle } from "@camber/ui"
import { Effect, Schema } from "effect"
import { useActionData, useLoaderData } from "react-router-dom"
import type { FormFields, FormPage, FormVisitor } from "../../../foundation/page/FormPage.ts"
import { addressesFormHref, checkoutFormHref } from "../../../foundation/page/hrefs.ts"
import { accountHead } from "../../account/accountHead.ts"
import { isMember } from "../../account/isMember.ts"
import { AddressFields } from "../AddressFields.tsx"
import { deletedText, listedAddress, formatSavedAddress } from "../addressText.ts"
import { AddressList } from "../view/address-list/AddressList.tsx"

interface Shown {
  /** Null after a failure. */
  readonly addresses: ReadonlyArray<SavedAddress> | null
  /** The visitor has an account that can store addresses. */
  readonly isMember: boolean
  /** Error message, for the shopper. */
  readonly message: string | null
  /** Content of the form. */
  readonly draft: NewAddress
  readonly errors: Partial<AddressTexts>
  /** Address that was just deleted. */
  readonly removed?: SavedAddress | undefined
}

const { email: _, ...empty } = EMPTY_CONTACT
const newDraft: NewAddress = { addressId: null, address: empty, isDefault: false }
const isAddressId = Schema.is(AddressId)

const shown = (visitor: FormVisitor, act: (addresses: Addresses["Service"]) => ReturnType<Addresses["Service"]["remove"]>) => {
  const book = Addresses.use(act).pipe(
    Effect.tapError((error) => Effect.logError("Failed to load the addresses", error)),
    Effect.orElseSucceed(() => ({ addresses: null, message: null }))
  )
  return visitor.run(
    Effect.flatMap(book, (had) => Effect.map(isMember, (known) => ({ ...had, isMember: known || had.addresses?.[0] !== undefined })))
  )
}

const load: FormPage<Shown, Shown>["load"] = async (visitor) => ({
  ...(await shown(visitor, ({ list }) => list)),
  draft: newDraft,
  errors: {}
})

/** Reads the typed texts. Truncates excessive lengths so that they fail the same length check. */
const draftOf = (sent: FormFields): NewAddress => ({
  addressId: isAddressId(sent["addressId"]) ? sent["addressId"] : null,
  address: {
    ...empty,
    ...Object.fromEntries(addressFields.map((name) => [name, (sent[name] ?? empty[name]).slice(0, TYPED_TEXT_LIMIT)]))
  },
  isDefault: sent["isDefault"] === "on"
})

const act: FormPage<Shown, Shown>["act"] = async (visitor, sent) => {
  const { addressId } = draftOf(sent)
  if (sent["intent"] === "save") return save(visitor, draftOf(sent))
  const book = await shown(visitor, ({ list }) => list)
  const named = book.addresses?.find((one) => one.addressId === addressId)
  if (named === undefined) return { ...book, draft: newDraft, errors: {} }
  if (sent["intent"] === "delete") {
    const left = await shown(visitor, ({ remove }) => remove(named.addressId))
    return { ...left, draft: newDraft, errors: {}, removed: left.addresses === null || left.message !== null ? undefined : named }
  }
  if (sent["intent"] !== "default") return { ...book, draft: named, errors: {} }
  return { ...(await shown(visitor, (addresses) => addresses.save({ ...named, isDefault: true }))), draft: newDraft, errors: {} }
}

const save = async (visitor: FormVisitor, draft: NewAddress): Promise<Shown> => {
  const errors = validateAddress(draft.address)
  if (Object.keys(errors).length > 0) return { ...(await shown(visitor, ({ list }) => list)), draft, errors }
  const book = await shown(visitor, (addresses) => addresses.save(draft))
  return { ...book, draft: book.addresses === null || book.message !== null ? draft : newDraft, errors }
}

/** Address book of an account: add, edit, delete and choose the default. */
const AddressesFormPage = () => {
  const begun = useLoaderData() as Shown
  const { addresses, draft, errors, isMember, message, removed } = (useActionData() as Shown | undefined) ?? begun
  return (
    <div className="wrap account-page">
      <PageTitle title="Your Addresses" />
      {message !== null && <InlineAlert tone="bad">{message}</InlineAlert>}
      {removed !== undefined && <Removed removed={removed} />}
      {addresses === null ? (
        <InlineAlert
          tone="bad"
          title="We couldn't load your addresses."
          action={<LinkButton href={addressesFormHref}>Try again</LinkButton>}
        >
          Your addresses are safe.
        </InlineAlert>
      ) : !isMember ? (
        <EmptyState
          title="Sign in to see your addresses"
          actions={<LinkButton href={signInHref(addressesFormHref)}>Sign In/Register</LinkButton>}
        >
          Addresses are saved to your account.
        </EmptyState>
      ) : addresses.length === 0 ? (
        <EmptyState title="No addresses yet">The first address you add becomes your default.</EmptyState>
      ) : (
        <AddressList
          label="Your addresses"
          addresses={addresses.map(listedAddress)}
          actions={({ id, isDefault }) => (
            <form className="addresslist__acts" method="post" action={addressesFormHref}>
              <HiddenFields fields={[{ name: "addressId", value: id }]} />
              <Button type="submit" size="small" name="intent" value="edit">
                Edit
              </Button>
              <Button type="submit" size="small" name="intent" value="delete">
                Delete
              </Button>
              {!isDefault && (
                <Button type="submit" size="small" name="intent" value="default">
                  Make Default
                </Button>
              )}
            </form>
          )}
        />
      )}
      {isMember && addresses !== null && (addresses.length < MAX_ADDRESSES || draft.addressId !== null) && (
        <DraftForm draft={draft} errors={errors} />
      )}
      <p>
        <LinkButton href={checkoutFormHref}>Go to Checkout</LinkButton>
      </p>
    </div>
  )
}

/** Names the deleted address and offers to restore it. */
const Removed = ({ removed }: { readonly removed: SavedAddress }) => (
  <InlineAlert
    action={
      <form method="post" action={addressesFormHref}>
        <HiddenFields fields={addressFields.map((name) => ({ name, value: removed.address[name] }))} />
        {removed.isDefault && <HiddenFields fields={[{ name: "isDefault", value: "on" }]} />}
        <Button type="submit" size="small" name="intent" value="save" aria-label={`Undo: keep ${formatSavedAddress(removed)}`}>
          Undo
        </Button>
      </form>
    }
  >
    {deletedText(removed)}
  </InlineAlert>
)

const DraftForm = ({ draft, errors }: Pick<Shown, "draft" | "errors">) => (
  <form className="form block" method="post" action={addressesFormHref} aria-labelledby="draft" noValidate>
    <h2 id="draft">{draft.addressId === null ? "Add an address" : "Change this address"}</h2>
    {draft.addressId !== null && <HiddenFields fields={[{ name: "addressId", value: draft.addressId }]} />}
    <AddressFields address={draft.address} errors={errors} />
    <div className="checkbox">
      <label>
        <input type="checkbox" name="isDefault" defaultChecked={draft.isDefault} />
        My default address
      </label>
    </div>
    <div className="addresslist__acts">
      <Button type="submit" name="intent" value="save" variant="primary">
        Save Address
      </Button>
    </div>
  </form>
)

export const addressesFormPage: FormPage<Shown, Shown> = {
  Component: AddressesFormPage,
  handle: accountHead("Your Addresses", "/account"),
  load,
  act
}
