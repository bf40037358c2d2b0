import { ACCOUNT_PAGES } from "@camber/domain/account"
import { addressFields, AddressId, Addresses, type NewAddress, validateAddress } from "@camber/domain/addresses"
import { TYPED_TEXT_LIMIT } from "@camber/domain/checkout"
import { Effect, Schema } from "effect"
import { redirect } from "react-router-dom"
import type { FormAction, FormFields, FormVisitor } from "../../../foundation/page/FormPage.ts"
import { withoutScriptsHref } from "../../../foundation/page/hrefs.ts"
import type { BegunBook } from "../AddressesStore.ts"
import { EMPTY_ADDRESS, noResponseMessage } from "../addressText.ts"

/** Address book after a form. */
export interface AddressAnswer extends BegunBook {
  /** Typed address that was not saved. */
  readonly draft: NewAddress | null
}

/** The account's page at its address book. */
const bookHref = `${withoutScriptsHref(ACCOUNT_PAGES.settings)}#addresses`
const isAddressId = Schema.is(AddressId)

/** Reads the typed address. Truncates excessive lengths so that they fail the same length check. */
const draftOf = (fields: FormFields): NewAddress => ({
  addressId: isAddressId(fields["addressId"]) ? fields["addressId"] : null,
  address: {
    ...EMPTY_ADDRESS,
    ...Object.fromEntries(addressFields.map((name) => [name, (fields[name] ?? EMPTY_ADDRESS[name]).slice(0, TYPED_TEXT_LIMIT)]))
  },
  isDefault: fields["isDefault"] === "on"
})

const change = (visitor: FormVisitor, command: (addresses: Addresses["Service"]) => ReturnType<Addresses["Service"]["save"]>) =>
  visitor.run(
    Addresses.use(command).pipe(
      Effect.tapError((error) => Effect.logError("Failed to change the addresses", error)),
      Effect.orElseSucceed(() => ({ addresses: null, message: noResponseMessage }))
    )
  )

/** Changes the address book without scripts. */
export const addressAction: FormAction<AddressAnswer> = async (visitor, fields) => {
  const typed = draftOf(fields)
  if (fields["intent"] === "save") {
    const isValid = Object.keys(validateAddress(typed.address)).length === 0
    const saved = await change(visitor, ({ list, save }) => (isValid ? save(typed) : list))
    const isSaved = isValid && saved.message === null
    return isSaved ? redirect(bookHref, 303) : { ...saved, removed: null, draft: typed }
  }
  const book = await change(visitor, ({ list }) => list)
  const named = book.addresses?.find(({ addressId }) => addressId === typed.addressId)
  if (named !== undefined && fields["intent"] === "delete") {
    const left = await change(visitor, ({ remove }) => remove(named.addressId))
    return { ...left, removed: left.message === null ? named : null, draft: null }
  }
  if (named === undefined || fields["intent"] !== "default") return { ...book, removed: null, draft: null }
  const saved = await change(visitor, ({ save }) => save({ ...named, isDefault: true }))
  return saved.message === null ? redirect(bookHref, 303) : { ...saved, removed: null, draft: null }
}
