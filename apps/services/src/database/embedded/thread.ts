import type { PGlite } from "@electric-sql/pglite"
import { type MessagePort, parentPort, workerData } from "node:worker_threads"
import { getErrorMessage } from "../../foundation/errorDetails.ts"
import { openPglite } from "./cluster.ts"
import type { WasmModule } from "./postgresWasm.ts"
import { concatBytes, createFrameReader } from "./frames.ts"

/**
 * Serves one pool client: receives protocol bytes from the port and posts the responses back. The embedded database has one session, so for
 * a new client, the session is reset first.
 */
const serveClient = async (pglite: PGlite, port: MessagePort): Promise<void> => {
  await pglite.exec("rollback")
  await pglite.exec("discard all")
  const readFrames = createFrameReader()
  port.on("message", (bytes: Uint8Array) => {
    const request = readFrames(bytes)
    if (request.length > 0) void execute(pglite, request).then((reply) => reply.length > 0 && port.postMessage(reply, [reply.buffer]))
  })
}

/**
 * Executes a request. The request completes synchronously within this call, because DurableFolder syncs at every commit. So responses keep
 * their order. Uses the raw stream because PGlite's other calls also parse and buffer every row.
 */
const execute = async (pglite: PGlite, request: Uint8Array): Promise<Uint8Array<ArrayBuffer>> => {
  const parts: Array<Uint8Array> = []
  // Copies the bytes, because the database reuses the buffer for the next part.
  await pglite.execProtocolRawStream(request, { syncToFs: false, onRawData: (bytes) => void parts.push(bytes.slice()) })
  return concatBytes(parts)
}

/** Worker data of the thread. */
export interface Begin {
  readonly folder: string
  readonly program: WasmModule
}
/** Messages to the thread: serve another client, or stop. */
export type ToThread = { readonly type: "connect"; readonly port: MessagePort } | { readonly type: "stop" }
/** Messages from the thread: it is ready, could not open the database, or the database stopped unexpectedly. */
export type FromThread = { readonly type: "ready" } | { readonly type: "failed" | "died"; readonly cause: string }

// Exit status by which PostgreSQL returns to its main loop after a query error. Any other exception there is fatal.
const QUERY_ERROR_STATUS = 100

// Error number of ENOSPC (no space left) in Emscripten's file system. Its errors have no message.
const ENOSPC = 51

const getCause = (error: unknown): string => {
  if (error instanceof Object && "errno" in error)
    return error.errno === ENOSPC ? "No space left on device" : `file error ${String(error.errno)}`
  return getErrorMessage(error)
}

const post = (message: FromThread): void => parentPort?.postMessage(message)
let fatalLine: string | undefined

const log = (line: string): void => {
  const match = /\b(?:PANIC|FATAL): +(.*)/.exec(line)
  fatalLine = match?.[1] ?? fatalLine
}

/** Ends the process on a fatal exception. PGlite would ignore it and either continue with a dead database or loop forever. */
const dieWithDatabase = (pglite: PGlite): void => {
  const module = pglite.Module
  const step = module._PostgresMainLoopOnce
  module._PostgresMainLoopOnce = () => {
    try {
      step()
    } catch (error) {
      if (error instanceof Object && "status" in error && error.status === QUERY_ERROR_STATUS) throw error
      post({ type: "died", cause: fatalLine ?? getCause(error) })
      process.exit(1)
    }
  }
}

const run = async ({ folder, program }: Begin): Promise<void> => {
  const pglite = await openPglite(folder, program, log)
  dieWithDatabase(pglite)
  parentPort?.on("message", (message: ToThread) => {
    if (message.type === "connect") void serveClient(pglite, message.port)
    else void pglite.close().finally(() => process.exit(0))
  })
  post({ type: "ready" })
}

run(workerData as Begin).catch((error: unknown) => {
  post({ type: "failed", cause: fatalLine ?? getCause(error) })
  process.exit(1)
})
