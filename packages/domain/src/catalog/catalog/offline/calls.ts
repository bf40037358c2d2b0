import { Schema } from "effect"
import { Application } from "../../../vehicles/fitment/application.ts"
import type { Call } from "../../../foundation/ports/Call.ts"
import { ChoiceVariant, ProductPage } from "../model.ts"

/** A product's page for nobody's car, with all that the rule of fit needs to judge it for any. */
export const ProductWithoutVerdict = Schema.Struct({
  page: ProductPage,
  variants: Schema.Array(ChoiceVariant),
  /** One text: it is read on a device alone, and what a statement does not ask for is left out of it. */
  applications: Schema.fromJsonString(Schema.Array(Application))
})
export interface ProductWithoutVerdict extends Schema.Struct.Type<typeof ProductWithoutVerdict.fields> {}

/** What a device keeps of a product, so that it judges it without a network for whichever car is selected then; null when there is no such page. */
export const unjudgedProduct = {
  service: "products",
  operation: "unjudgedProduct",
  id: "c4056f30447f91caadc507594bb79efcebb1a6422a591d7af718901763a3aa21",
  variables: Schema.Struct({ productPageId: Schema.Int, skuVariantNumber: Schema.NullOr(Schema.String) }),
  result: Schema.Struct({ unjudgedProduct: Schema.NullOr(ProductWithoutVerdict) })
} satisfies Call<object, object>
