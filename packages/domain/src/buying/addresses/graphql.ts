import type { Vocabulary } from "../../foundation/graphql/Vocabulary.ts"
import { AddressBook, PostalAddress, SavedAddress } from "./model.ts"

/** GraphQL names and descriptions of the address calls. */
export const vocabulary: Vocabulary = {
  mutations: ["saveAddress", "deleteAddress"],
  types: { AddressBook, PostalAddress, SavedAddress },
  inputs: { PostalAddressInput: PostalAddress },
  texts: {
    "Query.addresses": "Addresses of the signed-in user, default first.",
    "Mutation.saveAddress":
      "Replaces the address with the given id, or adds a new one. An address that is already saved is not added again.",
    "Mutation.deleteAddress": "An address that is already gone counts as deleted."
  }
}
