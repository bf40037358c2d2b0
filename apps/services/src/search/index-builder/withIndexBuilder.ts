import { Data } from "effect"
import { isMarkedAsUntransferable, Worker } from "node:worker_threads"
import { getErrorMessage } from "../../foundation/errorDetails.ts"
import type { BuilderRequests, BuilderReply } from "@camber/search/index-builder"

/** An index build failed. `cause` is the error message of the thread. */
class BuildFailed extends Data.TaggedError("BuildFailed")<{ readonly cause: string }> {}

/** Sends one request at a time to the builder thread. The columns in `give` are transferred, not copied. */
export type IndexBuilder = <Name extends keyof BuilderRequests>(
  name: Name,
  takes: BuilderRequests[Name]["takes"],
  give?: ReadonlyArray<Uint8Array>
) => Promise<BuilderRequests[Name]["answers"]>

/**
 * Starts a builder thread and terminates it after `use`, which releases its memory.
 *
 * Rejects with `BuildFailed`, or with the rejection of `use`.
 */
export const withIndexBuilder = async <A>(use: (ask: IndexBuilder) => Promise<A>): Promise<A> => {
  const worker = new Worker(new URL("./thread.ts", import.meta.url))
  // Allows the process to exit during a build.
  worker.unref()
  const ended = Promise.withResolvers<never>()
  ended.promise.catch(() => undefined)
  worker.on("error", (error) => ended.reject(new BuildFailed({ cause: getErrorMessage(error) })))
  worker.on("exit", () => ended.reject(new BuildFailed({ cause: "the builder thread ended unexpectedly" })))
  const ask: IndexBuilder = async (name, takes, give = []) => {
    const reply = Promise.withResolvers<BuilderReply>()
    worker.once("message", reply.resolve)
    worker.postMessage({ name, takes }, ownBuffers(give))
    const message = await Promise.race([reply.promise, ended.promise])
    if ("cause" in message) throw new BuildFailed(message)
    // The thread handles one request at a time, so the reply belongs to this request.
    return message.answer as BuilderRequests[typeof name]["answers"]
  }
  try {
    return await use(ask)
  } finally {
    await worker.terminate()
  }
}

/** Lists buffers that can be transferred. Small arrays share a pooled buffer, which cannot be transferred, so they are copied. */
const ownBuffers = (columns: ReadonlyArray<Uint8Array>): Array<ArrayBuffer> =>
  columns.flatMap(({ buffer, byteLength }) =>
    buffer instanceof ArrayBuffer && buffer.byteLength === byteLength && byteLength > 0 && !isMarkedAsUntransferable(buffer) ? [buffer] : []
  )
