import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { teaserRows } from "./teasers.ts"

/** What is known of a reader's car. */
export interface Reader {
  /** Names of make, model and engine family. */
  readonly names: ReadonlyArray<string>
  /** The slug of the race type; null for a street car. */
  readonly raceType: string | null
}

/** Articles for a reader: those for the race type first, then those that name the car or its engine, then the rest; the newest first. */
export const articlesFor = (database: Kysely<Tables>, { names, raceType }: Reader, limit: number) => {
  const isForRace = sql<boolean>`race_types @> array[${raceType ?? ""}]`
  const query = names.map((name) => `"${name.replaceAll('"', "")}"`).join(" or ")
  return teaserRows(database)
    .clearOrderBy()
    .orderBy(isForRace, "desc")
    .orderBy(sql<boolean>`search @@ websearch_to_tsquery('english', ${query})`, "desc")
    .orderBy("published_on", "desc")
    .orderBy("article_id")
    .limit(limit)
    .execute()
}
