import { type Kysely, sql } from "kysely"
import type { ImportCounts } from "../database/importTables.ts"
import type { Tables } from "../database/tables.ts"
import { countDifference } from "./gates.ts"
import { CatalogBusy, type CatalogContent, replaceCatalog } from "./replaceCatalog.ts"

export type UndoResult =
  | { readonly _tag: "Undone"; readonly importId: number; readonly counts: ImportCounts }
  | { readonly _tag: "NothingToUndo" }
  | { readonly _tag: "Busy"; readonly message: string }
  /** The first import replaced the demo catalog, which only a seeding brings back. */
  | { readonly _tag: "FirstImport"; readonly importId: number }

/** Undoes the last import: parts get back what they were. Prices and counts of parts that stay are kept. */
export const undoImport = async (database: Kysely<Tables>, options: CatalogContent): Promise<UndoResult> => {
  const loaded = await database
    .selectFrom("import")
    .select("import_id")
    .where("state", "=", "loaded")
    .orderBy("import_id", "desc")
    .limit(2)
    .execute()
  const [last, before] = loaded
  if (last === undefined) return { _tag: "NothingToUndo" }
  const importId = last.import_id
  if (before === undefined) return { _tag: "FirstImport", importId }
  try {
    return { _tag: "Undone", importId, counts: await switchBack(database, importId, options) }
  } catch (error) {
    if (error instanceof CatalogBusy) return { _tag: "Busy", message: error.message }
    throw error
  }
}

const switchBack = (database: Kysely<Tables>, importId: number, options: CatalogContent): Promise<ImportCounts> =>
  replaceCatalog(database, importId, { ...options, countries: new Map(), isAgain: false }, async (transaction) => {
    await stageBefore(transaction, importId)
    const found = await countDifference(transaction, importId, { rows: 0, wrong: 0, hidden: 0, hiddenVariants: 0 })
    await transaction.updateTable("import").set({ state: "undone" }).where("import_id", "=", importId).execute()
    // The switch notes what it replaces under the same import.
    await transaction.deleteFrom("import_change").where("import_id", "=", importId).execute()
    return found
  })

/** Stages the products as they were: today's, with what the import replaced. Offers of parts that stay do not change. */
const stageBefore = async (transaction: Kysely<Tables>, importId: number): Promise<void> => {
  await sql`
    insert into import_product (import_id, shop_key, content, offers)
    select ${importId}::int, coalesce(own.shop_key, changed.shop_key), coalesce(changed.content, own.content), coalesce(own.offers, changed.offers)
    from own_product as own full join (select * from import_change where import_id = ${importId}) as changed using (shop_key)
    where changed.shop_key is null or changed.content is not null`.execute(transaction)
}
