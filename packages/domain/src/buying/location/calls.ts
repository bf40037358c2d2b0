import { Schema } from "effect"
import { SkuBaseNumber, SkuVariantNumber } from "../../catalog/catalog/model.ts"
import { Geolocated } from "./model.ts"
import { GEOLOCATION_PATH } from "../../foundation/ports/Geolocation.ts"
import type { RestCall } from "../../foundation/ports/RestCall.ts"

/** Where the visitor's network address is (CALL-40). */
export const geolocate = {
  method: "GET",
  path: GEOLOCATION_PATH,
  result: Geolocated
} satisfies RestCall<never, object>

/** SKUs at most in one question. */
export const MOST_ESTIMATES = 100

const sku = { skuBaseNumber: SkuBaseNumber, skuVariantNumber: SkuVariantNumber }

/** When things could be there (CALL-130, GAP-C04). The place in the answer is the one that the estimate is for. */
export const shippingEstimates = {
  method: "POST",
  path: "/api/products/shippingestimates/batch",
  body: Schema.Struct({
    skus: Schema.Array(Schema.Struct(sku)).check(Schema.isMinLength(1), Schema.isMaxLength(MOST_ESTIMATES)),
    zipCode: Schema.NonEmptyString,
    countryCode: Schema.NonEmptyString
  }),
  result: Schema.Struct({
    shippingEstimates: Schema.Array(Schema.Struct({ ...sku, suggestedPickup: Schema.NullOr(Schema.String) })),
    zipCode: Schema.NullOr(Schema.String),
    countryCode: Schema.NullOr(Schema.String)
  })
} satisfies RestCall<object, object>
