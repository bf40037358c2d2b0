import type { PGlite } from "@electric-sql/pglite"
import type { MessagePort } from "node:worker_threads"
import { concatBytes, createFrameReader } from "./frames.ts"

/**
 * Serves one pool client: receives protocol bytes from the port and posts the responses back.
 * The embedded database has one session, so a new client first resets what the previous one left.
 */
export const serveClient = async (pglite: PGlite, port: MessagePort): Promise<void> => {
  await pglite.exec("rollback")
  await pglite.exec("discard all")
  const readFrames = createFrameReader()
  port.on("message", (bytes: Uint8Array) => {
    const request = readFrames(bytes)
    if (request.length > 0) void execute(pglite, request).then((reply) => reply.length > 0 && port.postMessage(reply, [reply.buffer]))
  })
}

/**
 * Executes a request. It completes synchronously within this call, because DurableFolder syncs at every commit, so
 * responses keep their order.
 * Uses the raw stream because PGlite's other calls also parse and buffer every row.
 */
const execute = async (pglite: PGlite, request: Uint8Array): Promise<Uint8Array<ArrayBuffer>> => {
  const parts: Array<Uint8Array> = []
  // The database reuses the buffer for the next part.
  await pglite.execProtocolRawStream(request, { syncToFs: false, onRawData: (bytes) => void parts.push(bytes.slice()) })
  return concatBytes(parts)
}
