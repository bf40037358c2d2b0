import { Schema } from "effect"
import type { Call } from "../../foundation/ports/Call.ts"
import { Project } from "../../vehicles/vehicle/model.ts"
import { Article, ArticleTeaser } from "./model.ts"
import { PolicyName } from "./shopProfile.ts"

/** Fetches one article with its parts, evaluated for the project. Null if the article does not exist. */
export const article = {
  service: "content",
  operation: "article",
  id: "8e0e5133b7f67839026094409abcd47964aa20fa0bf61db7cda0654239095f5e",
  variables: Schema.Struct({ id: Schema.Int, project: Schema.NullOr(Project) }),
  result: Schema.Struct({ article: Schema.NullOr(Article) })
} satisfies Call<object, object>

/** Fetches up to `limit` of the newest articles of a category, or of all categories if null (GAP-14). */
export const articlesByCategory = {
  service: "content",
  operation: "articlesByCategory",
  id: "bd607e900bc0e333db1e67476a1facbf3e94d0a30a034fbcfb9187c7693c449c",
  variables: Schema.Struct({ category: Schema.NullOr(Schema.NonEmptyString), limit: Schema.Int }),
  result: Schema.Struct({ articlesByCategory: Schema.Array(ArticleTeaser) })
} satisfies Call<object, object>

/** Fetches up to `limit` articles, articles for the project's vehicle first, then the newest. */
export const recommendedArticles = {
  service: "content",
  operation: "recommendedArticles",
  id: "c1a465711042d39313af4c45b43bc54d778c29205f5d752f6351971513099ab3",
  variables: Schema.Struct({ project: Schema.NullOr(Project), limit: Schema.Int }),
  result: Schema.Struct({ recommendedArticles: Schema.Array(ArticleTeaser) })
} satisfies Call<object, object>

/** Fetches the featured article (CALL-16, CALL-17). */
export const featuredArticle = {
  service: "content",
  operation: "featuredArticle",
  id: "b07d443afbc74a4ee70bfff74cfe7f73b69034d0237d690853eba19388bcecc4",
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
