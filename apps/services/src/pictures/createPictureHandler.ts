import { createEmptyErrorResponse } from "../http/errorResponse.ts"
import { type ClientError, MethodNotAllowed, NotFound } from "../http/errors.ts"
import { DOCUMENT, parsePicturePath, isPicturePath, storedTypes } from "./pictureAddress.ts"
import type { PictureFiles } from "./createFolderFiles.ts"

const headers = {
  "x-content-type-options": "nosniff",
  // If a picture is opened as a page, no script can run in it.
  "content-security-policy": "default-src 'none'; sandbox"
}

const refuse = (error: ClientError): Response => {
  const response = createEmptyErrorResponse(error)
  for (const [name, value] of Object.entries({ ...headers, "cache-control": "no-store" })) response.headers.set(name, value)
  return response
}

/** Creates the handler of photographs and documents, whose URLs never change their content. Undefined for other paths. */
export const createPictureHandler =
  (files: PictureFiles) =>
  async ({ method, url }: Pick<Request, "method" | "url">): Promise<Response | undefined> => {
    const { pathname } = new URL(url)
    if (!isPicturePath(pathname)) return undefined
    if (method !== "GET" && method !== "HEAD") return refuse(new MethodNotAllowed({ allowed: ["GET", "HEAD"] }))
    const named = parsePicturePath(pathname)
    const bytes = named === null ? undefined : await files.read(named.key, named.name)
    // The response is not cached, because another process may be about to save the file.
    if (named === null || bytes === undefined) return refuse(new NotFound({ message: "There is no such picture." }))
    return new Response(method === "HEAD" ? null : bytes, {
      headers: {
        ...headers,
        "content-type": storedTypes.get(named.name)!,
        "content-length": String(bytes.length),
        "cache-control": "public, max-age=31536000, immutable",
        // A document may contain scripts. It is downloaded, so that they never run with the shop's origin.
        ...(named.name === DOCUMENT && { "content-disposition": "attachment" })
      }
    })
  }
