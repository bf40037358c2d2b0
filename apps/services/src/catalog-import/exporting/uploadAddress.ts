import { toUploadSource } from "@camber/domain/staff"
import { FULL, parsePicturePath, toPicturePath } from "../../pictures/pictureAddress.ts"

const UPLOAD = toUploadSource("")

/** Returns the URL from which another shop can fetch an uploaded photograph; null if this shop does not use https. */
export const toUploadAddress = (source: string, publicOrigin: string): string | null =>
  publicOrigin.startsWith("https:") ? `${publicOrigin}${toPicturePath(source.slice(UPLOAD.length), FULL)}` : null

/** Returns the source of the upload that the URL of any shop refers to; null for other URLs. */
export const parseUploadAddress = (address: string): string | null => {
  const url = URL.parse(address)
  const named = url === null ? null : parsePicturePath(url.pathname)
  return named?.name === FULL ? toUploadSource(named.key) : null
}
