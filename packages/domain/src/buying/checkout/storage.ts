import { Schema } from "effect"
import type { StorageEntry } from "../../foundation/ports/Storage.ts"
import { ShippingMethod } from "./model.ts"
import { TYPED_TEXT_LIMIT } from "./validateContact.ts"

const typed = Schema.String.check(Schema.isMaxLength(TYPED_TEXT_LIMIT))

/** Contact as typed. The texts may exceed the limits of an order until the shopper corrects them. */
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

/** Draft of an order that is not placed yet. */
export const CheckoutDraft = Schema.Struct({ contact: TypedContact, shippingMethod: ShippingMethod, points: Schema.Int })
export interface CheckoutDraft extends Schema.Struct.Type<typeof CheckoutDraft.fields> {}

/** Stored in the tab's session only, never in a URL. */
export const checkoutDraft = {
  area: "session",
  key: "CheckoutDraft",
  minutes: null,
  value: CheckoutDraft
} satisfies StorageEntry<CheckoutDraft>
