import type { Vocabulary } from "../../foundation/graphql/Vocabulary.ts"
import { AddressBook, PostalAddress, SavedAddress } from "./model.ts"

/** What GraphQL says of this capability's calls. */
export const vocabulary: Vocabulary = {
  mutations: ["saveAddress", "deleteAddress"],
  types: { AddressBook, PostalAddress, SavedAddress },
  inputs: { PostalAddressInput: PostalAddress },
  texts: {
    "Query.addresses": "Those of whoever is signed in, the default one first.",
    "Mutation.saveAddress": "In place of another one where its id is given; one that is kept already is not kept twice.",
    "Mutation.deleteAddress": "What is gone already counts as deleted."
  }
}
