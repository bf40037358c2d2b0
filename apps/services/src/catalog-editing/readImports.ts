import type { ImportNote, StaffImport } from "@camber/domain/staff"
import { type Kysely, sql } from "kysely"
import { toCsv } from "../catalog-import/exporting/exportCatalog.ts"
import { listImports, listProblems } from "../catalog-import/index.ts"
import type { ImportState } from "../database/importTables.ts"
import type { Tables } from "../database/tables.ts"
import { readRunning } from "./importUploads.ts"

const MAX_NOTES = 200

const stateTexts: Readonly<Record<ImportState, string>> = {
  reading: "Not finished",
  writing: "Being written",
  checked: "Checked",
  loaded: "Loaded",
  refused: "Refused",
  undoing: "Being undone",
  undone: "Undone",
  replaced: "Replaced by a seeding"
}

const runningStates: ReadonlySet<ImportState> = new Set(["writing", "undoing"])

/** Codes of problems with rows whose number belongs to no part. */
const unmatchedCodes = ["unknown-part", "unknown-product", "unknown-sku"]

/** Reads the last imports of the shop's own parts with the number of changes that each made. */
export const readImports = async (database: Kysely<Tables>): Promise<ReadonlyArray<typeof StaffImport.Encoded>> => {
  const imports = await listImports(database)
  const undoable = await findUndoable(database)
  const running = await readRunning(database)
  const unmatched = await countUnmatched(
    database,
    imports.map(({ import_id }) => import_id)
  )
  /** Whether an uploaded file is being read for this import. Others that read were killed, or run at the command line. */
  const isRead = (importId: number, state: ImportState): boolean => state === "reading" && importId === running?.import_id
  return imports.map(({ counts, import_id, kind, message, reader, source, started_at, state }) => ({
    importId: import_id,
    kind,
    startedAt: started_at.toISOString(),
    state: isRead(import_id, state) ? (running?.state === "checking" ? "Being checked" : "Being read") : stateTexts[state],
    source,
    counts:
      counts === null
        ? null
        : {
            products: counts.products,
            added: counts.added,
            changed: counts.changed,
            same: counts.same,
            gone: counts.gone,
            prices: counts.prices,
            preservedEdits: counts.preservedEdits ?? 0,
            rows: counts.rows,
            wrong: counts.wrong,
            variants: counts.variants,
            hidden: counts.hidden,
            hiddenVariants: counts.hiddenVariants,
            withFitment: counts.withFitment
          },
    from: reader,
    message,
    canUndo: import_id === undoable,
    isRunning: runningStates.has(state) || isRead(import_id, state),
    unmatched: unmatched.get(import_id) ?? 0
  }))
}

/** Finds the import that can be undone: the last one. Undefined while another import is running, and for the first import. */
const findUndoable = async (database: Kysely<Tables>): Promise<number | undefined> => {
  const { rows } = await sql<{ import_id: number }>`
    select import_id from (select import_id, kind from import where state = 'loaded' order by import_id desc limit 1) as last
    where (kind <> 'catalog' or exists (
        select from import as before where before.state = 'loaded' and before.kind = 'catalog' and before.import_id < last.import_id))
      and not exists (select from import where state in ('writing', 'undoing'))`.execute(database)
  return rows[0]?.import_id
}

const countUnmatched = async (database: Kysely<Tables>, importIds: ReadonlyArray<number>): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ import_id: number; count: number }>`
    select import_id, count(*)::int as count from import_problem
    where import_id = any(${importIds}::int[]) and code = any(${unmatchedCodes}::text[]) group by import_id`.execute(database)
  return new Map(rows.map(({ count, import_id }) => [import_id, count]))
}

/** Reads the rows of an import whose numbers matched no part, as CSV. Only the first problems of an import are stored. */
export const readUnmatched = async (database: Kysely<Tables>, importId: number): Promise<string> => {
  const { rows } = await sql<{ number: string | null; file: string; line: number | null; sentence: string }>`
    select value as number, file, line, sentence from import_problem
    where import_id = ${importId}::int and code = any(${unmatchedCodes}::text[]) order by ordinal`.execute(database)
  const cells = rows.map(({ file, line, number, sentence }) => ({
    number: number ?? "",
    file,
    line: String(line ?? ""),
    problem: sentence
  }))
  return toCsv(["number", "file", "line", "problem"], cells)
}

/** Reads the problems of an import, and the edits by staff that it did not overwrite. */
export const readImportNotes = async (database: Kysely<Tables>, importId: number): Promise<ReadonlyArray<typeof ImportNote.Encoded>> =>
  (await listProblems(database, importId, MAX_NOTES)).map(({ file, line, sentence, severity }) => ({ file, line, sentence, severity }))
