import { Schema } from "effect"
import { Application } from "../../../vehicles/fitment/application.ts"
import type { Call } from "../../../foundation/ports/Call.ts"
import { ChoiceVariant, ProductPage } from "../model.ts"

/** A product page without a vehicle, with the data to evaluate its fitment for any vehicle. */
export const ProductWithoutVerdict = Schema.Struct({
  page: ProductPage,
  variants: Schema.Array(ChoiceVariant),
  /** Serialized as one text, because only devices read it. Unused fields of an application are omitted. */
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
  id: "60e81930acacd285a697d8ff9b1ed624c3eeae84431b0f429bc42df831c31377",
  variables: Schema.Struct({ productPageId: Schema.Int, skuVariantNumber: Schema.NullOr(Schema.String) }),
  result: Schema.Struct({ unjudgedProduct: Schema.NullOr(ProductWithoutVerdict) })
} satisfies Call<object, object>
