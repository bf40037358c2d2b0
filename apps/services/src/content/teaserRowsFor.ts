import { articlesFor, type Reader } from "@camber/domain/content"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { teaserRows } from "./teasers.ts"

/** Articles for a reader, of what is equally near the newest first. */
export const teaserRowsFor = async (database: Kysely<Tables>, reader: Reader, limit: number) => {
  const rows = await teaserRows(database).select("race_types").execute()
  const articles = rows.map((row) => ({ ...row, raceTypes: row.race_types }))
  return articlesFor(articles, reader).slice(0, limit)
}
