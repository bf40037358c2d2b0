import { type ImportFile, ImportRefused, readerTitles } from "@camber/catalog-import"
import { Data } from "effect"
import type { Kysely } from "kysely"
import { createHash } from "node:crypto"
import type { ImportCounts, ImportState } from "../database/importTables.ts"
import type { Tables } from "../database/tables.ts"
import { reportPreservedEdits } from "../product-edits/reportPreservedEdits.ts"
import { countOwnWork } from "../seeding/index.ts"
import { countDifference, findGate } from "./gates.ts"
import { CatalogBusy, type CatalogContent, type Checked, countForeign, replaceCatalog } from "./replaceCatalog.ts"
import { stageImport } from "./stageImport.ts"

export interface ImportRequest {
  readonly files: ReadonlyArray<ImportFile>
  /** Name of the file or folder, for the history. */
  readonly source: string
  /** Only reads and compares; the catalog stays as it is. */
  readonly isCheck: boolean
  /** Whether many products may disappear. */
  readonly mayRemove: boolean
  /** Whether to import files again that are already loaded, unchanged products too. */
  readonly isAgain: boolean
}

export interface ImportReport {
  /** Null if the same files are loaded already. */
  readonly importId: number | null
  readonly state: ImportState
  /** 'a WooCommerce export'; null if the files were not recognized. */
  readonly from: string | null
  readonly counts: ImportCounts | null
  readonly problems: number
  /** Why nothing was loaded; null if it was. */
  readonly message: string | null
}

/** Imports a shop owner's own parts, or only checks them. Writes one row of the history with the problems. */
export const importCatalog = async (database: Kysely<Tables>, request: ImportRequest, options: CatalogContent): Promise<ImportReport> => {
  const hash = await hashFiles(request.files)
  const loaded = request.isAgain || request.isCheck ? null : await findLoaded(database, hash)
  if (loaded !== null) return { importId: null, state: "refused", from: null, counts: null, problems: 0, message: loaded }
  const { import_id: importId } = await database
    .insertInto("import")
    .values({ state: "reading", source: request.source, hash, finished_at: null, reader: null, counts: null, message: null })
    .returning("import_id")
    .executeTakeFirstOrThrow()
  const end = async (report: Omit<ImportReport, "importId">): Promise<ImportReport> => {
    await database
      .updateTable("import")
      .set({
        state: report.state,
        reader: report.from,
        message: report.message,
        counts: report.counts === null ? null : JSON.stringify(report.counts),
        finished_at: new Date()
      })
      .where("import_id", "=", importId)
      // A commit whose answer was lost has ended it already.
      .where("state", "=", "reading")
      .execute()
    await database.deleteFrom("import_product").where("import_id", "=", importId).execute()
    return { importId, ...report }
  }
  try {
    await deleteLeftovers(database, importId)
    const { countries, problems, reader, staged, ...read } = await stageImport(database, importId, request.files)
    const shared = { from: readerTitles[reader], problems }
    const check = async (catalog: Kysely<Tables>) => {
      const counts = await countDifference(catalog, importId, read)
      if (counts.products !== staged)
        throw new GateClosed({ counts, message: "Another import deleted what this one had read. Import the files again." })
      const gate = findGate(counts, request.mayRemove) ?? (await findHandmadeGate(catalog, request.mayRemove))
      if (gate !== null) throw new GateClosed({ counts, message: gate })
      return { importId, counts: { ...counts, preservedEdits: await reportPreservedEdits(catalog, importId) } }
    }
    // The commit of the switch also ends the import, so that a killed process leaves no import that is loaded and not listed.
    const finish = async (transaction: Kysely<Tables>, { counts }: Checked): Promise<void> => {
      const ended = { state: "loaded", reader: shared.from, counts: JSON.stringify(counts), finished_at: new Date() } as const
      await transaction.updateTable("import").set(ended).where("import_id", "=", importId).execute()
    }
    try {
      if (request.isCheck) {
        const { counts } = await check(database)
        return await end({ ...shared, problems: problems + counts.preservedEdits, state: "checked", counts, message: null })
      }
      const { counts } = await replaceCatalog(database, { ...options, countries, isAgain: request.isAgain }, { check, finish })
      return { importId, ...shared, problems: problems + (counts.preservedEdits ?? 0), state: "loaded", counts, message: null }
    } catch (error) {
      if (error instanceof GateClosed) return await end({ ...shared, state: "refused", counts: error.counts, message: error.message })
      if (error instanceof CatalogBusy) return await end({ ...shared, state: "refused", counts: null, message: error.message })
      throw error
    }
  } catch (error) {
    if (error instanceof ImportRefused) return end({ state: "refused", from: null, counts: null, problems: 1, message: error.message })
    await end({ state: "refused", from: null, counts: null, problems: 0, message: String(error) })
    throw error
  }
}

/** A gate stops an import before anything changes. */
class GateClosed extends Data.TaggedError("GateClosed")<{ readonly counts: ImportCounts; readonly message: string }> {}

/**
 * Parts that changed after the seeding, by hand or by orders, are replaced only with `--yes-remove`. After the first import, so are parts
 * that no import brought.
 */
const findHandmadeGate = async (database: Kysely<Tables>, mayRemove: boolean): Promise<string | null> => {
  const hasOwn = await database.selectFrom("own_product").select("shop_key").limit(1).executeTakeFirst()
  if (mayRemove) return null
  const parts = hasOwn === undefined ? (await countOwnWork(database)).parts : await countForeign(database)
  if (parts === 0) return null
  const since = hasOwn === undefined ? "or changed since the catalog was seeded, by hand or by orders" : "by hand since the last import"
  return `${parts} parts were added ${since}. The import replaces them. To allow it, add --yes-remove.`
}

const hashFiles = async (files: ReadonlyArray<ImportFile>): Promise<string> => {
  const hash = createHash("sha256")
  for (const { name, read } of files.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    hash.update(`${name}\n`)
    for await (const chunk of read()) hash.update(chunk)
  }
  return hash.digest("hex")
}

/** Returns the sentence about an import of the same files, if it is the last one and still in the shop. */
const findLoaded = async (database: Kysely<Tables>, hash: string): Promise<string | null> => {
  const last = await database
    .selectFrom("import")
    .select(["import_id", "finished_at", "hash", "state"])
    .where("state", "in", ["loaded", "undone", "replaced"])
    .orderBy("import_id", "desc")
    .limit(1)
    .executeTakeFirst()
  if (last?.state !== "loaded" || last.hash !== hash) return null
  const when = last.finished_at?.toLocaleDateString("en-US", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" })
  return `These files were loaded on ${when} as import ${last.import_id}. To read them again, add --again.`
}

/** Imports whose problems, and loaded imports whose replaced parts are stored. */
const MAX_STORED = 20

/** Deletes what killed imports left behind, and the details of old imports. */
const deleteLeftovers = async (database: Kysely<Tables>, importId: number): Promise<void> => {
  const hourAgo = new Date(Date.now() - 3_600_000)
  const killed = database.selectFrom("import").select("import_id").where("state", "=", "reading").where("started_at", "<", hourAgo)
  for (const table of ["import_record", "import_product"] as const)
    await database.deleteFrom(table).where("import_id", "in", killed).where("import_id", "!=", importId).execute()
  const newest = database.selectFrom("import").select("import_id").orderBy("import_id", "desc").limit(MAX_STORED)
  await database.deleteFrom("import_problem").where("import_id", "not in", newest).execute()
  await database
    .deleteFrom("import_change")
    .where("import_id", "not in", newest.where("state", "=", "loaded"))
    .execute()
}
