import { sql } from "kysely"
import type { Kysely } from "kysely"
import type { ImportCounts } from "../../database/importTables.ts"
import type { Tables } from "../../database/tables.ts"
import type { Pace } from "../createPace.ts"

/** Share of changed products above which the planner needs new statistics. */
const ANALYZED_SHARE = 0.05

const tables = ["product", "variant", "product_facet", "application", "warehouse_stock", "own_product"] as const

/** Updates the planner's statistics after a large import. The embedded database has no process that does so. */
export const analyzeTables = async (database: Kysely<Tables>, counts: ImportCounts, pace: Pace): Promise<void> => {
  const { added, changed, gone, products } = counts
  if (added + changed + gone <= ANALYZED_SHARE * products) return
  for (const table of tables) await pace.run(() => sql`analyze ${sql.table(table)}`.execute(database))
}
