import { Result, type Schema } from "effect"
import { ClientDisconnected } from "../database/abortableQueries.ts"
import { PayloadTooLarge, UnsupportedMediaType } from "./errors.ts"
import { decodeArguments } from "./decodeArguments.ts"

/** Maximum request body in bytes, for forms and for calls that add hundreds of parts to a cart or list. */
export const MAX_BODY_BYTES = 256_000

/**
 * Maximum body of all other GraphQL services. The largest valid variables, those of a listing with a project, are under 4 kB. A document
 * may have 10,000 characters.
 */
export const MAX_QUERY_BYTES = 32_000

/** Returns the maximum body size for a request's path. */
const getMaxBytes = ({ url }: Request): number =>
  /^\/graphql\/(?!checkout$)/.test(new URL(url).pathname) ? MAX_QUERY_BYTES : MAX_BODY_BYTES

/** Reads the body as text. Throws like `readBytes`. */
export const readBody = async (request: Request, maximum = getMaxBytes(request)): Promise<string> =>
  (await readBytes(request, maximum)).toString("utf8")

/**
 * Reads the body. Throws `PayloadTooLarge` above `maximum` bytes without reading the rest, and `ClientDisconnected` if
 * the client disconnects.
 */
export const readBytes = async (request: Request, maximum = getMaxBytes(request)): Promise<Buffer> => {
  if (Number(request.headers.get("content-length") ?? 0) > maximum) throw new PayloadTooLarge({ maximum })
  const chunks: Array<Uint8Array> = []
  let length = 0
  for await (const chunk of readChunks(request)) {
    length += chunk.byteLength
    // Leaving the loop cancels the stream.
    if (length > maximum) throw new PayloadTooLarge({ maximum })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** A request stream fails only if its connection fails. */
async function* readChunks({ body }: Request): AsyncGenerator<Uint8Array> {
  try {
    if (body !== null) yield* body
  } catch (cause) {
    throw new ClientDisconnected({ cause })
  }
}

/** A form sent without scripts. `decoded` is null if a field is invalid. The form's page then shows the problem. */
interface SentForm<A> {
  readonly fields: Readonly<Record<string, string>>
  readonly decoded: A | null
}

const mediaType = "application/x-www-form-urlencoded"

/** Whether the content type is that of a form. */
export const isForm = (request: Request): boolean =>
  /^application\/x-www-form-urlencoded\b/i.test(request.headers.get("content-type") ?? "")

/** Creates a reader of forms of at most `maximum` bytes. Throws `UnsupportedMediaType` or `PayloadTooLarge`. */
export const readForm = <A>(schema: Schema.Codec<A, unknown>, maximum: number): ((request: Request) => Promise<SentForm<A>>) => {
  const decode = decodeArguments(schema)
  return async (request) => {
    if (!isForm(request)) throw new UnsupportedMediaType({ expected: mediaType })
    const fields = Object.fromEntries(new URLSearchParams(await readBody(request, maximum)))
    return { fields, decoded: Result.getOrNull(decode(fields)) }
  }
}
