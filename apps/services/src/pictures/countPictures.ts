import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Photographs of the shop's parts by state. */
export interface PictureCounts {
  readonly ready: number
  readonly waiting: number
  readonly failed: number
}

/** Counts the photographs that parts use. */
export const countPictures = async (database: Kysely<Tables>): Promise<PictureCounts> => {
  const rows = await database
    .selectFrom("picture")
    .select(["state", ({ fn }) => fn.countAll<string>().as("count")])
    .where(({ exists, selectFrom }) =>
      exists(selectFrom("product_picture").select("ordinality").whereRef("product_picture.source", "=", "picture.source"))
    )
    .groupBy("state")
    .execute()
  const count = (state: string): number => Number(rows.find((row) => row.state === state)?.count ?? 0)
  return { ready: count("ready"), waiting: count("waiting"), failed: count("failed") }
}
