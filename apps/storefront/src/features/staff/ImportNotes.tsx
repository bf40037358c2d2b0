import { type StaffImport, UNMATCHED_PATH } from "@camber/domain/staff"
import { SectionHead } from "@camber/ui"
import { formatCount } from "../../foundation/page/format.ts"
import { LoadingNotice } from "../../foundation/runtime/LoadingNotice.tsx"
import { useFetch } from "../../foundation/runtime/useFetch.ts"
import { StaffTable } from "./view/staff-table/StaffTable.tsx"

/** Renders the problems of an import, and the edits by staff that it kept. */
export const ImportNotes = ({ entry: { importId, unmatched } }: { readonly entry: Pick<StaffImport, "importId" | "unmatched"> }) => {
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
