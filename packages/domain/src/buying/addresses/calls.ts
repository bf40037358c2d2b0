import { Schema } from "effect"
import type { Call } from "../../foundation/ports/Call.ts"
import { WebUserGuid } from "../../foundation/visitor/model.ts"
import { AddressBook, AddressId, DeliverableAddress } from "./model.ts"

/** Addresses of the signed-in user, default first; empty for other visitors. */
export const addresses = {
  service: "checkout",
  operation: "addresses",
  id: "ddce3e30f2e65c5754ab34ee3a10307b26b1312c979231051929099c0a45ccf3",
  variables: Schema.Struct({ webUserGuid: WebUserGuid }),
  result: Schema.Struct({ addresses: AddressBook })
} satisfies Call<object, object>

/**
 * Saves an address: replaces the one with `addressId`, or adds a new one.
 *
 * An address that is already saved is not added again. The first address always becomes the default.
 */
export const saveAddress = {
  service: "checkout",
  operation: "saveAddress",
  id: "c0d153baa48baf239f6a91e7a601f77b116376607de5a540949d5905412d2c7a",
  isWrite: true,
  variables: Schema.Struct({
    webUserGuid: WebUserGuid,
    addressId: Schema.NullOr(AddressId),
    address: DeliverableAddress,
    isDefault: Schema.Boolean
  }),
  result: Schema.Struct({ saveAddress: AddressBook })
} satisfies Call<object, object>

/** Deletes an address. A deleted address counts as success. If it was the default, the newest remaining address becomes the default. */
export const deleteAddress = {
  service: "checkout",
  operation: "deleteAddress",
  id: "11fe21e0297725d698bb4cb1eb7b01f2c7682ebe0db305d7e60be9bab7574e7e",
  isWrite: true,
  variables: Schema.Struct({ webUserGuid: WebUserGuid, addressId: AddressId }),
  result: Schema.Struct({ deleteAddress: AddressBook })
} satisfies Call<object, object>
