import { Schema } from "effect"
import { SkuBaseNumber, SkuVariantNumber } from "../../catalog/catalog/sku.ts"
import { Geolocated } from "./model.ts"
import { GEOLOCATION_PATH } from "../../foundation/ports/Geolocation.ts"
import type { RestCall } from "../../foundation/ports/RestCall.ts"

/** Geolocation of the visitor's IP address (CALL-40). */
export const geolocate = {
  method: "GET",
  path: GEOLOCATION_PATH,
  result: Geolocated
} satisfies RestCall<never, object>

/** SKUs per request. */
export const MAX_ESTIMATES_PER_REQUEST = 100

const sku = { skuBaseNumber: SkuBaseNumber, skuVariantNumber: SkuVariantNumber }

/** Delivery estimates (CALL-130, GAP-C04). The response contains the location that the estimates are for. */
export const shippingEstimates = {
  method: "POST",
  path: "/api/products/shippingestimates/batch",
  body: Schema.Struct({
    skus: Schema.Array(Schema.Struct(sku)).check(Schema.isMinLength(1), Schema.isMaxLength(MAX_ESTIMATES_PER_REQUEST)),
    zipCode: Schema.NonEmptyString,
    countryCode: Schema.NonEmptyString
  }),
  result: Schema.Struct({
    shippingEstimates: Schema.Array(Schema.Struct({ ...sku, suggestedPickup: Schema.NullOr(Schema.String) })),
    zipCode: Schema.NullOr(Schema.String),
    countryCode: Schema.NullOr(Schema.String)
  })
} satisfies RestCall<object, object>
