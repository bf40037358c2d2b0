import type { Vocabulary } from "../../foundation/graphql/Vocabulary.ts"
import { comparison } from "./calls.ts"
import { ComparisonHeader, ComparisonProduct } from "./model.ts"

const answer = comparison.result.fields.comparison

/** GraphQL names and descriptions of this capability's calls. */
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
    "Query.comparison": "At most 4 products for comparison, in the requested order. Unknown products are omitted.",
    ComparedVariant: "The variant that a product's price belongs to."
  }
}
