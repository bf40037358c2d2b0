import { Schema } from "effect"
import { SkuBaseNumber, SkuVariantNumber } from "../catalogue/model.ts"
import type { Call } from "../ports/Call.ts"
import { YmmBoost } from "../vehicle/model.ts"
import { RecommendationSection } from "./model.ts"
import { MOST_ORIGINS, MOST_SECTIONS } from "./request.ts"

const origins = <Item extends Schema.Top>(item: Item) => Schema.Array(item).check(Schema.isMaxLength(MOST_ORIGINS))

/**
 * What is recommended (CALL-18, CALL-126, CALL-127): one section for each name that has anything. `ymmData` is the selected car, `userVin`
 * the visitor id (GAP-40).
 */
export const recommendationSections = {
  service: "recommendations",
  operation: "recommendationSections",
  id: "43ab00aa1fc29212cb9b0d6aa9e8d9ed7cbe250b8a9ad052d99eb1780ee2058f",
  variables: Schema.Struct({
    sections: Schema.Array(Schema.NonEmptyString).check(Schema.isMinLength(1), Schema.isMaxLength(MOST_SECTIONS)),
    skuBaseNumbers: origins(SkuBaseNumber),
    skuVariantNumbers: origins(SkuVariantNumber),
    articleIds: origins(Schema.Int),
    ymmData: Schema.Struct(YmmBoost.fields),
    keywords: Schema.NullOr(Schema.String),
    userVin: Schema.NullOr(Schema.String),
    webUserGuid: Schema.NullOr(Schema.String)
  }),
  result: Schema.Struct({ recommendationSections: Schema.Array(RecommendationSection) })
} satisfies Call<object, object>
