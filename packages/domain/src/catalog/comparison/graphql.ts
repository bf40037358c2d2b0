import type { Vocabulary } from "../../foundation/graphql/Vocabulary.ts"
import { comparison } from "./calls.ts"
import { ComparisonHeader, ComparisonProduct } from "./model.ts"

const answer = comparison.result.fields.comparison

/** What GraphQL says of this capability's calls. */
export const vocabulary: Vocabulary = {
  types: {
    ComparedVariant: answer.fields.variants.value,
    Comparison: answer,
    ComparisonEstimate: ComparisonProduct.fields.shippingEstimate.members[0],
    ComparisonHeader,
    ComparisonPricing: ComparisonProduct.fields.pricing,
    ComparisonProduct
  },
  texts: {
    "Query.comparison": "At most 4 products side by side, in this order; unknown ones are left out.",
    ComparedVariant: "The variant of a product that its price is of."
  }
}
