import { selectEncoding } from "@camber/domain/ports"
import { pipeline } from "node:stream/promises"
import { setImmediate } from "node:timers/promises"
import { createGzip } from "node:zlib"

type Bytes = Uint8Array<ArrayBuffer>

/** A long text as gzip. It is taken a piece between two turns of the event loop, and compressed by another thread. */
export const gzipStream = async (texts: AsyncIterable<string>): Promise<Bytes> => {
  const chunks: Array<Buffer> = []
  await pipeline(inTurns(texts), createGzip(), async (zip: AsyncIterable<Buffer>) => {
    for await (const chunk of zip) chunks.push(chunk)
  })
  return Buffer.concat(chunks)
}

async function* inTurns(texts: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const text of texts) {
    yield text
    await setImmediate()
  }
}

/** Answers with such bytes as they are; for who does not take them so they are unpacked, beside the other answers. */
export const createGzipResponse = (request: Request, bytes: Bytes, headers: Readonly<Record<string, string>>): Response => {
  if (selectEncoding(request.headers.get("accept-encoding"), ["gzip"]) === "identity")
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")), {
      headers: { ...headers, vary: "Accept-Encoding" }
    })
  return new Response(bytes, {
    headers: { ...headers, vary: "Accept-Encoding", "content-encoding": "gzip", "content-length": String(bytes.byteLength) }
  })
}
