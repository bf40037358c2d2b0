import type { Vocabulary } from "../../foundation/graphql/Vocabulary.ts"
import { SkuBase } from "./calls.ts"
import * as model from "./model.ts"
import { ProductWithoutVerdict } from "./offline/calls.ts"

/** GraphQL names and descriptions of this capability's calls. */
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
    ProductDocument: model.ProductDocument,
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
    "Query.skuBases": "Current card data of at most 100 products. Unknown products are omitted.",
    "Query.productOptions": "Options and variants of a product or one of its variants. Null if the number is unknown.",
    "Query.productPage": "Null if the page does not exist. A variant number of another product is ignored.",
    "Query.unjudgedProduct": "A product page without a vehicle. Null if the page does not exist.",
    "UnjudgedProduct.applications": "The product's fitment applications, as JSON.",
    Pricing: "US dollars with at most two decimals, and the same amounts as texts such as '$1,234.00'.",
    "ProductCard.fit": "Null for bots, if fitment was not requested, and for a part that is not for vehicles.",
    "KitComponent.choiceGroup": "Exactly one component of each group is chosen. Null if always part of the kit.",
    ChoiceComponent: "A kit's component with all its variants. No variants if the kit fixes one."
  }
}
