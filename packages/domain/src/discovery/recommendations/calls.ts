import { Schema } from "effect"
import { SkuBaseNumber, SkuVariantNumber } from "../../catalog/catalog/sku.ts"
import type { Call } from "../../foundation/ports/Call.ts"
import { YmmBoost } from "../../vehicles/vehicle/model.ts"
import { RecommendationSection } from "./model.ts"
import { MAX_TERM_LENGTH } from "../../foundation/pages/searchHref.ts"
import { MAX_ORIGIN_SKUS, MAX_SECTIONS } from "./request.ts"

const origins = <Item extends Schema.Top>(item: Item) => Schema.Array(item).check(Schema.isMaxLength(MAX_ORIGIN_SKUS))

/**
 * Fetches recommendations (CALL-18, CALL-126, CALL-127): one section for each name with content. `ymmData` is the selected vehicle,
 * `userVin` the visitor id (GAP-40).
 */
export const recommendationSections = {
  service: "recommendations",
  operation: "recommendationSections",
  id: "410cc3a966c7b78bbeca20111d9fad535ae0a359efe051a06d9deea5bae6086d",
  variables: Schema.Struct({
    sections: Schema.Array(Schema.NonEmptyString).check(Schema.isMinLength(1), Schema.isMaxLength(MAX_SECTIONS)),
    skuBaseNumbers: origins(SkuBaseNumber),
    skuVariantNumbers: origins(SkuVariantNumber),
    articleIds: origins(Schema.Int),
    ymmData: Schema.Struct(YmmBoost.fields),
    keywords: Schema.NullOr(Schema.String.check(Schema.isMaxLength(2 * MAX_TERM_LENGTH))),
    userVin: Schema.NullOr(Schema.String),
    webUserGuid: Schema.NullOr(Schema.String)
  }),
  result: Schema.Struct({ recommendationSections: Schema.Array(RecommendationSection) })
} satisfies Call<object, object>
