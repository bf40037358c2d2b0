import { article, articlesByCategory, featuredArticle, policy, recommendedArticles } from "@camber/domain/content"
import { getServiceTypes } from "@camber/domain/registry/graphql"
import { InvalidArgument } from "../http/errors.ts"
import { loadCards } from "../products/cards.ts"
import { createResolver, createServiceSchema } from "../schema/createServiceSchema.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { readPolicyText } from "../shop-settings/readShop.ts"
import { type GetArticleAdvice, findArticleParts } from "./findArticleParts.ts"
import { toTeaser } from "./teasers.ts"
import type { Toolbox } from "./toolbox.ts"

const mostTeasers = 100
const moreToRead = 3

const checkLimit = (limit: number): void => {
  if (limit < 1 || limit > mostTeasers)
    throw new InvalidArgument({ argument: "limit", expected: `Expected a number from 1 to ${mostTeasers}` })
}

/** Creates the schema behind /graphql/content. */
export const contentSchema = (store: ResolverContext, toolbox: Toolbox, getArticleAdvice: GetArticleAdvice) =>
  createServiceSchema(getServiceTypes("content"), {
    article: createResolver(article, "article", async ({ id, project }) => {
      const { database, imageUrls } = store
      const row = await database.selectFrom("article").selectAll("article").where("article_id", "=", id).executeTakeFirst()
      if (row === undefined) return null
      const reference = await store.reference()
      const beside = await toolbox.newest(row.category, moreToRead + 1)
      return {
        ...toTeaser(row, imageUrls),
        slug: row.slug,
        publishedOn: row.published_on,
        body: row.body,
        raceTypes: row.race_types.map((slug) => reference.raceTypes.bySlug.get(slug)?.short_name ?? slug),
        parts: await loadCards(
          store,
          reference,
          await findArticleParts(database, reference, row.product_types, project, getArticleAdvice(row.slug)),
          project
        ),
        more: beside.filter((other) => other.id !== id).slice(0, moreToRead)
      }
    }),

    articlesByCategory: createResolver(articlesByCategory, "articlesByCategory", async ({ category, limit }) => {
      checkLimit(limit)
      return toolbox.newest(category, limit)
    }),

    recommendedArticles: createResolver(recommendedArticles, "recommendedArticles", async ({ limit, project }) => {
      checkLimit(limit)
      return toolbox.forCar(project, limit)
    }),

    policy: createResolver(policy, "policy", async ({ name }) => readPolicyText(store.database, name)),

    featuredArticle: createResolver(featuredArticle, "featuredArticle", async () => (await toolbox.newest(null, 1))[0] ?? null)
  })
