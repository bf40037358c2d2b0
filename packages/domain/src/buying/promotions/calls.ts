import { Schema } from "effect"
import type { Call } from "../../foundation/ports/Call.ts"
import { WebUserGuid } from "../../foundation/visitor/model.ts"
import { Promo } from "./model.ts"
import { MAX_PROMO_CODE_LENGTH } from "./promoCode.ts"

/** Checks a promo code for this visitor. `message` gives the shopper the reason if the code is invalid. */
export const promoCode = {
  service: "checkout",
  operation: "promoCode",
  id: "ae97bc8287942a2f2e35b7501dc8a2b96bd521c7db42da75f6ebe002e50de80c",
  variables: Schema.Struct({ webUserGuid: WebUserGuid, code: Schema.NonEmptyString.check(Schema.isMaxLength(MAX_PROMO_CODE_LENGTH)) }),
  result: Schema.Struct({ promoCode: Schema.Struct({ promo: Schema.NullOr(Promo), message: Schema.NullOr(Schema.String) }) })
} satisfies Call<object, object>

/** A valid promo code, or the reason why the code is invalid. */
export type PromoCodeAnswer = (typeof promoCode.result.Type)["promoCode"]
