import { Data } from "effect"
import { once } from "node:events"
import { MessageChannel, Worker } from "node:worker_threads"
import { DatabaseLost } from "../errors.ts"
import { getErrorMessage } from "../../foundation/errorDetails.ts"
import { PortSocket } from "./PortSocket.ts"
import { postgresWasm } from "./postgresWasm.ts"
import type { Begin, FromThread, ToThread } from "./thread.ts"

/** The running thread of an embedded database. */
export interface DatabaseThread {
  /** Opens a connection. If the database has stopped or stops later, the connection fails with DatabaseLost. */
  readonly connect: () => PortSocket
  /** Shuts the database down and ends the thread. */
  readonly stop: () => Promise<void>
  /** Resolves when the thread ends without `stop`. */
  readonly lost: Promise<DatabaseLost>
}

/** The thread could not open its database. `cause` is the database's message. */
export class OpenFailed extends Data.TaggedError("OpenFailed")<{ readonly cause: string }> {}

/** Milliseconds that `stop` waits for the last query. */
const STOP_TIMEOUT_MS = 5_000

/**
 * Starts a thread with the database in `folder`. The caller holds the folder's lock. It is a thread, because a child process could outlive
 * the owner of the lock. Rejects with OpenFailed.
 */
export const startDatabaseThread = async (folder: string): Promise<DatabaseThread> => {
  const begin: Begin = { folder, program: await postgresWasm() }
  const worker = new Worker(new URL("./thread.ts", import.meta.url), { workerData: begin })
  const end = watchEnd(worker)
  await Promise.race([
    new Promise<void>((resolve) => worker.on("message", ({ type }: FromThread) => type === "ready" && resolve())),
    end.then((cause) => Promise.reject(new OpenFailed({ cause })))
  ])

  const sockets = new Set<PortSocket>()
  let isStopping = false
  let ended: DatabaseLost | undefined
  const lost = Promise.withResolvers<DatabaseLost>()
  void end.then((cause) => {
    ended = new DatabaseLost({ cause })
    for (const socket of sockets) socket.destroy(ended)
    if (!isStopping) lost.resolve(ended)
  })

  const post = (message: ToThread) => worker.postMessage(message, message.type === "connect" ? [message.port] : [])
  return {
    connect: () => {
      const { port1, port2 } = new MessageChannel()
      const socket = new PortSocket(port1)
      sockets.add(socket)
      socket.once("close", () => sockets.delete(socket))
      if (ended === undefined) post({ type: "connect", port: port2 })
      else socket.destroy(ended)
      return socket
    },
    stop: async () => {
      if (isStopping || ended !== undefined) return
      isStopping = true
      post({ type: "stop" })
      // A thread in an endless computation does not react to the stop message. Acknowledged writes are on disk, so terminating it is safe.
      const timer = setTimeout(() => void worker.terminate(), STOP_TIMEOUT_MS)
      await once(worker, "exit")
      clearTimeout(timer)
    },
    lost: lost.promise
  }
}

/** Resolves when the thread has ended, with the cause if it is known. */
const watchEnd = (worker: Worker): Promise<string> => {
  const end = Promise.withResolvers<string>()
  let cause = "its thread ended"
  worker.on("message", (message: FromThread) => {
    if (message.type !== "ready") cause = message.cause
  })
  worker.on("error", (error: unknown) => (cause = getErrorMessage(error)))
  worker.on("exit", () => end.resolve(cause))
  return end.promise
}
