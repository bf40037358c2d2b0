import { type Kysely, sql, type SqlBool } from "kysely"
import type { ChangedIds } from "../change-log/changeLog.ts"
import { packInts } from "../database/packInts.ts"
import type { Tables } from "../database/tables.ts"
import type { ListingIndex } from "@camber/search/listing-index"
import { type PackedRatings, ProductBitset, type Ratings, unpackRatingRows } from "@camber/search/columns"

/** Reads the current ratings of these products; null for all. */
export const readPackedRatings = (database: Kysely<Tables>, among: ChangedIds = null): Promise<PackedRatings> =>
  database
    .selectFrom("product")
    .select([packInts(sql`product_page_id`).as("ids"), packInts(sql`review_count`).as("counts")])
    .select(sql<Buffer>`coalesce(string_agg(float4send(rating), ''), '')`.as("ratings"))
    .$if(among !== null, (query) => query.where(sql<SqlBool>`product_page_id = any(${[...(among ?? [])]})`))
    .executeTakeFirstOrThrow()

/** Reads the current ratings, and the products whose rating differs from the index. */
export const readChangedRatings = async (
  database: Kysely<Tables>,
  { byId, ratings }: Pick<ListingIndex, "byId" | "ratings">,
  among: ChangedIds
): Promise<{ readonly ratings: Ratings; readonly changed: ProductBitset }> => {
  const present = { rating: ratings.rating.slice(), reviewCount: ratings.reviewCount.slice() }
  const changed: Array<number> = []
  for (const { ordinal, reviews, stars } of unpackRatingRows(await readPackedRatings(database, among), byId)) {
    if (present.rating[ordinal] === stars && present.reviewCount[ordinal] === reviews) continue
    present.rating[ordinal] = stars
    present.reviewCount[ordinal] = reviews
    changed.push(ordinal)
  }
  return { ratings: present, changed: ProductBitset.from(present.rating.length, changed) }
}
