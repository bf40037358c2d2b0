import type { Suggestions } from "@camber/domain/search"
import { type Kysely, sql, type RawBuilder } from "kysely"
import type { ChangeLog } from "../change-log/changeLog.ts"
import { createKeyedInvalidatedCache } from "../change-log/invalidatedCaches.ts"
import type { ChangeTopic, Tables } from "../database/tables.ts"
import { siteUrls } from "../schema/siteUrls.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"

type SuggestedArticles = Suggestions["autoSuggestArticles"]

const mostArticles = 4
/** Number of typed texts whose articles are cached. */
const MAX_CACHED = 500

const topics: ReadonlySet<ChangeTopic> = new Set(["article", "catalogue"])

/** Creates a cached search for articles with these words, best match first. The caller must poll the change log. */
export const createArticleSuggester = (
  { database, imageUrls }: Pick<ResolverContext, "database" | "imageUrls">,
  changes: Pick<ChangeLog, "listen">
): ((words: ReadonlyArray<string>) => Promise<SuggestedArticles>) => {
  const read = createKeyedInvalidatedCache(changes, topics, MAX_CACHED, async ([words = ""]: ReadonlyArray<string>) => {
    const rows = await articleRows(database, words.split(" ")).execute()
    const articles = rows.map((row, index) => ({
      position: index + 1,
      url: siteUrls.article(row),
      title: row.title,
      thumbImageUrl: imageUrls.drawing(row.drawing)
    }))
    return new Map<string, SuggestedArticles>([[words, articles]])
  })
  return async (words) => {
    const key = words.join(" ")
    return (await read([key])).get(key) ?? []
  }
}

const articleRows = (database: Kysely<Tables>, words: ReadonlyArray<string>) =>
  database
    .selectFrom("article")
    .select(["article_id", "slug", "title", "drawing"])
    .where(sql<boolean>`search @@ ${englishQuery(words)}`)
    .orderBy(sql`ts_rank(search, ${englishQuery(words)})`, "desc")
    .orderBy("article_id")
    .limit(mostArticles)

const quoted = (word: string): string => `'${word}'`

/**
 * Builds a full-text query over articles: all stemmed words, the last one as a prefix. The words must not contain query operators. If there
 * are no words, the query matches nothing.
 */
const englishQuery = (words: ReadonlyArray<string>): RawBuilder<string> => {
  const last = words.at(-1)
  return sql`to_tsquery('english', ${last === undefined ? "" : [...words.slice(0, -1).map(quoted), `${quoted(last)}:*`].join(" & ")})`
}
