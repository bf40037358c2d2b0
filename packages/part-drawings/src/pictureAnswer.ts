import { selectEncoding, type ContentEncoding, isNotModified } from "@camber/domain/ports"
import { createHash } from "node:crypto"
import { brotliCompressSync, constants, gzipSync } from "node:zlib"
import { drawingsVersion } from "./drawingsVersion.ts"

type Bytes = Uint8Array<ArrayBuffer>

/** A drawn picture, held as it is sent. */
export interface Picture {
  readonly body: Bytes
  /** A strong validator, quoted. */
  readonly etag: string
  /** How it may be sent beside as it is. */
  readonly encodings: ReadonlyArray<ContentEncoding>
  readonly encoded: (encoding: ContentEncoding) => Bytes
}

/** Less than this many bytes is not worth the work. */
const SMALLEST = 1024
/** A tenth less than gzip in as little time: what is a twentieth less takes twenty times as long. */
const BROTLI_QUALITY = 5
const compress = {
  br: (body: Bytes): Bytes =>
    new Uint8Array(
      brotliCompressSync(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength }
      })
    ),
  gzip: (body: Bytes): Bytes => new Uint8Array(gzipSync(body))
}

/** A picture that is compressed already, as PNG is. */
export const picture = (body: Bytes): Picture => ({
  body,
  etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
  encodings: [],
  encoded: () => body
})

/** A picture of text: compressed as its first reader takes it, and kept so. */
export const textPicture = (text: string): Picture => {
  const plain = picture(new TextEncoder().encode(text))
  const packed = new Map<ContentEncoding, Bytes>([["identity", plain.body]])
  return {
    ...plain,
    encodings: plain.body.byteLength < SMALLEST ? [] : ["br", "gzip"],
    encoded: (encoding) => {
      const bytes = packed.get(encoding) ?? compress[encoding as "br" | "gzip"](plain.body)
      packed.set(encoding, bytes)
      return bytes
    }
  }
}

/** The picture as small as the client takes it, nothing to one that has it, the head alone where no more is asked for. */
export const pictureAnswer = (
  { encoded, encodings, etag }: Picture,
  request: Request,
  status: number,
  headers: Readonly<Record<string, string>>
): Response => {
  const encoding = selectEncoding(request.headers.get("accept-encoding"), encodings)
  const isPacked = encoding !== "identity"
  const described = {
    ...headers,
    // The same to look at, in other bytes.
    etag: isPacked ? `W/${etag}` : etag,
    ...(encodings.length > 0 && { vary: "Accept-Encoding" })
  }
  if (status === 200 && isNotModified(request.headers.get("if-none-match"), etag))
    return new Response(null, { status: 304, headers: described })
  const bytes = encoded(encoding)
  return new Response(request.method === "HEAD" ? null : bytes, {
    status,
    headers: { ...described, "content-length": String(bytes.byteLength), ...(isPacked && { "content-encoding": encoding }) }
  })
}

export const plainAnswer = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(text, { status, headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...headers } })

/**
 * How long a picture is kept. Under an address with the version of the drawings that draw it, for good. Without one a release may draw it more
 * truly, so it is asked for again after a day, and shown meanwhile. Another version is a page's of another release, which is about to go.
 */
export const keptFor = ({ searchParams }: URL): string => {
  const version = searchParams.get(VERSION)
  if (version === drawingsVersion()) return "public, max-age=31536000, immutable"
  return version === null ? "public, max-age=86400, stale-while-revalidate=2592000" : "public, max-age=3600"
}

/** The parameter in which an address says which drawings it is of. */
export const VERSION = "v"
