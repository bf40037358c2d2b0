import type { Vocabulary } from "../../foundation/graphql/Vocabulary.ts"
import { Article, ArticleBlock, ArticleTeaser } from "./model.ts"

/** What GraphQL says of this capability's calls. */
export const vocabulary: Vocabulary = {
  types: { Article, ArticleBlock, ArticleTeaser },
  optional: ["Query.articlesByCategory", "Query.recommendedArticles"],
  texts: {
    "Query.articlesByCategory": "The newest articles of a category, of all when it is null; at most limit of them.",
    "Query.recommendedArticles": "Articles for the project's car first, of the rest the newest; at most limit."
  }
}
