import { article, articlesByCategory, featuredArticle, recommendedArticles } from "@camber/domain/content"
import { typesOf } from "@camber/domain/registry/graphql"
import { adviceOf } from "../articles/advice.ts"
import type { Changes } from "../changes/changes.ts"
import { untilChanged } from "../changes/untilChanged.ts"
import { BadInput } from "../http/failures.ts"
import { cardsOf } from "../products/cards.ts"
import { answering, serviceSchema } from "../schema/serviceSchema.ts"
import type { Store } from "../schema/Store.ts"
import { describeProject } from "../trait/describeProject.ts"
import { teaserRowsFor } from "./teaserRowsFor.ts"
import { partsFor } from "./partsFor.ts"
import { teaserLists } from "./teaserLists.ts"
import { teaserOf, teaserRows } from "./teasers.ts"

const mostTeasers = 100
const moreToRead = 3

const checkLimit = (limit: number): void => {
  if (limit < 1 || limit > mostTeasers) throw new BadInput({ argument: "limit", expected: `Expected a number from 1 to ${mostTeasers}` })
}

/** The service behind /graphql/content. */
export const contentSchema = (store: Store, changes: Pick<Changes, "listen">) => {
  const teasers = untilChanged(changes, ["article", "catalogue"], async () =>
    teaserLists((await teaserRows(store.database).execute()).map((row) => teaserOf(row, store.pictures)))
  )
  return serviceSchema(typesOf("content"), {
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
        parts: await cardsOf(
          store,
          reference,
          await partsFor(database, reference, row.product_types, project, adviceOf(row.slug)),
          project
        ),
        more: more.map((other) => teaserOf(other, pictures))
      }
    }),

    articlesByCategory: answering(articlesByCategory, "articlesByCategory", async ({ category, limit }) => {
      checkLimit(limit)
      // Which looks whether an article was changed.
      await store.reference()
      return (await teasers())(category, limit)
    }),

    recommendedArticles: answering(recommendedArticles, "recommendedArticles", async ({ limit, project }) => {
      checkLimit(limit)
      const reference = await store.reference()
      const known = project && describeProject(reference, project)
      const names = [known?.model, reference.families.byId.get(project?.engineIds?.engineSeriesId ?? 0)?.name, known?.make]
      const raceType = reference.raceTypes.byId.get(project?.raceTypeId ?? 0)?.slug ?? null
      const rows = await teaserRowsFor(store.database, { names: names.filter((name) => typeof name === "string"), raceType }, limit)
      return rows.map((row) => teaserOf(row, store.pictures))
    }),

    featuredArticle: answering(featuredArticle, "featuredArticle", async () => {
      const row = await teaserRows(store.database).executeTakeFirst()
      return row === undefined ? null : teaserOf(row, store.pictures)
    })
  })
}
