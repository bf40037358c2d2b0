import { computeMinutesToRead, formatArticleText, parseArticleText } from "@camber/domain/content"
import type { ArticleEdit, ArticleVisibility, OpenedArticle, StaffArticleTeaser } from "@camber/domain/staff"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { siteUrls } from "../schema/siteUrls.ts"
import { withStaffLog } from "./actions.ts"
import type { StaffVisit } from "./requireStaff.ts"

/** Maximum number of listed articles of each kind. */
const MAX_ARTICLES = 500

/** Columns of both tables. Leaves out `search`, because the database computes it. */
const COLUMNS = sql.raw(
  "article_id, slug, title, description, authors, category, published_on, minutes_to_read, body, drawing, product_types, race_types"
)

/** Reads all articles, the newest first. */
export const staffArticlesIn = async (database: Kysely<Tables>): Promise<ReadonlyArray<typeof StaffArticleTeaser.Encoded>> => {
  const lists = await Promise.all(
    (["article", "hidden_article"] as const).map((table) =>
      database
        .selectFrom(table)
        .select(["article_id as id", "title", "authors", "published_on as publishedOn"])
        .orderBy("published_on", "desc")
        .orderBy("article_id")
        .limit(MAX_ARTICLES)
        .execute()
    )
  )
  return lists
    .flatMap((rows, at) => rows.map((row) => ({ ...row, isHidden: at === 1 })))
    .toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn) || a.id - b.id)
}

/** Reads an article, published or hidden. */
export const readStaffArticle = async (database: Kysely<Tables>, id: number): Promise<typeof OpenedArticle.Encoded> => {
  for (const table of ["article", "hidden_article"] as const) {
    const row = await database
      .selectFrom(table)
      .select(["article_id", "slug", "title", "description", "authors", "published_on", "body"])
      .where("article_id", "=", id)
      .executeTakeFirst()
    if (row !== undefined)
      return {
        article: {
          id,
          title: row.title,
          description: row.description,
          authors: row.authors,
          publishedOn: row.published_on,
          isHidden: table === "hidden_article",
          text: formatArticleText(row.body),
          href: siteUrls.article(row)
        }
      }
  }
  return { article: null }
}

/** Creates the handler that changes the texts of an article if they still equal the texts that staff saw. The article's URL stays. */
export const editArticleIn =
  (database: Kysely<Tables>) =>
  async ({ article, id, seen }: ArticleEdit, visit: StaffVisit): Promise<boolean> => {
    const record = { what: "article edited", subject: seen.title, change: { before: seen, after: article } } as const
    return withStaffLog(database, visit, record, async (transaction) => {
      // Concurrent edits of the article wait here.
      for (const table of ["article", "hidden_article"] as const)
        await sql`select 1 from ${sql.table(table)} where article_id = ${id} for update`.execute(transaction)
      const { article: now } = await readStaffArticle(transaction, id)
      if (now === null || (["title", "description", "authors", "text"] as const).some((name) => now[name] !== seen[name])) return false
      const { numUpdatedRows } = await transaction
        .updateTable(now.isHidden ? "hidden_article" : "article")
        .set({
          title: article.title,
          description: article.description,
          authors: article.authors,
          body: JSON.stringify(parseArticleText(article.text)),
          minutes_to_read: computeMinutesToRead(article.text)
        })
        .where("article_id", "=", id)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    })
  }

/** Creates the handler that publishes or hides an article. */
export const showArticleIn =
  (database: Kysely<Tables>) =>
  async ({ id, isHidden }: ArticleVisibility, visit: StaffVisit): Promise<boolean> => {
    const { article } = await readStaffArticle(database, id)
    const record = { what: isHidden ? "article hidden" : "article published", subject: article?.title ?? String(id) } as const
    const [from, to] = (isHidden ? ["article", "hidden_article"] : ["hidden_article", "article"]).map((table) => sql.table(table))
    return withStaffLog(database, visit, record, async (transaction) => {
      const { numAffectedRows } = await sql`
        with moved as (delete from ${from} where article_id = ${id} returning ${COLUMNS})
        insert into ${to} (${COLUMNS}) select ${COLUMNS} from moved on conflict (article_id) do nothing`.execute(transaction)
      return (numAffectedRows ?? 0n) > 0n
    })
  }
