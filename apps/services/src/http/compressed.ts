import { promisify } from "node:util"
import { gzip } from "node:zlib"

/** Less than this many bytes is not worth the work. */
const SMALLEST = 1024
/** Fast, and within a few percent of the best. */
const LEVEL = 5

const zip = promisify(gzip)

/** A JSON answer as small as its caller takes it; every other answer is left as it is. */
export const compressed = async (request: Request, response: Response): Promise<Response> => {
  const isTaken = /\bgzip\b/i.test(request.headers.get("accept-encoding") ?? "")
  const isJson = /\bjson\b/i.test(response.headers.get("content-type") ?? "")
  if (!isTaken || !isJson || response.body === null || response.headers.has("content-encoding")) return response
  const bytes = new Uint8Array(await response.arrayBuffer())
  const { status, statusText } = response
  const headers = new Headers(response.headers)
  if (bytes.byteLength < SMALLEST) return new Response(bytes, { status, statusText, headers })
  headers.set("content-encoding", "gzip")
  headers.append("vary", "accept-encoding")
  headers.delete("content-length")
  return new Response(new Uint8Array(await zip(bytes, { level: LEVEL })), { status, statusText, headers })
}
