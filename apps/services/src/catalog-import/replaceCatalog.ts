import { Data } from "effect"
import { type Kysely, sql } from "kysely"
import type { ImportCounts } from "../database/importTables.ts"
import type { Tables } from "../database/tables.ts"
import { republishReviews } from "../reviews/publishedReviews.ts"
import { writeSearchTerms, type CatalogSource } from "../seeding/index.ts"
import { answerQuestions } from "../staff/questions.ts"
import { deleteUnusedBrands } from "./brands.ts"
import { type SwitchOptions, writeProducts } from "./switchCatalog.ts"
import { deleteProducts } from "./writeRows.ts"

/** The lock of seedings, so that neither runs during the other. */
const LOCK = 4_242_001

/** Content of the shop that every catalog uses. */
export interface CatalogContent extends Pick<SwitchOptions, "getPartImagePath"> {
  readonly categoryAliases: CatalogSource["categoryAliases"]
}

type ReplaceOptions = CatalogContent & SwitchOptions

/** Another import or seeding holds the lock, or the catalog is incomplete. */
export class CatalogBusy extends Data.TaggedError("CatalogBusy")<{ readonly message: string }> {}

export interface Checked {
  /** The import whose staged products are written. */
  readonly importId: number
  readonly counts: ImportCounts
}

interface SwitchSteps {
  /** Counts the difference, under the lock and before anything changes. May throw to stop. */
  readonly check: (transaction: Kysely<Tables>) => Promise<Checked>
  /** Notes the end of the import in the history. */
  readonly finish: (transaction: Kysely<Tables>, checked: Checked) => Promise<void>
}

/**
 * Replaces the shop's parts with the staged ones, in one transaction: visitors see the old catalog until the new one is complete, and a killed
 * process changes nothing. Running shops reload because the catalog's version changes.
 */
export const replaceCatalog = async (database: Kysely<Tables>, options: ReplaceOptions, { check, finish }: SwitchSteps): Promise<Checked> =>
  database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(${LOCK}::bigint) as locked`.execute(transaction)
    if (rows[0]?.locked !== true) throw new CatalogBusy({ message: "Another import or seeding is running. Try again when it has ended." })
    const catalog = await sql`select version from catalogue where is_complete for update`.execute(transaction)
    if (catalog.rows.length === 0)
      throw new CatalogBusy({ message: "The shop has no complete catalog. Start the shop once, or run pnpm seed." })
    const checked = await check(transaction)
    const { importId } = checked
    // Triggers are silent while the catalog is incomplete. Other transactions see the complete one until the commit.
    await sql`update catalogue set is_complete = false`.execute(transaction)
    await deleteProducts(transaction, await readForeignIds(transaction))
    await deleteUnusedBrands(transaction)
    await writeProducts(transaction, importId, options)
    await deleteUnusedBrands(transaction)
    await republishReviews(transaction)
    await answerQuestions(transaction)
    await transaction.deleteFrom("search_term").execute()
    await writeSearchTerms(transaction, options.categoryAliases)
    await sql`
      update catalogue set is_complete = true, skus = (select count(*) from variant),
        version = md5(${importId}::int || clock_timestamp()::text)`.execute(transaction)
    await transaction.deleteFrom("import_product").where("import_id", "=", importId).execute()
    await finish(transaction, checked)
    return checked
  })

/** Counts the products that no import brought. */
export const countForeign = async (database: Kysely<Tables>): Promise<number> => (await readForeignIds(database)).length

/** Returns the products that no import brought: those of the demo catalog. */
const readForeignIds = async (transaction: Kysely<Tables>): Promise<ReadonlyArray<number>> => {
  const { rows } = await sql<{ product_page_id: number }>`
    select product_page_id from product where product_page_id not in (select product_page_id from own_product)`.execute(transaction)
  return rows.map(({ product_page_id }) => product_page_id)
}
