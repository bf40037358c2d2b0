import { selectEncoding } from "@camber/domain/ports"
import { pipeline } from "node:stream/promises"
import { setImmediate } from "node:timers/promises"
import { createGzip } from "node:zlib"

type Bytes = Uint8Array<ArrayBuffer>

/** Compresses a long text on another thread. Yields to the event loop between chunks. */
export const gzipStream = async (texts: AsyncIterable<string>): Promise<Bytes> => {
  const chunks: Array<Buffer> = []
  await pipeline(yieldBetween(texts), createGzip(), async (zip: AsyncIterable<Buffer>) => {
    for await (const chunk of zip) chunks.push(chunk)
  })
  return Buffer.concat(chunks)
}

async function* yieldBetween(texts: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const text of texts) {
    yield text
    await setImmediate()
  }
}

/** Creates a response from gzip bytes. Decompresses them for clients that do not accept gzip. */
export const createGzipResponse = (request: Request, bytes: Bytes, headers: Readonly<Record<string, string>>): Response => {
  if (selectEncoding(request.headers.get("accept-encoding"), ["gzip"]) === "identity")
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")), {
      headers: { ...headers, vary: "Accept-Encoding" }
    })
  return new Response(bytes, {
    headers: { ...headers, vary: "Accept-Encoding", "content-encoding": "gzip", "content-length": String(bytes.byteLength) }
  })
}
