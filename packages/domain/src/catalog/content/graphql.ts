import type { Vocabulary } from "../../foundation/graphql/Vocabulary.ts"
import { Article, ArticleBlock, ArticleTeaser } from "./model.ts"

/** GraphQL names and descriptions of this capability's calls. */
export const vocabulary: Vocabulary = {
  types: { Article, ArticleBlock, ArticleTeaser },
  optional: ["Query.articlesByCategory", "Query.recommendedArticles"],
  texts: {
    "Query.articlesByCategory": "Up to limit of the newest articles of a category, or of all categories if null.",
    "Query.policy": "The shop's own text of its terms or privacy page, null if the standard text applies.",
    "Query.recommendedArticles": "Up to limit articles, those for the project's vehicle first, then the newest."
  }
}
