import type { PGlite } from "@electric-sql/pglite"
import { type MessagePort, parentPort, workerData } from "node:worker_threads"
import { getErrorMessage } from "../../foundation/errorDetails.ts"
import { openPglite } from "./cluster.ts"
import type { WasmModule } from "./postgresWasm.ts"
import { serveClient } from "./session.ts"

/** What the thread begins with. */
export interface Begin {
  readonly folder: string
  readonly program: WasmModule
}
/** What the thread is told: serve one more client, or stop. */
export type ToThread = { readonly type: "connect"; readonly port: MessagePort } | { readonly type: "stop" }
/** What the thread tells: it serves, it could not open the database, or the database ended by itself. */
export type FromThread = { readonly type: "ready" } | { readonly type: "failed" | "died"; readonly cause: string }

// PostgreSQL's way back to its main loop after an error in a query. Any other exception there is the end of the database.
const errorInQuery = 100

// ENOSPC in the numbering of the package's own file system, whose errors have no text.
const noSpace = 51

const causeOf = (error: unknown): string => {
  if (error instanceof Object && "errno" in error)
    return error.errno === noSpace ? "No space left on device" : `file error ${String(error.errno)}`
  return getErrorMessage(error)
}

const post = (message: FromThread): void => parentPort?.postMessage(message)
let gravestLine: string | undefined

const log = (line: string): void => {
  const grave = /\b(?:PANIC|FATAL): +(.*)/.exec(line)
  gravestLine = grave?.[1] ?? gravestLine
}

/** The package swallows such exceptions and would go on with a dead database, or for ever. */
const dieWithDatabase = (pglite: PGlite): void => {
  const module = pglite.Module
  const step = module._PostgresMainLoopOnce
  module._PostgresMainLoopOnce = () => {
    try {
      step()
    } catch (error) {
      if (error instanceof Object && "status" in error && error.status === errorInQuery) throw error
      post({ type: "died", cause: gravestLine ?? causeOf(error) })
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
  post({ type: "failed", cause: gravestLine ?? causeOf(error) })
  process.exit(1)
})
