import { Link } from "@camber/ui"
import { useLocation } from "react-router-dom"
import { ImportNotes } from "./ImportNotes.tsx"
import { describeUndo, formatDifference } from "./importTexts.ts"
import { ImportUploads } from "./ImportUploads.tsx"
import { formatTimestamp, StaffFrame } from "./StaffFrame.tsx"
import { loadStaffPage, staffHandle } from "./staffPage.ts"
import { useImports } from "./useImports.ts"
import { UndoForm } from "./view/staff-undo/UndoForm.tsx"
import { StaffTable } from "./view/staff-table/StaffTable.tsx"

export const load = loadStaffPage
export const handle = staffHandle("Imports")

const HREF = "/staff/imports"

/** Imports by upload and the last imports, with the notes of the one in the address. The last one can be undone. */
export const Component = () => {
  const search = new URLSearchParams(useLocation().search)
  const chosen = Number(search.get("import"))
  const { dismiss, fetched, isBusy, outcome, undo } = useImports()
  return (
    <StaffFrame name="Imports" note="of the shop's own parts, the last 20" fetched={fetched}>
      {(imports, can) => (
        <>
          {can("imports") && (
            <ImportUploads
              href={HREF}
              imports={imports}
              chosen={chosen}
              undoOutcome={outcome}
              dismissUndo={dismiss}
              receiveImports={fetched.receive}
            />
          )}
          {can("imports") &&
            imports
              .filter(({ canUndo, importId }) => canUndo && importId === Number(search.get("undo")))
              .map((entry) => (
                <UndoForm
                  key={entry.importId}
                  importId={entry.importId}
                  consequence={describeUndo(entry)}
                  isBusy={isBusy}
                  keepHref={HREF}
                  onUndo={() => void undo(entry.importId)}
                />
              ))}
          {imports
            .filter(({ importId }) => importId === chosen)
            .map((entry) => (
              <ImportNotes key={entry.importId} entry={entry} />
            ))}
          <StaffTable
            label="Imports"
            heads={["Import", "Time", "State", "File", "Difference", "Notes", "Undo"]}
            empty={can("imports") ? "No imports yet. Choose a file above." : "No imports yet."}
            rows={imports.map((entry) => ({
              key: String(entry.importId),
              cells: [
                String(entry.importId),
                formatTimestamp(entry.startedAt),
                entry.state,
                entry.source,
                formatDifference(entry),
                <Link
                  key="notes"
                  className="link"
                  href={`${HREF}?import=${entry.importId}`}
                  aria-current={entry.importId === chosen ? "true" : undefined}
                  aria-label={`Show notes of import ${entry.importId}`}
                >
                  Show notes
                </Link>,
                entry.canUndo && can("imports") ? (
                  <Link key="undo" className="link" href={`${HREF}?undo=${entry.importId}`} aria-label={`Undo import ${entry.importId}`}>
                    Undo
                  </Link>
                ) : (
                  "–"
                )
              ]
            }))}
          />
        </>
      )}
    </StaffFrame>
  )
}
