import { Data } from "effect"
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
  /** The parts that the import replaced are no longer stored. */
  | { readonly _tag: "TooOld"; readonly importId: number }

/** Stops an undo before anything changes. */
class UndoStopped extends Data.TaggedError("UndoStopped")<{ readonly result: UndoResult }> {}

/** Undoes the last import: parts get back what they were. Prices and counts of parts that stay are kept. */
export const undoImport = async (database: Kysely<Tables>, options: CatalogContent): Promise<UndoResult> => {
  try {
    const undone = await replaceCatalog(
      database,
      { ...options, countries: new Map(), isAgain: false },
      {
        check: async (transaction) => {
          const importId = await findLast(transaction)
          await stageBefore(transaction, importId)
          const counts = await countDifference(transaction, importId, { rows: 0, wrong: 0, hidden: 0, hiddenVariants: 0 })
          // The switch notes what it replaces under the same import.
          await transaction.deleteFrom("import_change").where("import_id", "=", importId).execute()
          return { importId, counts }
        },
        finish: async (transaction, { importId }) => {
          await transaction.updateTable("import").set({ state: "undone" }).where("import_id", "=", importId).execute()
        }
      }
    )
    return { _tag: "Undone", ...undone }
  } catch (error) {
    if (error instanceof UndoStopped) return error.result
    if (error instanceof CatalogBusy) return { _tag: "Busy", message: error.message }
    throw error
  }
}

/** Finds the import to undo, under the lock: another import may just have ended. */
const findLast = async (transaction: Kysely<Tables>): Promise<number> => {
  const [last, before] = await transaction
    .selectFrom("import")
    .select(["import_id", "counts"])
    .where("state", "=", "loaded")
    .orderBy("import_id", "desc")
    .limit(2)
    .execute()
  if (last === undefined) throw new UndoStopped({ result: { _tag: "NothingToUndo" } })
  const importId = last.import_id
  if (before === undefined) throw new UndoStopped({ result: { _tag: "FirstImport", importId } })
  const { added, changed, gone, prices } = last.counts ?? { added: 0, changed: 0, gone: 0, prices: 0 }
  const stored = await transaction.selectFrom("import_change").select("shop_key").where("import_id", "=", importId).limit(1).execute()
  if (stored.length === 0 && added + changed + gone + prices > 0) throw new UndoStopped({ result: { _tag: "TooOld", importId } })
  return importId
}

/**
 * Stages the products as they were: today's, with what the import replaced. Offers of variants that stay do not change. A variant that
 * comes back gets its old offer.
 */
const stageBefore = async (transaction: Kysely<Tables>, importId: number): Promise<void> => {
  await sql`
    insert into import_product (import_id, shop_key, content, offers)
    select ${importId}::int, own.shop_key, own.content, own.offers from own_product as own
    where not exists (select from import_change where import_id = ${importId} and shop_key = own.shop_key)`.execute(transaction)
  await sql`
    insert into import_product (import_id, shop_key, content, offers)
    select ${importId}::int, changed.shop_key, changed.content, (
      select coalesce(jsonb_agg(found.offer order by place), '[]'::jsonb)
      from jsonb_array_elements(changed.content -> 'variants') with ordinality as part (variant, place)
      cross join lateral (
        select offer from jsonb_array_elements(coalesce(own.offers, '[]'::jsonb) || changed.offers) with ordinality as known (offer, at)
        where offer ->> 'sku' = variant ->> 'sku' order by at limit 1) as found)
    from import_change as changed left join own_product as own using (shop_key)
    where import_id = ${importId} and changed.content is not null`.execute(transaction)
}
