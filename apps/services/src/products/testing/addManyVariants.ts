import { Effect } from "effect"
import { openDatabase } from "../../database/openDatabase.ts"
import { insertManyVariants, manyVariants } from "./insertManyVariants.ts"

/**
 * Adds a product with 1,000 variants to a seeded shop that is not running, for benchmarks: `DATA_DIR=folder node addManyVariants.ts`. The
 * product fits the same cars as the best seller.
 */
const dataDir = process.env["DATA_DIR"]
if (!dataDir) throw new Error("DATA_DIR is not set. Set it to the shop's data folder.")
const database = await Effect.runPromise(openDatabase({ dataDir }))
try {
  const { product_page_id } = await database.kysely
    .selectFrom("product")
    .select("product_page_id")
    .where("is_kit", "=", false)
    .orderBy("sales_rank")
    .limit(1)
    .executeTakeFirstOrThrow()
  await insertManyVariants(database.kysely, product_page_id)
  console.log(manyVariants.path)
} finally {
  await database.close()
}
