import type { Vocabulary } from "../../foundation/graphql/Vocabulary.ts"

/** What GraphQL says of this capability's calls. */
export const vocabulary: Vocabulary = {
  texts: { "Query.productReviews": "At most 20, the newest first, after so many." }
}
