import type { Vocabulary } from "../../foundation/graphql/Vocabulary.ts"
import { Contact, OrderReview, OrderTerms, PlacedOrder, Reviewed, ReviewedLine, ShippingChoice } from "./model.ts"

/** GraphQL names and descriptions of the checkout calls. */
export const vocabulary: Vocabulary = {
  mutations: ["placeOrder"],
  types: { Contact, OrderReview, PlacedOrder, ReviewedLine, ShippingChoice },
  inputs: { ContactInput: Contact, OrderTermsInput: OrderTerms, ReviewedInput: Reviewed, ReviewedLineInput: Reviewed.fields.lines.value },
  texts: {
    "Query.orderReview": "Review of an order of the whole cart, at current prices.",
    "Mutation.placeOrder": "Orders the whole cart, once per Idempotency-Key, if it still equals the review.",
    OrderReview: "Subtotal minus promo and points is the sum of the lines. Plus cores, shipping and tax, it is the total.",
    PlacedOrder: "The order number, or the changes and the current review."
  }
}
