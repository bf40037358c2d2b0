import { Schema } from "effect"
import type { StorageEntry } from "../../foundation/ports/StorageEntry.ts"
import type { AddressBook } from "./model.ts"
import { MOST_ADDRESSES } from "./rules.ts"

/** Why an address was not kept beside an order: the account keeps enough, nobody is signed in, or nobody answered. */
export const NotKept = Schema.Literals(["full", "signedOut", "away"])
export type NotKept = typeof NotKept.Type

/** It in a sentence, for who has ordered. */
export const notKeptText: Readonly<Record<NotKept, string>> = {
  full: `Your address was not kept: your account keeps ${MOST_ADDRESSES} addresses already.`,
  signedOut: "Your address was not kept: you are not signed in.",
  away: "Your address was not kept: we got no response."
}

/** Why an address was not kept of which this is said; null where it was. Only an account has addresses, and one without any has room. */
export const whyNotKept = ({ addresses, message }: AddressBook): NotKept | null =>
  message === null ? null : addresses.length === 0 ? "signedOut" : "full"

/** The order whose address was not kept. */
export const AddressNotKept = Schema.Struct({ orderNumber: Schema.String, why: NotKept })
export interface AddressNotKept extends Schema.Struct.Type<typeof AddressNotKept.fields> {}

/** Kept in the tab: between the order and its confirmation may be a page elsewhere, where it is paid. */
export const addressNotKept = {
  area: "session",
  key: "AddressNotKept",
  minutes: null,
  value: AddressNotKept
} satisfies StorageEntry<AddressNotKept>
