import { Schema } from "effect"
import { Contact } from "../checkout/model.ts"
import { validateAddress } from "./rules.ts"

/** Random UUID of a saved address. */
export const AddressId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("AddressId"))
export type AddressId = typeof AddressId.Type

const { email: _, ...addressed } = Contact.fields

/** Delivery address with name and phone. The email address belongs to the order. */
export const PostalAddress = Schema.Struct(addressed)
export interface PostalAddress extends Schema.Struct.Type<typeof PostalAddress.fields> {}

/** An address that is complete enough for delivery. */
export const DeliverableAddress = PostalAddress.check(
  Schema.makeFilter((address) => Object.values(validateAddress(address))[0] ?? true, { expected: "a complete address" })
)

/** An address saved in an account for later orders. */
export const SavedAddress = Schema.Struct({ addressId: AddressId, address: PostalAddress, isDefault: Schema.Boolean })
export interface SavedAddress extends Schema.Struct.Type<typeof SavedAddress.fields> {}

/** Result of a change: all current addresses, default first, and a message to the shopper if nothing was saved. */
export const AddressBook = Schema.Struct({ addresses: Schema.Array(SavedAddress), message: Schema.NullOr(Schema.String) })
export interface AddressBook extends Schema.Struct.Type<typeof AddressBook.fields> {}
