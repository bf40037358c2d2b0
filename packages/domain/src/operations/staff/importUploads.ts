import { Schema } from "effect"
import { StaffImport } from "./imports.ts"

/** Address of the upload of a piece: the body is a part of the file, the query names the upload and the offset. */
export const IMPORT_PIECE_PATH = "/api/staff/imports/upload/piece"

/** Largest file that staff may upload. Larger ones are imported at the command line. */
export const MAX_IMPORT_BYTES = 100_000_000

/** Largest piece of a file in one request: proxies accept this size by default, and a slow line sends it within the server's time limit. */
export const MAX_PIECE_BYTES = 1_000_000

/** Length limit of a file's name. */
export const MAX_FILE_NAME_LENGTH = 255

/** Kinds of imports that staff choose from. */
export const importKinds = ["catalog", "prices", "stock"] as const
export type ImportKind = (typeof importKinds)[number]

/** A file that staff want to import. */
export const ImportDraft = Schema.Struct({
  kind: Schema.Literals(importKinds),
  name: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(MAX_FILE_NAME_LENGTH)),
  bytes: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))
})
export interface ImportDraft extends Schema.Struct.Type<typeof ImportDraft.fields> {}

const largeFileCommands: Readonly<Record<ImportKind, string>> = {
  catalog: "pnpm catalog import PATH",
  prices: "pnpm catalog prices FILE",
  stock: "pnpm catalog stock FILE"
}

/** Returns why a file cannot be uploaded; null if it can. The check reads its content. */
export const findImportFileProblem = ({ bytes, kind, name }: ImportDraft): string | null => {
  if (/\.(?:xlsx?|ods|numbers)$/i.test(name)) return `${name} is a spreadsheet. Save each sheet as a CSV file (UTF-8).`
  if (!/.\.(?:csv|txt|xml|zip)$/i.test(name)) return `${name} is not a CSV, TXT, XML or ZIP file.`
  if (bytes === 0) return `${name} is empty.`
  return bytes > MAX_IMPORT_BYTES
    ? `${name} is larger than ${MAX_IMPORT_BYTES / 1_000_000} MB. Ask your administrator to run: ${largeFileCommands[kind]}`
    : null
}

/** The uploaded file that waits for its import. A shop has at most one. */
export const ImportUpload = Schema.Struct({
  uploadId: Schema.String,
  kind: Schema.Literals(importKinds),
  name: Schema.String,
  /** Size of the file, and how much of it has arrived. */
  bytes: Schema.Int,
  received: Schema.Int,
  /** `stopped`: the check or import ended without a result, because the shop was restarted. */
  state: Schema.Literals(["receiving", "checking", "checked", "loading", "stopped"]),
  /** Parts that the running check or import has read so far. */
  read: Schema.Int,
  /** The import with the report in the history; null if the file could not be opened. */
  importId: Schema.NullOr(Schema.Int),
  /** The reason why the file could not be checked or loaded, if the report does not have it. */
  message: Schema.NullOr(Schema.String),
  /** The permission that the file needs before it is loaded: to remove many parts, or to change prices much. */
  permission: Schema.NullOr(Schema.Literals(["remove", "change"])),
  /** Whether the file can be loaded, after the permission if one is needed. */
  canLoad: Schema.Boolean
})
export interface ImportUpload extends Schema.Struct.Type<typeof ImportUpload.fields> {}

/** The upload and the last imports. */
export const ImportDesk = Schema.Struct({ upload: Schema.NullOr(ImportUpload), imports: Schema.Array(StaffImport) })
export interface ImportDesk extends Schema.Struct.Type<typeof ImportDesk.fields> {}

/** Whether an upload has begun; `uploadId` names it for its pieces. */
export const ImportUploadStart = Schema.Struct({ problem: Schema.NullOr(Schema.String), uploadId: Schema.NullOr(Schema.String) })
export interface ImportUploadStart extends Schema.Struct.Type<typeof ImportUploadStart.fields> {}

/** How much of the file has arrived. After a repeated or missing piece, the upload continues there. The last piece begins the check. */
export const ImportPiece = Schema.Struct({ problem: Schema.NullOr(Schema.String), received: Schema.Int })
export interface ImportPiece extends Schema.Struct.Type<typeof ImportPiece.fields> {}

/** The upload that staff checked, load or delete. */
export const ImportUploadChoice = Schema.Struct({ uploadId: Schema.String.check(Schema.isUUID()) })

/** The upload to load, with the permission that staff gave. */
export const ImportLoad = Schema.Struct({ ...ImportUploadChoice.fields, isAllowed: Schema.Boolean })

/** The reason why nothing has begun; null if the work runs in the background. */
export const ImportUploadResult = Schema.Struct({ problem: Schema.NullOr(Schema.String), now: ImportDesk })
export interface ImportUploadResult extends Schema.Struct.Type<typeof ImportUploadResult.fields> {}
