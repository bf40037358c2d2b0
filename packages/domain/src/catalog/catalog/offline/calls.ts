import { Schema } from "effect"
import { Application } from "../../../vehicles/fitment/application.ts"
import type { Call } from "../../../foundation/ports/Call.ts"
import { ChoiceVariant } from "../model.ts"
import { ProductPage } from "../page.ts"

/** A product page without a vehicle, with the data to evaluate its fitment for any vehicle. */
export const ProductWithoutVerdict = Schema.Struct({
  page: ProductPage,
  variants: Schema.Array(ChoiceVariant),
  /** False for a part that is not for vehicles. Absent in responses of older shop versions. */
  isForVehicles: Schema.optionalKey(Schema.Boolean),
  /** Serialized as one text, because only devices read the applications. Unused fields of an application are omitted. */
  applications: Schema.fromJsonString(Schema.Array(Application))
})
export interface ProductWithoutVerdict extends Schema.Struct.Type<typeof ProductWithoutVerdict.fields> {}

/**
 * Fetches the product data that a device stores, so that it can evaluate fitment offline for any selected vehicle. Null if the page does
 * not exist.
 */
export const unjudgedProduct = {
  service: "products",
  operation: "unjudgedProduct",
  id: "867676e9e67b16af8261896da09a5492be2eac98f854978056105536c7887ee8",
  variables: Schema.Struct({ productPageId: Schema.Int, skuVariantNumber: Schema.NullOr(Schema.String) }),
  result: Schema.Struct({ unjudgedProduct: Schema.NullOr(ProductWithoutVerdict) })
} satisfies Call<object, object>
