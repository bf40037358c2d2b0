import { ClientDisconnected } from "../database/abortableQueries.ts"
import { PayloadTooLarge } from "./errors.ts"

/** The largest request body in bytes, for forms and for calls that put hundreds of parts into a cart or a list. */
export const MAX_BODY_BYTES = 256_000

/** The largest of every other GraphQL service. The largest honest one, a listing with a project, is under 4 kB; a document may have 10,000 letters. */
export const MAX_QUERY_BYTES = 32_000

/** The largest body in bytes that a request to this address may bring. */
const largestOf = ({ url }: Request): number => (/^\/graphql\/(?!checkout$)/.test(new URL(url).pathname) ? MAX_QUERY_BYTES : MAX_BODY_BYTES)

/** The body as text. Throws what `readBytes` does. */
export const readBody = async (request: Request, maximum = largestOf(request)): Promise<string> =>
  (await readBytes(request, maximum)).toString("utf8")

/**
 * The body as it came. Throws `PayloadTooLarge` beyond `maximum` bytes; what lies beyond the largest body is never read. `ClientDisconnected` where its
 * sender went midway.
 */
export const readBytes = async (request: Request, maximum = largestOf(request)): Promise<Buffer> => {
  if (Number(request.headers.get("content-length") ?? 0) > maximum) throw new PayloadTooLarge({ maximum })
  const chunks: Array<Uint8Array> = []
  let length = 0
  for await (const chunk of sent(request)) {
    length += chunk.byteLength
    // Leaving the loop cancels the stream.
    if (length > maximum) throw new PayloadTooLarge({ maximum })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** A stream of a request fails with its connection alone. */
async function* sent({ body }: Request): AsyncGenerator<Uint8Array> {
  try {
    if (body !== null) yield* body
  } catch (cause) {
    throw new ClientDisconnected({ cause })
  }
}
