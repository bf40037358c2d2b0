import { Schema } from "effect"
import type { StorageEntry } from "../../foundation/ports/StorageEntry.ts"
import { Contact, ShippingMethod } from "./model.ts"

/** What was filled in and not ordered yet. */
export const CheckoutDraft = Schema.Struct({ contact: Contact, shippingMethod: ShippingMethod, points: Schema.Int })
export interface CheckoutDraft extends Schema.Struct.Type<typeof CheckoutDraft.fields> {}

/** Kept in the tab alone: it is gone with it, and never part of an address. */
export const checkoutDraft = {
  area: "session",
  key: "CheckoutDraft",
  minutes: null,
  value: CheckoutDraft
} satisfies StorageEntry<CheckoutDraft>
