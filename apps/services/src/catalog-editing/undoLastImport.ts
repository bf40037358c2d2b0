import type { ImportUndoResult } from "@camber/domain/staff"
import { beginUndo, type UndoResult } from "../catalog-import/index.ts"
import { runDetached } from "../database/abortableQueries.ts"
import { logStaffActions } from "../staff/actions.ts"
import type { StaffVisit } from "../staff/requireStaff.ts"
import { readImports } from "./readImports.ts"
import type { StaffImportDeps } from "./runImportUpload.ts"

/**
 * Creates the handler that begins to undo the last import. The undo continues after the response, as imports do. If this process stops,
 * another process completes the undo.
 */
export const undoLastImportIn =
  ({ background, options, report }: StaffImportDeps) =>
  async ({ importId }: { readonly importId: number }, visit: StaffVisit): Promise<typeof ImportUndoResult.Encoded> => {
    const { finish, result } = await beginUndo(background, options, {
      expected: importId,
      log: (transaction) => logStaffActions(transaction, visit, [{ what: "import undone", subject: `Import ${importId}` }])
    })
    void runDetached(finish).catch(report)
    return { problem: findProblem(result), now: await readImports(background) }
  }

const findProblem = (result: UndoResult): string | null => {
  switch (result._tag) {
    case "Undone":
      return null
    case "Busy":
      return `Nothing was undone. ${result.message}`
    case "NothingToUndo":
      return "There is no import to undo."
    case "NotLast":
      return `Import ${result.importId} is no longer the last one. Undo the later ones first.`
    case "TooOld":
      return `Import ${result.importId} is too old to undo. Import the files that you want in the shop.`
    case "FirstImport":
      return `Import ${result.importId} was the first one, so there is no catalog of your own before it.`
  }
}
