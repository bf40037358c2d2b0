import { Schema } from "effect"
import type { StorageEntry } from "../../foundation/ports/StorageEntry.ts"
import type { AddressBook } from "./model.ts"
import { MAX_ADDRESSES } from "./rules.ts"

/** Why an address was not kept beside an order: the account keeps enough, nobody is signed in, or nobody answered. */
export const AddressNotSavedReason = Schema.Literals(["full", "signedOut", "away"])
export type AddressNotSavedReason = typeof AddressNotSavedReason.Type

/** It in a sentence, for who has ordered. */
export const addressNotSavedMessages: Readonly<Record<AddressNotSavedReason, string>> = {
  full: `Your address was not kept: your account keeps ${MAX_ADDRESSES} addresses already.`,
  signedOut: "Your address was not kept: you are not signed in.",
  away: "Your address was not kept: we got no response."
}

/** Why an address was not kept of which this is said; null where it was. Only an account has addresses, and one without any has room. */
export const getNotSavedReason = ({ addresses, message }: AddressBook): AddressNotSavedReason | null =>
  message === null ? null : addresses.length === 0 ? "signedOut" : "full"

/** The order whose address was not kept. */
export const UnsavedAddress = Schema.Struct({ orderNumber: Schema.String, why: AddressNotSavedReason })
export interface UnsavedAddress extends Schema.Struct.Type<typeof UnsavedAddress.fields> {}

/** Kept in the tab: between the order and its confirmation may be a page elsewhere, where it is paid. */
export const unsavedAddressEntry = {
  area: "session",
  key: "AddressNotKept",
  minutes: null,
  value: UnsavedAddress
} satisfies StorageEntry<UnsavedAddress>
