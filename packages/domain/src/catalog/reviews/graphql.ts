import type { Vocabulary } from "../../foundation/graphql/Vocabulary.ts"

/** GraphQL names and descriptions of this capability's calls. */
export const vocabulary: Vocabulary = {
  texts: { "Query.productReviews": "At most 20 reviews, newest first, skipping the given number." }
}
