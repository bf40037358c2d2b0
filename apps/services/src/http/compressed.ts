import { promisify } from "node:util"
import { gzip } from "node:zlib"

/** Less than this many bytes is not worth the work. */
const SMALLEST = 1024
/** Fast, and within a few percent of the best. */
const LEVEL = 5

const zip = promisify(gzip)

/** A quality of 0 refuses it (RFC 9110, 12.4.2). */
const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i

/** An answer of JSON or a drawing as small as its caller takes it; every other answer is left as it is. */
export const compressed = async (request: Request, response: Response): Promise<Response> => {
  const isTaken = takesGzip.test(request.headers.get("accept-encoding") ?? "")
  const isText = /\bjson\b|^image\/svg\+xml/i.test(response.headers.get("content-type") ?? "")
  if (!isTaken || !isText || response.body === null || response.headers.has("content-encoding")) return response
  const bytes = new Uint8Array(await response.arrayBuffer())
  const { status, statusText } = response
  const headers = new Headers(response.headers)
  if (bytes.byteLength < SMALLEST) return new Response(bytes, { status, statusText, headers })
  headers.set("content-encoding", "gzip")
  headers.append("vary", "accept-encoding")
  // The same to look at, in other bytes.
  const etag = headers.get("etag")
  if (etag?.startsWith('"')) headers.set("etag", `W/${etag}`)
  headers.delete("content-length")
  return new Response(new Uint8Array(await zip(bytes, { level: LEVEL })), { status, statusText, headers })
}
