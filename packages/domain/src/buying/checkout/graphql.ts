import type { Vocabulary } from "../../foundation/graphql/Vocabulary.ts"
import { Contact, OrderReview, OrderTerms, PlacedOrder, Reviewed, ReviewedLine, ShippingChoice } from "./model.ts"

/** What GraphQL says of this capability's calls. */
export const vocabulary: Vocabulary = {
  mutations: ["placeOrder"],
  types: { Contact, OrderReview, PlacedOrder, ReviewedLine, ShippingChoice },
  inputs: { ContactInput: Contact, OrderTermsInput: OrderTerms, ReviewedInput: Reviewed, ReviewedLineInput: Reviewed.fields.lines.value },
  texts: {
    "Query.orderReview": "What an order of the whole cart would be, now.",
    "Mutation.placeOrder": "All of the cart or nothing, once under an Idempotency-Key, and only if it still is what was reviewed.",
    OrderReview: "Subtotal less promo and points is what the lines come to; with cores, shipping and tax it is the total.",
    PlacedOrder: "A number, or what has changed and the review as it is now."
  }
}
