import { Schema } from "effect"
import { Contact } from "../checkout/model.ts"
import { validateAddress } from "./rules.ts"

/** Names one of a customer's addresses: a UUID that tells nothing. */
export const AddressId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("AddressId"))
export type AddressId = typeof AddressId.Type

const { email: _, ...addressed } = Contact.fields

/** Who gets a parcel and where; the email address is the order's own. */
export const PostalAddress = Schema.Struct(addressed)
export interface PostalAddress extends Schema.Struct.Type<typeof PostalAddress.fields> {}

/** One that an order can be sent to. */
export const DeliverableAddress = PostalAddress.check(
  Schema.makeFilter((address) => Object.values(validateAddress(address))[0] ?? true, { expected: "a complete address" })
)

/** An address that an account keeps for the next order. */
export const SavedAddress = Schema.Struct({ addressId: AddressId, address: PostalAddress, isDefault: Schema.Boolean })
export interface SavedAddress extends Schema.Struct.Type<typeof SavedAddress.fields> {}

/** What became of a change: all addresses as they are then, the default one first, or in the shopper's words why nothing was kept. */
export const AddressBook = Schema.Struct({ addresses: Schema.Array(SavedAddress), message: Schema.NullOr(Schema.String) })
export interface AddressBook extends Schema.Struct.Type<typeof AddressBook.fields> {}
