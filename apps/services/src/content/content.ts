import { article, type ArticleTeaser, articlesByCategory, featuredArticle } from "@camber/domain/content"
import type { Kysely } from "kysely"
import { BadInput } from "../http/failures.ts"
import type { Tables } from "../database/tables.ts"
import { cardsOf } from "../products/cards.ts"
import { addresses } from "../schema/addresses.ts"
import type { Pictures } from "../schema/pictures.ts"
import { answering, serviceSchema } from "../schema/serviceSchema.ts"
import type { Store } from "../schema/Store.ts"
import { partsFor } from "./partsFor.ts"
import { contentTypes } from "./types.ts"

const mostTeasers = 100
const moreToRead = 3

/** Article rows without their text, the newest first. */
const teaserRows = (database: Kysely<Tables>) =>
  database
    .selectFrom("article")
    .select(["article_id", "slug", "title", "description", "authors", "category", "minutes_to_read", "drawing"])
    .orderBy("published_on", "desc")
    .orderBy("article_id")

type TeaserRow = Awaited<ReturnType<ReturnType<typeof teaserRows>["execute"]>>[number]

const teaserOf = (row: TeaserRow, pictures: Pictures): typeof ArticleTeaser.Encoded => ({
  id: row.article_id,
  url: addresses.article(row),
  title: row.title,
  description: row.description,
  authors: row.authors,
  articleThumbnailUrl: pictures.drawing(row.drawing),
  category: row.category,
  minutesToRead: row.minutes_to_read
})

/** The service behind /graphql/content. */
export const contentSchema = (store: Store) =>
  serviceSchema(contentTypes, {
    article: answering(article, "article", async ({ id, project }) => {
      const { database, pictures } = store
      const row = await database.selectFrom("article").selectAll("article").where("article_id", "=", id).executeTakeFirst()
      if (row === undefined) return null
      const reference = await store.reference()
      const more = await teaserRows(database).where("category", "=", row.category).where("article_id", "!=", id).limit(moreToRead).execute()
      return {
        ...teaserOf(row, pictures),
        slug: row.slug,
        publishedOn: row.published_on,
        body: row.body,
        raceTypes: row.race_types.map((slug) => reference.raceTypes.bySlug.get(slug)?.short_name ?? slug),
        parts: await cardsOf(store, reference, await partsFor(database, reference, row.product_types, project), project),
        more: more.map((other) => teaserOf(other, pictures))
      }
    }),

    articlesByCategory: answering(articlesByCategory, "articlesByCategory", async ({ category, limit }) => {
      if (limit < 1 || limit > mostTeasers)
        throw new BadInput({ argument: "limit", expected: `Expected a number from 1 to ${mostTeasers}` })
      const all = teaserRows(store.database).limit(limit)
      const rows = await (category === null ? all : all.where("category", "=", category)).execute()
      return rows.map((row) => teaserOf(row, store.pictures))
    }),

    featuredArticle: answering(featuredArticle, "featuredArticle", async () => {
      const row = await teaserRows(store.database).executeTakeFirst()
      return row === undefined ? null : teaserOf(row, store.pictures)
    })
  })
