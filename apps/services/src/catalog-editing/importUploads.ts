import type { ImportDraft, ImportPiece, ImportUpload, ImportUploadStart } from "@camber/domain/staff"
import { type Kysely, type Selectable, sql } from "kysely"
import type { ImportReport } from "../catalog-import/index.ts"
import type { Tables } from "../database/tables.ts"

/** Seconds after which a check or import that no longer reports counts as stopped. */
const STALE_SECONDS = 30

export type UploadRow = Pick<Selectable<Tables["import_upload"]>, "bytes" | "kind" | "name" | "upload_id">

const isRunning = sql<boolean>`coalesce(state in ('checking', 'loading') and beat_at > now() - make_interval(secs => ${STALE_SECONDS}), false)`

export const UPLOAD_GONE = "This upload was replaced or deleted. Choose the file again."

/** Begins an upload, which replaces the last one. */
export const startUpload = (database: Kysely<Tables>, { bytes, kind, name }: ImportDraft): Promise<ImportUploadStart> =>
  database.transaction().execute(async (transaction) => {
    const last = await transaction
      .selectFrom("import_upload")
      .select(["name", "state", isRunning.as("isRunning")])
      .forUpdate()
      .executeTakeFirst()
    if (last?.isRunning === true && last.state === "loading")
      return { problem: `${last.name} is being loaded. Wait until that has ended.`, uploadId: null }
    await transaction.deleteFrom("import_upload").execute()
    const uploadId = crypto.randomUUID()
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto("import_upload")
      .values({ upload_id: uploadId, kind, bytes, name: name.replaceAll(/\p{Cc}+/gu, " ") })
      .onConflict((conflict) => conflict.column("is_pending").doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 0n
      ? { problem: "Someone else began an upload at the same time. Try again.", uploadId: null }
      : { problem: null, uploadId }
  })

/** Stores a piece, if it is the next one. The last piece begins a check, which the caller runs. */
export const addPiece = (
  database: Kysely<Tables>,
  uploadId: string,
  start: number,
  content: Uint8Array
): Promise<ImportPiece & { readonly complete: UploadRow | null }> =>
  database.transaction().execute(async (transaction) => {
    const upload = await transaction
      .selectFrom("import_upload")
      .select(["upload_id", "kind", "name", "bytes", "received", "state"])
      .where("upload_id", "=", uploadId)
      .forUpdate()
      .executeTakeFirst()
    if (upload === undefined) return { problem: UPLOAD_GONE, received: 0, complete: null }
    const { bytes, received, state } = upload
    if (state !== "receiving" || start !== received) return { problem: null, received, complete: null }
    if (content.byteLength === 0 || start + content.byteLength > bytes)
      return { problem: "The file changed while it was sent. Choose it again.", received, complete: null }
    await transaction.insertInto("import_upload_piece").values({ upload_id: uploadId, start, content }).execute()
    const now = received + content.byteLength
    await transaction
      .updateTable("import_upload")
      .set({ received: now, ...(now === bytes && { state: "checking", beat_at: sql<Date>`now()` }) })
      .where("upload_id", "=", uploadId)
      .execute()
    return { problem: null, received: now, complete: now === bytes ? upload : null }
  })

/**
 * Claims a complete upload for a check or an import, so that no other process runs one of it.
 *
 * @param isAllowed - Whether staff gave the permission that the import needs, if any.
 * @returns The upload, or why it cannot be claimed.
 */
export const claimUpload = (
  database: Kysely<Tables>,
  uploadId: string,
  state: "checking" | "loading",
  isAllowed = true
): Promise<UploadRow | string> =>
  database.transaction().execute(async (transaction) => {
    const upload = await transaction
      .selectFrom("import_upload")
      .select(["upload_id", "kind", "name", "bytes", "state", "can_load", "permission", isRunning.as("isRunning")])
      .where("upload_id", "=", uploadId)
      .forUpdate()
      .executeTakeFirst()
    if (upload === undefined || upload.state === "receiving") return UPLOAD_GONE
    if (upload.isRunning) return `${upload.name} is being ${upload.state === "checking" ? "checked" : "loaded"} already.`
    if (state === "loading") {
      if (upload.state !== "checked" || !upload.can_load) return `${upload.name} cannot be loaded. Check it again.`
      if (upload.permission !== null && !isAllowed) return "Select the box above the button first."
    }
    await transaction
      .updateTable("import_upload")
      .set({ state, beat_at: sql<Date>`now()`, import_id: null, message: null, permission: null, can_load: false })
      .where("upload_id", "=", uploadId)
      .execute()
    return upload
  })

/** Notes that a check or import runs, and of which import. */
export const beatUpload = async (database: Kysely<Tables>, uploadId: string, importId: number | null): Promise<void> => {
  await database
    .updateTable("import_upload")
    .set({ beat_at: sql<Date>`now()`, ...(importId !== null && { import_id: importId }) })
    .where("upload_id", "=", uploadId)
    .where("state", "in", ["checking", "loading"])
    .execute()
}

/** Stores the result of a check or import. A loaded upload is deleted. */
export const endUpload = async (
  database: Kysely<Tables>,
  uploadId: string,
  { importId, message, permission, state }: Pick<ImportReport, "importId" | "message" | "permission" | "state">
): Promise<void> => {
  if (state === "loaded") return deleteLoaded(database, uploadId)
  await database
    .updateTable("import_upload")
    .set({
      state: "checked",
      import_id: importId,
      message: importId === null ? message : null,
      permission,
      can_load: state === "checked" || permission !== null
    })
    .where("upload_id", "=", uploadId)
    .execute()
}

const deleteLoaded = async (database: Kysely<Tables>, uploadId: string): Promise<void> => {
  await database.deleteFrom("import_upload").where("upload_id", "=", uploadId).execute()
}

/** Deletes an upload unless it is being loaded. Returns why not; null if it is gone. */
export const deleteUpload = async (database: Kysely<Tables>, uploadId: string): Promise<string | null> => {
  await database
    .deleteFrom("import_upload")
    .where("upload_id", "=", uploadId)
    .where((row) => row.not(row.and([row("state", "=", "loading"), isRunning])))
    .execute()
  const left = await database.selectFrom("import_upload").select("name").where("upload_id", "=", uploadId).executeTakeFirst()
  return left === undefined ? null : `${left.name} is being loaded. Wait until that has ended.`
}

/** Streams the pieces of an upload in order. */
export async function* readPieces(database: Kysely<Tables>, uploadId: string): AsyncGenerator<Uint8Array> {
  for (let start = 0; ;) {
    const piece = await database
      .selectFrom("import_upload_piece")
      .select("content")
      .where("upload_id", "=", uploadId)
      .where("start", "=", start)
      .executeTakeFirst()
    if (piece === undefined) return
    yield piece.content
    start += piece.content.byteLength
  }
}

/** Reads the pending upload. One whose import was written after its process was killed is in the history alone. */
export const readUpload = async (database: Kysely<Tables>): Promise<ImportUpload | null> => {
  const row = await database
    .selectFrom("import_upload")
    .select(["upload_id", "kind", "name", "bytes", "received", "state", "import_id", "message", "permission", "can_load"])
    .select((row) => [
      isRunning.as("isRunning"),
      row
        .selectFrom("import_product")
        .select(sql<number>`count(*)::int`.as("read"))
        .whereRef("import_product.import_id", "=", "import_upload.import_id")
        .as("read"),
      row.selectFrom("import").select("import.state").whereRef("import.import_id", "=", "import_upload.import_id").as("importState")
    ])
    .executeTakeFirst()
  if (row === undefined) return null
  const isStopped = (row.state === "checking" || row.state === "loading") && !row.isRunning
  if (isStopped && row.importState !== null && !unwritten.has(row.importState)) return null
  return {
    uploadId: row.upload_id,
    kind: row.kind,
    name: row.name,
    bytes: row.bytes,
    received: row.received,
    state: isStopped ? "stopped" : row.state,
    read: row.isRunning ? (row.read ?? 0) : 0,
    importId: row.import_id,
    message: row.message,
    permission: row.permission,
    canLoad: row.can_load
  }
}

const unwritten: ReadonlySet<string> = new Set(["reading", "checked", "refused"])

/** Reads which import a running check or import of an upload has in the history. */
export const readRunning = (database: Kysely<Tables>) =>
  database.selectFrom("import_upload").select(["import_id", "state"]).where(isRunning).executeTakeFirst()
