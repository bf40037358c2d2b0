import type { StaffImport } from "@camber/domain/staff"
import { Link, SectionHead } from "@camber/ui"
import { useLocation } from "react-router-dom"
import { formatCount } from "../../foundation/page/format.ts"
import { LoadingNotice } from "../../foundation/runtime/LoadingNotice.tsx"
import { useFetch } from "../../foundation/runtime/useFetch.ts"
import { formatTimestamp } from "./formatTimestamp.ts"
import { StaffFrame } from "./StaffFrame.tsx"
import { loadStaffPage, staffHandle } from "./staffPage.ts"
import { StaffTable } from "./view/staff-table/StaffTable.tsx"

export const load = loadStaffPage
export const handle = staffHandle("Imports")

const HREF = "/staff/imports"

/** The last imports, with the notes of the one in the address. */
export const Component = () => {
  const chosen = Number(new URLSearchParams(useLocation().search).get("import"))
  const fetched = useFetch((use) => use.Staff.use((staff) => staff.imports))
  return (
    <StaffFrame name="Imports" note="of the shop's own parts, the last 20" fetched={fetched}>
      {(imports) => (
        <>
          {imports.some(({ importId }) => importId === chosen) && <Notes key={chosen} importId={chosen} />}
          <StaffTable
            label="Imports"
            heads={["Import", "Time", "State", "File", "Difference", "Notes"]}
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
                </Link>
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

const Notes = ({ importId }: { readonly importId: number }) => {
  const { value: notes } = useFetch((use) => use.Staff.use((staff) => staff.importNotes(importId)))
  return (
    <section aria-labelledby="notes">
      <SectionHead id="notes" title={`Notes of import ${importId}`} note="the first 200" />
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
