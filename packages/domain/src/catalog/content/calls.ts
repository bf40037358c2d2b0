import { Schema } from "effect"
import type { Call } from "../../foundation/ports/Call.ts"
import { Project } from "../../vehicles/vehicle/model.ts"
import { Article, ArticleTeaser } from "./model.ts"

/** One article with the parts it speaks of, judged for the project; null when there is none of this id. */
export const article = {
  service: "content",
  operation: "article",
  id: "cda593d630b97937748b4024a9faa03f7d63ce7907dfd7d5b4df5ac34e6283a8",
  variables: Schema.Struct({ id: Schema.Int, project: Schema.NullOr(Project) }),
  result: Schema.Struct({ article: Schema.NullOr(Article) })
} satisfies Call<object, object>

/** The newest articles of a category, of all when it is null; at most `limit` (GAP-14). */
export const articlesByCategory = {
  service: "content",
  operation: "articlesByCategory",
  id: "a4c1052a9c0675edc0cac93299824496c691f6d09a353f20a5f2ad83aa39c2aa",
  variables: Schema.Struct({ category: Schema.NullOr(Schema.NonEmptyString), limit: Schema.Int }),
  result: Schema.Struct({ articlesByCategory: Schema.Array(ArticleTeaser) })
} satisfies Call<object, object>

/** Articles for the project's car first, of the rest the newest; at most `limit`. */
export const recommendedArticles = {
  service: "content",
  operation: "recommendedArticles",
  id: "736716b4c076057a0460c942dd5de3cec316d2e148dde4b4d7f577169d0b312c",
  variables: Schema.Struct({ project: Schema.NullOr(Project), limit: Schema.Int }),
  result: Schema.Struct({ recommendedArticles: Schema.Array(ArticleTeaser) })
} satisfies Call<object, object>

/** CALL-16, CALL-17 */
export const featuredArticle = {
  service: "content",
  operation: "featuredArticle",
  id: "e613b360ddfbb21b08eb411691611d6a204ce1a08efab3d147af81f23ccc0abd",
  variables: Schema.Struct({}),
  result: Schema.Struct({ featuredArticle: Schema.NullOr(ArticleTeaser) })
} satisfies Call<object, object>
