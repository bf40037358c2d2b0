import { refuse } from "@camber/catalog-import"
import type { Kysely } from "kysely"
import { createReadStream } from "node:fs"
import { mkdtemp, open, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import {
  importCatalog,
  type ImportHooks,
  type ImportOptions,
  importOffers,
  ImportRefused,
  type ImportReport,
  type ImportRequest,
  openZipFiles
} from "../catalog-import/index.ts"
import type { Tables } from "../database/tables.ts"
import { logStaffActions } from "../staff/actions.ts"
import type { StaffVisit } from "../staff/requireStaff.ts"
import { beatUpload, endUpload, readPieces, UPLOAD_GONE, type UploadRow } from "./importUploads.ts"

/** Dependencies of imports and undos by staff. */
export interface StaffImportDeps {
  /** Connections for long work, apart from those of visitors. */
  readonly background: Kysely<Tables>
  readonly options: ImportOptions
  /** Receives the failure of work that has begun. */
  readonly report: (cause: unknown) => void
}

interface UploadTask {
  readonly isCheck: boolean
  /** Whether staff allowed what the check named. */
  readonly isAllowed: boolean
  readonly visit: StaffVisit
}

/** Milliseconds between notes that the work is running. */
const BEAT_MS = 5_000

/** Checks or loads an upload that was claimed, and stores the result. Does not fail. */
export const runImportUpload = async (deps: StaffImportDeps, upload: UploadRow, task: UploadTask): Promise<void> => {
  const { background, report } = deps
  const { upload_id: uploadId } = upload
  const beat = (importId: number | null) => beatUpload(background, uploadId, importId)
  const timer = setInterval(() => void beat(null).catch(report), BEAT_MS)
  const end = (result: Parameters<typeof endUpload>[2]) => endUpload(background, uploadId, result)
  const endRefused = (message: string) => end({ importId: null, state: "refused", message, permission: null }).catch(report)
  try {
    await end(await withUploadedFile(background, upload, (location) => importFile(deps, location, upload, task, beat)))
  } catch (error) {
    if (error instanceof ImportRefused) return await endRefused(error.message)
    report(error)
    await endRefused("The shop could not read this file because of an internal error. Check the file again.")
  } finally {
    clearInterval(timer)
  }
}

/** Writes the pieces into a file, which exists until `use` ends: readers of zip files and threads need one. */
const withUploadedFile = async <A>(database: Kysely<Tables>, upload: UploadRow, use: (file: string) => Promise<A>): Promise<A> => {
  const folder = await mkdtemp(path.join(tmpdir(), "camber-upload-"))
  try {
    const location = path.join(folder, "file")
    const file = await open(location, "wx", 0o600)
    let length = 0
    try {
      for await (const piece of readPieces(database, upload.upload_id)) {
        await file.appendFile(piece)
        length += piece.byteLength
      }
    } finally {
      await file.close()
    }
    if (length !== upload.bytes) throw refuse(upload.name, "incomplete", UPLOAD_GONE)
    return await use(location)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const importFile = async (
  { background, options }: StaffImportDeps,
  location: string,
  { kind, name }: UploadRow,
  { isAllowed, isCheck, visit }: UploadTask,
  onStart: ImportHooks["onStart"]
): Promise<ImportReport> => {
  const files: ImportRequest["files"] = /\.zip$/i.test(name)
    ? await openZipFiles(location, name)
    : [{ name, path: location, read: () => createReadStream(location) }]
  const hooks: ImportHooks = {
    onStart,
    onWrite: (transaction, importId) =>
      logStaffActions(transaction, visit, [{ what: "import loaded", subject: `Import ${importId}: ${name}` }])
  }
  const shared = { source: name, isCheck, hooks }
  if (kind === "catalog") return importCatalog(background, { ...shared, files, mayRemove: isAllowed, isAgain: false }, options)
  const [file, ...others] = files
  if (file === undefined || others.length > 0)
    throw refuse(name, "too-many-files", `The zip has ${files.length} files. Choose one file of ${kind === "stock" ? "counts" : "prices"}.`)
  return importOffers(background, { ...shared, file, kind, mayChangeMuch: isAllowed }, options)
}
