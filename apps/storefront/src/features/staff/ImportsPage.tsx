import { type StaffImport, UNMATCHED_PATH } from "@camber/domain/staff"
import { InlineAlert, Link, SectionHead } from "@camber/ui"
import { useLocation } from "react-router-dom"
import { formatCount } from "../../foundation/page/format.ts"
import { LoadingNotice } from "../../foundation/runtime/LoadingNotice.tsx"
import { useFetch } from "../../foundation/runtime/useFetch.ts"
import { formatTimestamp, StaffFrame } from "./StaffFrame.tsx"
import { loadStaffPage, staffHandle } from "./staffPage.ts"
import { useImports } from "./useImports.ts"
import { UndoForm } from "./view/staff-undo/UndoForm.tsx"
import { StaffTable } from "./view/staff-table/StaffTable.tsx"

export const load = loadStaffPage
export const handle = staffHandle("Imports")

const HREF = "/staff/imports"

/** The last imports, with the notes of the one in the address. The last one can be undone. */
export const Component = () => {
  const search = new URLSearchParams(useLocation().search)
  const chosen = Number(search.get("import"))
  const { fetched, isBusy, outcome, undo } = useImports()
  return (
    <StaffFrame name="Imports" note="of the shop's own parts, the last 20" fetched={fetched}>
      {(imports, can) => (
        <>
          {outcome !== null && <InlineAlert tone={outcome.tone}>{outcome.text}</InlineAlert>}
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
              <Notes key={entry.importId} entry={entry} />
            ))}
          <StaffTable
            label="Imports"
            heads={["Import", "Time", "State", "File", "Difference", "Notes", "Undo"]}
            empty="No imports yet. Your administrator runs: pnpm catalog import PATH"
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

const formatDifference = ({ counts, message }: StaffImport): string => {
  const parts =
    counts === null
      ? []
      : [
          `${formatCount(counts.added)} new, ${formatCount(counts.changed)} changed, ${formatCount(counts.same)} unchanged, ${formatCount(counts.gone)} gone.`,
          ...(counts.prices > 0 ? [`${formatCount(counts.prices)} with only a new price or count.`] : []),
          ...(counts.preservedEdits > 0 ? [`Kept your edits of ${formatCount(counts.preservedEdits)} fields.`] : [])
        ]
  return [...parts, ...(message === null ? [] : [message])].join("\n") || "–"
}

/** Describes what an undo of the last import does. */
const describeUndo = ({ counts, kind }: StaffImport): string => {
  if (kind === "prices") return "Prices are restored, except those that changed after this import."
  if (kind === "stock") return "Counts are restored, except those that changed after this import."
  const parts =
    counts === null
      ? "All parts are restored to their state before this import."
      : `New parts that are removed: ${formatCount(counts.added)}. Changed parts that are restored: ${formatCount(counts.changed)}. Removed parts that come back: ${formatCount(counts.gone)}.`
  return `${parts} The other parts keep their prices and stock, and your edits stay.`
}

const Notes = ({ entry: { importId, unmatched } }: { readonly entry: StaffImport }) => {
  const { value: notes } = useFetch((use) => use.Staff.use((staff) => staff.importNotes(importId)))
  return (
    <section aria-labelledby="notes">
      <SectionHead id="notes" title={`Notes of import ${importId}`} note="the first 200" />
      {unmatched > 0 && (
        <p>
          <a className="link" href={`${UNMATCHED_PATH}?import=${importId}`} download={`unmatched-${importId}.csv`}>
            Download {formatCount(unmatched)} {unmatched === 1 ? "row" : "rows"} whose number matched no part
          </a>
        </p>
      )}
      {notes === null ? (
        <LoadingNotice label="Notes loading" rows={3} />
      ) : (
        <StaffTable
          label={`Notes of import ${importId}`}
          heads={["Kind", "File", "Line", "Note"]}
          empty="No problems, and no edits that the files would change."
          rows={notes.map(({ file, line, sentence, severity }, index) => ({
            key: String(index),
            cells: [severity, file, line === null ? "–" : formatCount(line), sentence]
          }))}
        />
      )}
    </section>
  )
}
