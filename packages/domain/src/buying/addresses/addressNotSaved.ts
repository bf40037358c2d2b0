import { Schema } from "effect"
import type { StorageEntry } from "../../foundation/ports/Storage.ts"
import type { AddressBook } from "./model.ts"
import { MAX_ADDRESSES } from "./rules.ts"

/** Reason why an order's address was not saved: the account is full, the visitor is signed out, or there was no response. */
export const AddressNotSavedReason = Schema.Literals(["full", "signedOut", "away"])
export type AddressNotSavedReason = typeof AddressNotSavedReason.Type

/** The reasons as text for the shopper. */
export const addressNotSavedMessages: Readonly<Record<AddressNotSavedReason, string>> = {
  full: `We couldn't save your address because your account already has ${MAX_ADDRESSES} saved addresses.`,
  signedOut: "We couldn't save your address because you're signed out.",
  away: "We couldn't save your address. Add it under your saved addresses."
}

/** Derives the reason from the response; null if the address was saved. An empty address book means that the visitor is signed out. */
export const getNotSavedReason = ({ addresses, message }: AddressBook): AddressNotSavedReason | null =>
  message === null ? null : addresses.length === 0 ? "signedOut" : "full"

/** An order whose address was not saved. */
export const UnsavedAddress = Schema.Struct({ orderNumber: Schema.String, why: AddressNotSavedReason })
export interface UnsavedAddress extends Schema.Struct.Type<typeof UnsavedAddress.fields> {}

/** Stored in the tab, because a payment page may come between the order and its confirmation. */
export const unsavedAddressEntry = {
  area: "session",
  key: "AddressNotKept",
  minutes: null,
  value: UnsavedAddress
} satisfies StorageEntry<UnsavedAddress>
