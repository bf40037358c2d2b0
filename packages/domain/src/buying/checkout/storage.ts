import { Schema } from "effect"
import type { StorageEntry } from "../../foundation/ports/StorageEntry.ts"
import { ShippingMethod } from "./model.ts"
import { TYPED_TEXT_LIMIT } from "./validateContact.ts"

const typed = Schema.String.check(Schema.isMaxLength(TYPED_TEXT_LIMIT))

/** A contact as it was typed: also what is too long for an order, until it is corrected. */
const TypedContact = Schema.Struct({
  email: typed,
  name: typed,
  phone: typed,
  street: typed,
  street2: typed,
  city: typed,
  region: typed,
  postalCode: typed,
  country: typed
})

/** What was filled in and not ordered yet. */
export const CheckoutDraft = Schema.Struct({ contact: TypedContact, shippingMethod: ShippingMethod, points: Schema.Int })
export interface CheckoutDraft extends Schema.Struct.Type<typeof CheckoutDraft.fields> {}

/** Kept in the tab alone: it is gone with it, and never part of an address. */
export const checkoutDraft = {
  area: "session",
  key: "CheckoutDraft",
  minutes: null,
  value: CheckoutDraft
} satisfies StorageEntry<CheckoutDraft>
