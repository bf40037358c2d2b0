import { toUploadSource } from "@camber/domain/staff"
import { FULL, parsePicturePath, toPicturePath } from "../../pictures/pictureAddress.ts"

const UPLOAD = toUploadSource("")

/** Returns the address of an uploaded photograph, from which another shop can fetch it; null for a shop without https. */
export const toUploadAddress = (source: string, publicOrigin: string): string | null =>
  publicOrigin.startsWith("https:") ? `${publicOrigin}${toPicturePath(source.slice(UPLOAD.length), FULL)}` : null

/** Returns the source of the upload that an address of any shop names; null for other addresses. */
export const parseUploadAddress = (address: string): string | null => {
  const url = URL.parse(address)
  const named = url === null ? null : parsePicturePath(url.pathname)
  return named?.name === FULL ? toUploadSource(named.key) : null
}
