import { Schema } from "effect"
import type { Call } from "../../foundation/ports/Call.ts"
import { Project } from "../../vehicles/vehicle/model.ts"
import { Article, ArticleTeaser } from "./model.ts"
import { PolicyName } from "./shopProfile.ts"

/** Fetches one article with its parts, evaluated for the project. Null if the article does not exist. */
export const article = {
  service: "content",
  operation: "article",
  id: "cda593d630b97937748b4024a9faa03f7d63ce7907dfd7d5b4df5ac34e6283a8",
  variables: Schema.Struct({ id: Schema.Int, project: Schema.NullOr(Project) }),
  result: Schema.Struct({ article: Schema.NullOr(Article) })
} satisfies Call<object, object>

/** Fetches up to `limit` of the newest articles of a category, or of all categories if null (GAP-14). */
export const articlesByCategory = {
  service: "content",
  operation: "articlesByCategory",
  id: "a4c1052a9c0675edc0cac93299824496c691f6d09a353f20a5f2ad83aa39c2aa",
  variables: Schema.Struct({ category: Schema.NullOr(Schema.NonEmptyString), limit: Schema.Int }),
  result: Schema.Struct({ articlesByCategory: Schema.Array(ArticleTeaser) })
} satisfies Call<object, object>

/** Fetches up to `limit` articles, those for the project's vehicle first, then the newest. */
export const recommendedArticles = {
  service: "content",
  operation: "recommendedArticles",
  id: "736716b4c076057a0460c942dd5de3cec316d2e148dde4b4d7f577169d0b312c",
  variables: Schema.Struct({ project: Schema.NullOr(Project), limit: Schema.Int }),
  result: Schema.Struct({ recommendedArticles: Schema.Array(ArticleTeaser) })
} satisfies Call<object, object>

/** Fetches the featured article (CALL-16, CALL-17). */
export const featuredArticle = {
  service: "content",
  operation: "featuredArticle",
  id: "e613b360ddfbb21b08eb411691611d6a204ce1a08efab3d147af81f23ccc0abd",
  variables: Schema.Struct({}),
  result: Schema.Struct({ featuredArticle: Schema.NullOr(ArticleTeaser) })
} satisfies Call<object, object>

/** Fetches the shop's own text of a policy. Null if the standard text applies. */
export const policy = {
  service: "content",
  operation: "policy",
  id: "3febe2584d149648798877cacee25ccf71437600fc71f15e6a10ba0ed702a7ae",
  variables: Schema.Struct({ name: PolicyName }),
  result: Schema.Struct({ policy: Schema.NullOr(Schema.String) })
} satisfies Call<object, object>
