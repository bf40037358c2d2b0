import { Data } from "effect"
import { type Kysely, sql } from "kysely"
import type { ImportCounts, ImportKind, ImportPlan } from "../database/importTables.ts"
import type { Tables } from "../database/tables.ts"
import { beginWriting, completeImports, finishWriting } from "./completeImport.ts"
import { createPace } from "./createPace.ts"
import type { ImportOptions } from "./importCatalog.ts"
import { CatalogBusy } from "./writing/inBatch.ts"

export type UndoResult =
  | { readonly _tag: "Undone"; readonly importId: number; readonly kind: ImportKind; readonly counts: ImportCounts }
  | { readonly _tag: "NothingToUndo" }
  | { readonly _tag: "Busy"; readonly message: string }
  /** The first import replaced the demo catalog, which only a new seeding can restore. */
  | { readonly _tag: "FirstImport"; readonly importId: number }
  /** Another import or feed was loaded after the expected one. */
  | { readonly _tag: "NotLast"; readonly importId: number }
  /** The parts that the import replaced are no longer stored. */
  | { readonly _tag: "TooOld"; readonly importId: number }

/** Stops an undo before anything changes. */
class UndoStopped extends Data.TaggedError("UndoStopped")<{ readonly result: UndoResult }> {}

/**
 * Undoes the last import or feed. Undoing an import restores the parts, but keeps the live prices and counts of parts that stay. Undoing a
 * feed restores the prices and counts that were not changed since the feed.
 */
export const undoImport = async (database: Kysely<Tables>, options: ImportOptions): Promise<UndoResult> => {
  await completeImports(database, options, options.pace ?? createPace())
  const { finish, result } = await beginUndo(database, options)
  await finish()
  return result
}

/** Conditions of an undo that staff begin. */
export interface UndoRequest {
  /** The import that was the last one when staff opened the page; null accepts any import. */
  readonly expected: number | null
  /** Runs in the transaction that begins the undo. */
  readonly log: (transaction: Kysely<Tables>, importId: number) => Promise<void>
}

/**
 * An undo that has begun, or, in `result`, the reason why it has not. `finish` runs the undo. If this process stops, another process runs
 * it.
 */
export interface BegunUndo {
  readonly result: UndoResult
  readonly finish: () => Promise<void>
}

/** Begins to undo the last import or feed. */
export const beginUndo = async (
  database: Kysely<Tables>,
  options: ImportOptions,
  { expected, log }: UndoRequest = { expected: null, log: async () => undefined }
): Promise<BegunUndo> => {
  const stop = (result: UndoResult): BegunUndo => ({ result, finish: async () => undefined })
  try {
    const { counts, importId, kind } = await beginWriting(database, async (transaction) => {
      const outcome = { state: "undone", message: null } as const
      const plan: ImportPlan = { brands: {}, isAgain: false, categoryAliases: options.categoryAliases, outcome }
      const last = await findLast(transaction, expected)
      await log(transaction, last.importId)
      return { ...last, plan, state: "undoing" as const }
    })
    const finish = () => finishWriting(database, importId, options, options.pace ?? createPace())
    return { result: { _tag: "Undone", importId, kind, counts }, finish }
  } catch (error) {
    if (error instanceof UndoStopped) return stop(error.result)
    if (error instanceof CatalogBusy) return stop({ _tag: "Busy", message: error.message })
    throw error
  }
}

/** Finds the import to undo. Runs under the lock, because another import may just have ended. */
const findLast = async (transaction: Kysely<Tables>, expected: number | null) => {
  const loaded = transaction.selectFrom("import").select(["import_id", "kind", "counts"]).where("state", "=", "loaded")
  const last = await loaded.orderBy("import_id", "desc").limit(1).executeTakeFirst()
  if (last === undefined) throw new UndoStopped({ result: { _tag: "NothingToUndo" } })
  const { import_id: importId, kind } = last
  if (expected !== null && importId !== expected) throw new UndoStopped({ result: { _tag: "NotLast", importId: expected } })
  if (kind !== "catalog") {
    const counts = last.counts ?? NO_COUNTS
    await requireStored(transaction, "import_offer", importId, counts.changed)
    return { importId, kind, counts }
  }
  const before = await loaded.where("kind", "=", "catalog").where("import_id", "<", importId).limit(1).executeTakeFirst()
  if (before === undefined) throw new UndoStopped({ result: { _tag: "FirstImport", importId } })
  const { added, changed, gone, prices } = last.counts ?? NO_COUNTS
  await requireStored(transaction, "import_change", importId, added + changed + gone + prices)
  return { importId, kind, counts: await countUndo(transaction, importId) }
}

const NO_COUNTS: ImportCounts = {
  rows: 0,
  wrong: 0,
  products: 0,
  variants: 0,
  added: 0,
  changed: 0,
  same: 0,
  gone: 0,
  prices: 0,
  withFitment: 0,
  withoutBrand: 0,
  hidden: 0,
  hiddenVariants: 0
}

const requireStored = async (
  transaction: Kysely<Tables>,
  table: "import_change" | "import_offer",
  importId: number,
  changes: number
): Promise<void> => {
  const stored = await transaction.selectFrom(table).select("import_id").where("import_id", "=", importId).limit(1).execute()
  if (stored.length === 0 && changes > 0) throw new UndoStopped({ result: { _tag: "TooOld", importId } })
}

/** Counts the rows that an undo changes. */
const countUndo = async (transaction: Kysely<Tables>, importId: number): Promise<ImportCounts> => {
  const { rows } = await sql<Pick<ImportCounts, "added" | "changed" | "gone" | "products" | "same">>`
    select added, changed, gone, whole - gone - changed as same, whole - gone + added as products
    from (select (count(*) filter (where own.shop_key is null and before.content is not null))::int as added,
        (count(*) filter (where own.content <> before.content))::int as changed,
        (count(*) filter (where own.shop_key is not null and before.content is null))::int as gone
      from import_change as before left join own_product as own using (shop_key) where import_id = ${importId}) as counted,
      (select count(*)::int as whole from own_product) as owned`.execute(transaction)
  return { ...NO_COUNTS, ...rows[0]! }
}
