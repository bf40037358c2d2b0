import type { Vocabulary } from "../../foundation/graphql/Vocabulary.ts"
import { promoCode } from "./calls.ts"
import { Promo } from "./model.ts"

/** GraphQL names and descriptions of the promo code calls. */
export const vocabulary: Vocabulary = {
  types: { Promo, PromoCodeAnswer: promoCode.result.fields.promoCode },
  texts: {
    "Query.promoCode": "Discount of a promo code for this visitor, or why it is invalid.",
    Promo: "Either percent or amount is set. The code is valid for goods of at least the minimum."
  }
}
