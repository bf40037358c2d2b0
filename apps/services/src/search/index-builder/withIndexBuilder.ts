import { Data } from "effect"
import { isMarkedAsUntransferable, Worker } from "node:worker_threads"
import { messageOf } from "../../foundation/thrown.ts"
import type { BuilderRequests, BuilderReply } from "@camber/search/index-builder"

/** An index could not be built, in the words of its thread. */
class BuildFailed extends Data.TaggedError("BuildFailed")<{ readonly cause: string }> {}

/** Asks a thread that builds indexes; one question at a time. The columns to `give` are the thread's from then on, and nothing of them is copied. */
export type IndexBuilder = <Name extends keyof BuilderRequests>(
  name: Name,
  takes: BuilderRequests[Name]["takes"],
  give?: ReadonlyArray<Uint8Array>
) => Promise<BuilderRequests[Name]["answers"]>

/**
 * Starts a thread for what takes long, and ends it when `use` is done: however large the catalogue is, nobody waits for its index, and what building it
 * leaves behind in memory goes with the thread. Rejects with `BuildFailed`, and with what `use` rejects with.
 */
export const withIndexBuilder = async <A>(use: (ask: IndexBuilder) => Promise<A>): Promise<A> => {
  const worker = new Worker(new URL("./thread.ts", import.meta.url))
  // A process that ends does not wait for an index.
  worker.unref()
  const ended = Promise.withResolvers<never>()
  ended.promise.catch(() => undefined)
  worker.on("error", (error) => ended.reject(new BuildFailed({ cause: messageOf(error) })))
  worker.on("exit", () => ended.reject(new BuildFailed({ cause: "its thread ended" })))
  const ask: IndexBuilder = async (name, takes, give = []) => {
    const reply = Promise.withResolvers<BuilderReply>()
    worker.once("message", reply.resolve)
    worker.postMessage({ name, takes }, ownBuffers(give))
    const said = await Promise.race([reply.promise, ended.promise])
    if ("cause" in said) throw new BuildFailed(said)
    // A thread answers what it was asked.
    return said.answer as BuilderRequests[typeof name]["answers"]
  }
  try {
    return await use(ask)
  } finally {
    await worker.terminate()
  }
}

/** Small pieces share their memory with others, and are copied. */
const ownBuffers = (columns: ReadonlyArray<Uint8Array>): Array<ArrayBuffer> =>
  columns.flatMap(({ buffer, byteLength }) =>
    buffer instanceof ArrayBuffer && buffer.byteLength === byteLength && byteLength > 0 && !isMarkedAsUntransferable(buffer) ? [buffer] : []
  )
