import type { Vocabulary } from "../../foundation/graphql/Vocabulary.ts"
import { SkuBase } from "./calls.ts"
import * as model from "./model.ts"
import { ProductWithoutVerdict } from "./offline/calls.ts"

/** What GraphQL says of this capability's calls. */
export const vocabulary: Vocabulary = {
  types: {
    Affinity: model.Affinity,
    Availability: model.Availability,
    CheckedMeasure: model.ComparedMeasurement,
    PlaceOnCar: model.PartPosition,
    PlacePicture: model.PartPosition.fields.picture,
    ChoiceComponent: model.ChoiceComponent,
    ChoiceVariant: model.ChoiceVariant,
    Crumb: model.BreadcrumbLink,
    FitsRow: model.FitmentRow,
    Fitted: model.ReviewerFit,
    IndexOption: model.IndexOption,
    IndexOptionValue: model.IndexOptionValue,
    KitComponent: model.KitComponent,
    Pricing: [model.Pricing, SkuBase.fields.pricing],
    ProductCard: model.ProductCard,
    ProductChoices: model.ProductChoices,
    ProductImage: model.ProductPage.fields.images.value,
    ProductOptions: model.ProductOptions,
    ProductPage: model.ProductPage,
    Question: model.Question,
    RatingCount: model.ProductPage.fields.ratingCounts.value,
    Review: model.Review,
    SkuBase,
    Specification: model.Specification,
    UnjudgedProduct: ProductWithoutVerdict,
    Variant: model.Variant
  },
  optional: ["Query.skuBases"],
  texts: {
    "Query.skuBases": "The live part of at most 100 products' cards; unknown ones are left out.",
    "Query.productOptions": "Options and variants of a base or of one of its variants; null when the number is unknown.",
    "Query.productPage": "Null when there is no such page. A variant of another product counts as none named.",
    "Query.unjudgedProduct": "A product's page for nobody's car; null when there is no such page.",
    "UnjudgedProduct.applications": "The statements of what it fits, as JSON.",
    Pricing: "US dollars with at most two decimals, and the same as texts '$1,234.00'.",
    "ProductCard.fit": "Null for bots and where fitment was not asked for.",
    "KitComponent.choiceGroup": "Of the components with the same group one is chosen; null: always part of the kit.",
    ChoiceComponent: "A kit's component with all its variants; none where the kit names the one."
  }
}
