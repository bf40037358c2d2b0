import type { Vocabulary } from "../../foundation/graphql/Vocabulary.ts"
import { promoCode } from "./calls.ts"
import { Promo } from "./model.ts"

/** What GraphQL says of this capability's calls. */
export const vocabulary: Vocabulary = {
  types: { Promo, PromoCodeAnswer: promoCode.result.fields.promoCode },
  texts: {
    "Query.promoCode": "What a code is good for in this visitor's hands, or why it is not.",
    Promo: "One of percent and amount is given; the minimum is what the goods have to cost."
  }
}
