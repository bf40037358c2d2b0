import type { Vocabulary } from "../../foundation/graphql/Vocabulary.ts"
import { recommendationSections } from "./calls.ts"
import { RecommendedItem, RecommendedKit, SkuBaseDetails, SkuVariantDetails } from "./items.ts"
import { RecommendationBlock, RecommendationSection } from "./model.ts"

const { Article, Event, LandingPage } = RecommendedItem.cases
const landing = LandingPage.fields.landingPageDetails

/** GraphQL names and descriptions of this capability's calls. */
export const vocabulary: Vocabulary = {
  types: {
    ArticleDetails: Article.fields.articleDetails,
    DebugData: RecommendationBlock.fields.debugData.members[0],
    EventImage: Event.fields.image.members[0],
    FacetOptionLink: landing.fields.facetOptionLink,
    KitBase: RecommendedKit.fields.skuBaseComponents.value,
    LandingPageDetails: landing,
    RecommendationBlock,
    RecommendationSection,
    RecommendedItem,
    RecommendedKit,
    SkuBaseDetails,
    SkuVariantDetails
  },
  inputs: { YmmInput: recommendationSections.variables.fields.ymmData },
  optional: ["Query.recommendationSections"],
  texts: {
    "Query.recommendationSections":
      "One section for each name with content. At most 10 names, and at most 100 products or articles as their origin."
  }
}
