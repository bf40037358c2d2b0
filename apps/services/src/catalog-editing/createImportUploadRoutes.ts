import {
  checkImportUpload,
  discardImportUpload,
  findImportFileProblem,
  IMPORT_PIECE_PATH,
  importDesk,
  type ImportDesk,
  type ImportPiece,
  type ImportUploadResult,
  loadImportUpload,
  MAX_PIECE_BYTES,
  startImportUpload
} from "@camber/domain/staff"
import type { Kysely } from "kysely"
import { runDetached } from "../database/abortableQueries.ts"
import type { Tables } from "../database/tables.ts"
import { InvalidArgument } from "../http/errors.ts"
import { readBytes } from "../http/readBody.ts"
import { type ApiHandler, restrictMethods } from "../http/restHandlers.ts"
import { createPostRoute, createReadRoute, createStaffRoute, type StaffVisit } from "../staff/requireStaff.ts"
import { addPiece, claimUpload, deleteUpload, readUpload, startUpload, type UploadRow } from "./importUploads.ts"
import { readImports } from "./readImports.ts"
import { runImportUpload, type StaffImportDeps } from "./runImportUpload.ts"

/**
 * Creates the routes of imports by upload. A file arrives in pieces, each in a request of its own: none is larger than proxies accept, and a
 * slow line does not reach the time limit of a request. The role is checked before a body is read. Checks and imports run on after the
 * response, in this process.
 */
export const createImportUploadRoutes = (deps: StaffImportDeps): ReadonlyArray<readonly [path: string, call: ApiHandler]> => {
  const { background, report } = deps
  const run = (upload: UploadRow, isCheck: boolean, isAllowed: boolean, visit: StaffVisit): void =>
    void runDetached(() => runImportUpload(deps, upload, { isCheck, isAllowed, visit })).catch(report)
  const answer = async (problem: string | null): Promise<typeof ImportUploadResult.Encoded> => ({
    problem,
    now: await readDesk(background)
  })
  const begin = async (
    uploadId: string,
    isCheck: boolean,
    isAllowed: boolean,
    visit: StaffVisit
  ): Promise<typeof ImportUploadResult.Encoded> => {
    const claimed = await claimUpload(background, uploadId, isCheck ? "checking" : "loading", isAllowed)
    if (typeof claimed === "string") return answer(claimed)
    run(claimed, isCheck, isAllowed, visit)
    return answer(null)
  }
  return [
    createReadRoute(importDesk, () => readDesk(background)),
    createPostRoute(startImportUpload, async (draft) => {
      const problem = findImportFileProblem(draft)
      return problem === null ? startUpload(background, draft) : { problem, uploadId: null }
    }),
    createStaffRoute(
      IMPORT_PIECE_PATH,
      restrictMethods(["POST"], async (request, visit) => {
        const { start, uploadId } = readPlace(request)
        const { complete, ...piece } = await addPiece(background, uploadId, start, await readBytes(request, MAX_PIECE_BYTES))
        if (complete !== null) run(complete, true, false, visit)
        return Response.json(piece satisfies ImportPiece, { headers: { "cache-control": "no-store" } })
      })
    ),
    createPostRoute(checkImportUpload, ({ uploadId }, visit) => begin(uploadId, true, false, visit)),
    createPostRoute(loadImportUpload, ({ isAllowed, uploadId }, visit) => begin(uploadId, false, isAllowed, visit)),
    createPostRoute(discardImportUpload, async ({ uploadId }) => answer(await deleteUpload(background, uploadId)))
  ]
}

const readDesk = async (database: Kysely<Tables>): Promise<typeof ImportDesk.Encoded> => ({
  upload: await readUpload(database),
  imports: await readImports(database)
})

const readPlace = ({ url }: Request) => {
  const query = new URL(url).searchParams
  const [uploadId, start] = [query.get("upload") ?? "", query.get("at") ?? ""]
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(uploadId))
    throw new InvalidArgument({ argument: "upload", expected: "Expected the id of an upload" })
  if (!/^\d{1,9}$/.test(start)) throw new InvalidArgument({ argument: "at", expected: "Expected an offset in bytes" })
  return { uploadId, start: Number(start) }
}
