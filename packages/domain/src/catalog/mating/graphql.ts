import type { Vocabulary } from "../../foundation/graphql/Vocabulary.ts"
import { CartClash, OwnPart, OwnParts, PairAnswer, PairLink, PartPair } from "./calls.ts"

/** GraphQL names and descriptions of this capability's calls. */
export const vocabulary: Vocabulary = {
  types: { CartClash, OwnPart, OwnParts, PairAnswer, PairLink, PartPair },
  texts: {
    "Query.partPairs": "Compares a part with at most 60 others. Unknown numbers have no pairs.",
    "Query.ownParts":
      "Compares a product with the parts of the car and those in the visitor's cart and lists. Null if the number is unknown.",
    "Query.cartClashes": "Pairs in the visitor's cart that do not meet, also with the parts of the car.",
    PairAnswer: "Whether two ends go together. A figure that is not known is never guessed.",
    "PartPair.other": "Place among the other parts of the request, from 0.",
    "OwnPart.listName": "Null for a part in the cart, and for one of the car.",
    "OwnParts.unrelatedCount": "Number of the visitor's parts that have no end in common with the product."
  }
}
