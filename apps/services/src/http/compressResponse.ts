import { selectEncoding } from "@camber/domain/ports"
import { promisify } from "node:util"
import { gzip } from "node:zlib"

/** Bodies of fewer bytes are not worth compressing. */
const MIN_BYTES = 1024
/** This level is fast, and its result is only a few percent larger than the smallest. */
const LEVEL = 5

const zip = promisify(gzip)

/**
 * Compresses a JSON response if the client accepts gzip. Other responses stay unchanged. Uses gzip only: brotli output is a tenth smaller
 * but takes twice as long, which is not worth it for a response that is sent only once.
 */
export const compressResponse = async (request: Request, response: Response): Promise<Response> => {
  const isText = /\bjson\b/i.test(response.headers.get("content-type") ?? "")
  if (!isText || response.body === null || response.headers.has("content-encoding")) return response
  const { status, statusText } = response
  const headers = new Headers(response.headers)
  if (!/\baccept-encoding\b/i.test(headers.get("vary") ?? "")) headers.append("vary", "accept-encoding")
  const encoding = selectEncoding(request.headers.get("accept-encoding"), ["gzip"])
  if (encoding === "identity") return new Response(response.body, { status, statusText, headers })
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (bytes.byteLength < MIN_BYTES) return new Response(bytes, { status, statusText, headers })
  headers.set("content-encoding", encoding)
  // The ETag becomes weak, because the compressed content is equivalent but not byte-identical.
  const etag = headers.get("etag")
  if (etag?.startsWith('"')) headers.set("etag", `W/${etag}`)
  headers.delete("content-length")
  return new Response(new Uint8Array(await zip(bytes, { level: LEVEL })), { status, statusText, headers })
}
