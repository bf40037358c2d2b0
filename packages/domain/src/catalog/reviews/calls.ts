import { Schema } from "effect"
import { Review } from "../catalog/page.ts"
import { SkuBaseNumber } from "../catalog/sku.ts"
import type { Call } from "../../foundation/ports/Call.ts"
import type { RestCall } from "../../foundation/ports/RestCall.ts"
import { OwnReview } from "./model.ts"

/** Fetches up to 20 reviews of a product, newest first, skipping `after`. Empty for an unknown product. */
export const productReviews = {
  service: "products",
  operation: "productReviews",
  id: "aec6b73cf90ee214e471641bd79725981e5a57eb19adfe484414790351ccbc48",
  variables: Schema.Struct({ productPageId: Schema.Int, after: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 10_000 })) }),
  result: Schema.Struct({ productReviews: Schema.Array(Review) })
} satisfies Call<object, object>

/** Fetches the caller's own review of a product, or null. */
export const ownReview = {
  method: "POST",
  path: "/api/products/reviews/own",
  body: Schema.Struct({ skuBaseNumber: SkuBaseNumber }),
  result: Schema.Struct({ review: Schema.NullOr(OwnReview) })
} satisfies RestCall<object, object>
