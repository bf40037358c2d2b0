import { ImportRefused, readerTitles } from "@camber/catalog-import"
import { type Kysely, sql } from "kysely"
import { createHash } from "node:crypto"
import type { ImportCounts, ImportPermission, ImportPlan, ImportState } from "../database/importTables.ts"
import type { Tables } from "../database/tables.ts"
import { reportPreservedEdits } from "../product-edits/reportPreservedEdits.ts"
import { countOwnWork } from "../seeding/seedOnce.ts"
import { beginWriting, type CatalogContent, completeImports, finishWriting } from "./completeImport.ts"
import { createPace, type Pace } from "./createPace.ts"
import { countDifference, findGate, type Gate } from "./gates.ts"
import { deleteLeftovers } from "./importHistory.ts"
import { deleteStaged, ImportEnded, type OwnFile, requireStaged, stageImport } from "./stageImport.ts"
import { settleEchoes } from "./settleEchoes.ts"
import { CatalogBusy } from "./writing/inBatch.ts"
import { countForeign } from "./writing/writeCatalog.ts"
import { purgeLeaving } from "./writing/purgeLeaving.ts"

export interface ImportRequest {
  readonly files: ReadonlyArray<OwnFile>
  /** Name of the file or folder, for the history. */
  readonly source: string
  /** Only reads and compares; the catalog does not change. */
  readonly isCheck: boolean
  /** Whether many products may disappear. */
  readonly mayRemove: boolean
  /** Whether to import files that are already loaded again, including their unchanged products. */
  readonly isAgain: boolean
  readonly hooks?: ImportHooks | undefined
}

/** Lets a caller follow an import. */
export interface ImportHooks {
  /** Called when the history has a row of the import. */
  readonly onStart: (importId: number) => Promise<void>
  /** Runs in the transaction that begins to write. */
  readonly onWrite: (transaction: Kysely<Tables>, importId: number) => Promise<void>
}

export interface ImportReport {
  /** Null if the same files are loaded already. */
  readonly importId: number | null
  readonly state: ImportState
  /** 'a WooCommerce export'; null if the files were not recognized. */
  readonly from: string | null
  readonly counts: ImportCounts | null
  readonly problems: number
  /** Reason why nothing was loaded; null if the import was loaded. */
  readonly message: string | null
  /** The permission that lets the same import pass; null if none is needed, or none helps. */
  readonly permission: ImportPermission | null
}

/** Settings and content of the shop that an import needs. */
export interface ImportOptions extends CatalogContent {
  readonly categoryAliases: ImportPlan["categoryAliases"]
  /** Defaults to `fullPace`, for batches that use a separate connection. */
  readonly pace?: Pace
}

/** Imports a shop owner's own parts, or only checks them. Adds one row to the import history, with the problems. */
export const importCatalog = async (database: Kysely<Tables>, request: ImportRequest, options: ImportOptions): Promise<ImportReport> => {
  const { pace = createPace() } = options
  await completeImports(database, options, pace)
  const hash = await hashFiles(request.files)
  const loaded = request.isAgain || request.isCheck ? null : await findLoaded(database, hash)
  if (loaded !== null) return { importId: null, state: "refused", from: null, counts: null, problems: 0, message: loaded, permission: null }
  const { import_id: importId } = await database
    .insertInto("import")
    .values({ state: "reading", source: request.source, hash, finished_at: null, reader: null, counts: null, message: null })
    .returning("import_id")
    .executeTakeFirstOrThrow()
  await request.hooks?.onStart(importId)
  const end = async (report: Omit<ImportReport, "importId" | "permission">, permission: ImportPermission | null = null) => {
    const ended = await database
      .updateTable("import")
      .set({
        state: report.state,
        reader: report.from,
        message: report.message,
        counts: report.counts === null ? null : JSON.stringify(report.counts),
        finished_at: new Date()
      })
      .where("import_id", "=", importId)
      // An import that fails while writing is ended elsewhere. Another process may complete it with the staged rows.
      .where("state", "=", "reading")
      .executeTakeFirst()
    if (ended.numUpdatedRows > 0n) await deleteStaged(database, importId, pace)
    return { importId, permission, ...report }
  }
  try {
    await deleteLeftovers(database, importId, pace)
    await purgeLeaving(database, pace)
    const { brands, problems, reader, products, ...read } = await stageImport(database, importId, request.files, pace)
    const from = readerTitles[reader]
    // Without statistics about the many new rows, the query planner would read the whole table again for each product.
    await pace.run(() => sql`analyze import_product`.execute(database))
    await pace.run(() => settleEchoes(database, importId))
    const difference = await countDifference(database, importId, read, pace)
    const gate =
      difference.products === products
        ? (findGate(difference, request.mayRemove) ?? (await findHandmadeGate(database, request.mayRemove)))
        : { message: "Another import deleted the data of this import. Import the files again.", permission: null }
    if (gate !== null) return await end({ from, problems, state: "refused", counts: difference, message: gate.message }, gate.permission)
    const preservedEdits = await reportPreservedEdits(database, importId)
    const counts = { ...difference, preservedEdits }
    const shared = { from, problems: problems + preservedEdits }
    if (request.isCheck) return await end({ ...shared, state: "checked", counts, message: null })
    const outcome = { state: "loaded", message: null } as const
    const plan: ImportPlan = { brands, isAgain: request.isAgain, categoryAliases: options.categoryAliases, outcome, staged: products }
    try {
      await beginWriting(database, async (transaction) => {
        await requireStaged(transaction, importId, "import_product", products)
        const noted = { reader: shared.from, counts: JSON.stringify(counts) }
        await transaction.updateTable("import").set(noted).where("import_id", "=", importId).execute()
        await request.hooks?.onWrite(transaction, importId)
        return { importId, plan, state: "writing" as const }
      })
    } catch (error) {
      if (error instanceof CatalogBusy || error instanceof ImportEnded)
        return await end({ ...shared, state: "refused", counts: null, message: error.message })
      throw error
    }
    await finishWriting(database, importId, options, pace)
    return { importId, ...shared, state: "loaded", counts, message: null, permission: null }
  } catch (error) {
    if (error instanceof ImportRefused) return end({ state: "refused", from: null, counts: null, problems: 1, message: error.message })
    await end({ state: "refused", from: null, counts: null, problems: 0, message: String(error) })
    throw error
  }
}

/**
 * Checks that the import replaces no parts that were changed after the seeding, by hand or by orders, or, after the first import, that no
 * import brought. The permission to remove skips this check.
 */
const findHandmadeGate = async (database: Kysely<Tables>, mayRemove: boolean): Promise<Gate | null> => {
  if (mayRemove) return null
  const hasOwn = await database.selectFrom("own_product").select("shop_key").limit(1).executeTakeFirst()
  const parts = hasOwn === undefined ? (await countOwnWork(database)).parts : await countForeign(database)
  if (parts === 0) return null
  const since = hasOwn === undefined ? "or changed since the catalog was seeded, by hand or by orders" : "by hand since the last import"
  return { message: `${parts} parts were added ${since}. The import replaces them.`, permission: "remove" }
}

const hashFiles = async (files: ReadonlyArray<OwnFile>): Promise<string> => {
  const hash = createHash("sha256")
  for (const { name, read } of files.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    hash.update(`${name}\n`)
    for await (const chunk of read()) hash.update(chunk)
  }
  return hash.digest("hex")
}

/** Returns a message if the last import has the same files and is still loaded. */
const findLoaded = async (database: Kysely<Tables>, hash: string): Promise<string | null> => {
  const last = await database
    .selectFrom("import")
    .select(["import_id", "finished_at", "hash", "state"])
    .where("kind", "=", "catalog")
    .where("state", "in", ["loaded", "undone", "replaced"])
    .orderBy("import_id", "desc")
    .limit(1)
    .executeTakeFirst()
  if (last?.state !== "loaded" || last.hash !== hash) return null
  const when = last.finished_at?.toLocaleDateString("en-US", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" })
  return `These files were loaded on ${when} as import ${last.import_id}.`
}
