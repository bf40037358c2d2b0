import type { ArticleTeaser } from "@camber/domain/content"
import { findJobsOfArticle } from "@camber/domain/jobs"
import { readJobTables } from "@camber/job-data"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { toJobLink } from "../products/jobLinks.ts"
import { siteUrls } from "../schema/siteUrls.ts"
import type { ImageUrls } from "../schema/pictures.ts"

/** Selects article rows without their text, newest first. */
export const teaserRows = (database: Kysely<Tables>) =>
  database
    .selectFrom("article")
    .select(["article_id", "slug", "title", "description", "authors", "category", "minutes_to_read", "drawing", "product_types"])
    .orderBy("published_on", "desc")
    .orderBy("article_id")

export type TeaserRow = Awaited<ReturnType<ReturnType<typeof teaserRows>["execute"]>>[number]

export const toTeaser = (row: TeaserRow, imageUrls: ImageUrls): typeof ArticleTeaser.Encoded => ({
  id: row.article_id,
  url: siteUrls.article(row),
  title: row.title,
  description: row.description,
  authors: row.authors,
  articleThumbnailUrl: imageUrls.drawing(row.drawing),
  category: row.category,
  minutesToRead: row.minutes_to_read,
  jobs: findJobsOfArticle(readJobTables(), { slug: row.slug, title: row.title, types: row.product_types }).map(toJobLink)
})
