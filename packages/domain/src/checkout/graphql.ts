import { Promo } from "../cart/promo.ts"
import type { Vocabulary } from "../graphql/Vocabulary.ts"
import { promoCode } from "./calls.ts"
import { Contact, OrderReview, OrderTerms, PlacedOrder, Reviewed, ReviewedLine } from "./model.ts"

/** What GraphQL says of this capability's calls. */
export const vocabulary: Vocabulary = {
  mutations: ["placeOrder"],
  types: { Contact, OrderReview, PlacedOrder, Promo, PromoCodeAnswer: promoCode.result.fields.promoCode, ReviewedLine },
  inputs: { ContactInput: Contact, OrderTermsInput: OrderTerms, ReviewedInput: Reviewed, ReviewedLineInput: Reviewed.fields.lines.value },
  texts: {
    "Query.promoCode": "What a code is good for in this visitor's hands, or why it is not.",
    "Query.orderReview": "What an order of the whole cart would be, now.",
    "Mutation.placeOrder": "All of the cart or nothing, once under an Idempotency-Key, and only if it still is what was reviewed.",
    Promo: "One of percent and amount is given; the minimum is what the goods have to cost.",
    OrderReview: "Subtotal less promo and points is what the lines come to; with shipping and tax it is the total.",
    PlacedOrder: "A number, or what has changed and the review as it is now."
  }
}
