import type { Vocabulary } from "../../foundation/graphql/Vocabulary.ts"
import { Banner, Instant } from "./model.ts"

/** GraphQL names and descriptions of this capability's calls. */
export const vocabulary: Vocabulary = {
  types: { Banner, BannerType: Banner.fields.bannerType, Float: Instant },
  texts: {
    "Query.activeBanners": "In display order. A null date sets no limit.",
    "Banner.startDate": "In UTC milliseconds, like endDate."
  }
}
