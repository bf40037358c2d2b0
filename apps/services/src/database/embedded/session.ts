import type { PGlite } from "@electric-sql/pglite"
import type { MessagePort } from "node:worker_threads"
import { concatBytes, createFrameReader } from "./frames.ts"

/**
 * Serves one pool client: bytes of the PostgreSQL protocol come in by the port and the answers go back by it. The embedded database has
 * one backend, so a new client inherits the session of the last one, which is therefore put back to its defaults first.
 */
export const serveClient = async (pglite: PGlite, port: MessagePort): Promise<void> => {
  await pglite.exec("rollback")
  await pglite.exec("discard all")
  const wholeFrames = createFrameReader()
  port.on("message", (bytes: Uint8Array) => {
    const request = wholeFrames(bytes)
    if (request.length > 0) void answer(pglite, request).then((reply) => reply.length > 0 && port.postMessage(reply, [reply.buffer]))
  })
}

/**
 * With nothing to sync afterwards (the folder syncs at every commit) the request runs to its end within this call, so requests answer
 * in their order. The raw stream is used because the package's other calls also parse and keep every row.
 */
const answer = async (pglite: PGlite, request: Uint8Array): Promise<Uint8Array<ArrayBuffer>> => {
  const parts: Array<Uint8Array> = []
  // The bytes lie in the database's own memory and are overwritten by the next part.
  await pglite.execProtocolRawStream(request, { syncToFs: false, onRawData: (bytes) => void parts.push(bytes.slice()) })
  return concatBytes(parts)
}
