import type { Vocabulary } from "../../foundation/graphql/Vocabulary.ts"
import { SkuBase } from "./calls.ts"
import * as card from "./card.ts"
import * as model from "./model.ts"
import { ProductWithoutVerdict } from "./offline/calls.ts"
import * as page from "./page.ts"
import { Availability } from "./sku.ts"

/** GraphQL names and descriptions of this capability's calls. */
export const vocabulary: Vocabulary = {
  types: {
    Affinity: card.Affinity,
    Availability,
    CheckedMeasure: page.ComparedMeasurement,
    PlaceOnCar: page.PartPosition,
    PlacePicture: page.PartPosition.fields.picture,
    ChoiceComponent: model.ChoiceComponent,
    ChoiceVariant: model.ChoiceVariant,
    Crumb: card.BreadcrumbLink,
    FitsRow: page.FitmentRow,
    Fitted: page.ReviewerFit,
    IndexOption: model.IndexOption,
    IndexOptionValue: model.IndexOptionValue,
    KitComponent: model.KitComponent,
    Pricing: [card.Pricing, SkuBase.fields.pricing],
    ProductCard: card.ProductCard,
    ProductChoices: model.ProductChoices,
    ProductDocument: page.ProductDocument,
    ProductImage: page.ProductPage.fields.images.value,
    ProductOptions: model.ProductOptions,
    ProductPage: page.ProductPage,
    Question: page.Question,
    RatingCount: page.ProductPage.fields.ratingCounts.value,
    Review: page.Review,
    SkuBase,
    Specification: card.Specification,
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
