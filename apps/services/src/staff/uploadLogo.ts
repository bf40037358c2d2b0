import { LOGO_UPLOAD_PATH, type LogoUpload, MAX_LOGO_BYTES } from "@camber/domain/staff"
import pLimit from "p-limit"
import { TooManyRequests } from "../http/errors.ts"
import { readBytes } from "../http/readBody.ts"
import { type ApiHandler, restrictMethods } from "../http/restHandlers.ts"
import type { PictureFiles } from "../pictures/createFolderFiles.ts"
import { hashContent, type PictureEncoder } from "../pictures/createPictureEncoder.ts"
import { toPictureKey } from "../pictures/pictureAddress.ts"
import { createStaffRoute } from "./requireStaff.ts"

export interface LogoUploadDeps {
  readonly encodeLogo: PictureEncoder
  readonly files: PictureFiles
}

const MAX_WAITING = 4

/** Creates the route that stores a logo. Pages show it once staff save the shop's settings with its key. */
export const createLogoUploadRoute = ({ encodeLogo, files }: LogoUploadDeps): readonly [path: string, call: ApiHandler] => {
  const inTurn = pLimit(1)
  const receive = async (request: Request): Promise<typeof LogoUpload.Encoded> => {
    const bytes = await readBytes(request, MAX_LOGO_BYTES)
    if (bytes.length === 0) return { problem: "This file is empty.", logo: null }
    const encoded = await encodeLogo(bytes)
    if (encoded._tag === "Refused") return { problem: encoded.sentence, logo: null }
    const logo = toPictureKey(hashContent(bytes, "logo"), encoded)
    await files.save(logo, encoded.files)
    return { problem: null, logo }
  }
  return createStaffRoute(
    LOGO_UPLOAD_PATH,
    restrictMethods(["POST"], async (request) => {
      if (inTurn.pendingCount >= MAX_WAITING) throw new TooManyRequests({ seconds: 10 })
      return Response.json(await inTurn(() => receive(request)), { headers: { "cache-control": "no-store" } })
    })
  )
}
