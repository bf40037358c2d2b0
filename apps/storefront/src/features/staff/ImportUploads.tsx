import { type ImportKind, MAX_IMPORT_BYTES, type StaffImport } from "@camber/domain/staff"
import { InlineAlert, Link } from "@camber/ui"
import { formatCount } from "../../foundation/page/format.ts"
import { ImportNotes } from "./ImportNotes.tsx"
import { formatReport, getLoadLabel } from "./importTexts.ts"
import { type ImportOutcome, useImportUpload } from "./useImportUpload.ts"
import { ImportReport } from "./view/staff-import/ImportReport.tsx"
import { UploadForm } from "./view/staff-import/UploadForm.tsx"

interface ImportUploadsProps {
  readonly href: string
  readonly imports: ReadonlyArray<StaffImport>
  /** Import whose notes the page shows already. */
  readonly chosen: number
  /** Outcome of an undo, shown until the next upload or import begins. */
  readonly undoOutcome: ImportOutcome | null
  readonly dismissUndo: () => void
  readonly receiveImports: (imports: ReadonlyArray<StaffImport>) => void
}

const kinds: ReadonlyArray<{ readonly value: ImportKind; readonly label: string }> = [
  { value: "catalog", label: "The whole catalog" },
  { value: "prices", label: "Only prices" },
  { value: "stock", label: "Only counts" }
]

/** Uploads a file to import, shows the report of its check, and loads it. */
export const ImportUploads = ({ chosen, dismissUndo, href, imports, receiveImports, undoOutcome }: ImportUploadsProps) => {
  const state = useImportUpload(receiveImports, dismissUndo)
  const { check, desk, discard, isBusy, load, pick, resume, transfer } = state
  const outcome = undoOutcome ?? state.outcome
  const upload = desk?.upload ?? null
  const entry = upload === null ? undefined : imports.find(({ importId }) => importId === upload.importId)
  const isOver = upload?.state === "checked" || upload?.state === "stopped"
  return (
    <>
      <div aria-live="polite">
        {outcome !== null && (
          <InlineAlert
            isSilent
            tone={outcome.tone}
            action={
              outcome.undo === undefined ? undefined : (
                <Link className="link" href={`${href}?undo=${outcome.undo}`}>
                  Undo import {outcome.undo}
                </Link>
              )
            }
          >
            {outcome.text}
          </InlineAlert>
        )}
      </div>
      <UploadForm
        kinds={kinds}
        hint={`CSV, TXT, XML or ZIP, at most ${MAX_IMPORT_BYTES / 1_000_000} MB. The shop only checks it until you load it.`}
        transfer={transfer === null ? null : { name: transfer.file.name, share: transfer.received / transfer.file.size }}
        isBusy={isBusy || upload?.state === "loading"}
        onResume={transfer === null || transfer.isSending ? undefined : () => void resume()}
        onFile={(file, kind) => void pick(file, kind)}
      />
      {upload !== null && upload.read > 0 && <p className="mute">{formatCount(upload.read)} products read.</p>}
      {upload !== null && isOver && transfer === null && (
        <>
          <ImportReport
            key={`${upload.uploadId} ${upload.importId}`}
            name={upload.name}
            sentences={entry === undefined ? [] : formatReport(entry)}
            obstacle={upload.message ?? entry?.message ?? null}
            needsPermission={upload.permission !== null}
            isBusy={isBusy}
            loadLabel={upload.canLoad ? getLoadLabel(upload.kind) : null}
            onLoad={(isAllowed) => void load(isAllowed)}
            onCheck={() => void check()}
            onDiscard={() => void discard()}
          />
          {entry !== undefined && entry.importId !== chosen && <ImportNotes key={entry.importId} entry={entry} />}
        </>
      )}
    </>
  )
}
