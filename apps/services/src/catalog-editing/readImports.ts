import type { ImportNote, StaffImport } from "@camber/domain/staff"
import type { Kysely } from "kysely"
import { listImports, listProblems } from "../catalog-import/index.ts"
import type { ImportState } from "../database/importTables.ts"
import type { Tables } from "../database/tables.ts"

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

/** Reads the last imports of the shop's own parts with their differences. */
export const readImports = async (database: Kysely<Tables>): Promise<ReadonlyArray<typeof StaffImport.Encoded>> =>
  (await listImports(database)).map(({ counts, import_id, message, source, started_at, state }) => ({
    importId: import_id,
    startedAt: started_at.toISOString(),
    state: stateTexts[state],
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
            preservedEdits: counts.preservedEdits ?? 0
          },
    message
  }))

/** Reads the problems of an import, and the edits by staff that it kept. */
export const readImportNotes = async (database: Kysely<Tables>, importId: number): Promise<ReadonlyArray<typeof ImportNote.Encoded>> =>
  (await listProblems(database, importId, MAX_NOTES)).map(({ file, line, sentence, severity }) => ({ file, line, sentence, severity }))
