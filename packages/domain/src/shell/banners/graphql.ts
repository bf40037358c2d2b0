import type { Vocabulary } from "../../foundation/graphql/Vocabulary.ts"
import { Banner, Instant } from "./model.ts"

/** What GraphQL says of this capability's calls. */
export const vocabulary: Vocabulary = {
  types: { Banner, BannerType: Banner.fields.bannerType, Float: Instant },
  texts: {
    "Query.activeBanners": "In the order in which they stand; null dates set no bound.",
    "Banner.startDate": "UTC milliseconds, as the next one."
  }
}
