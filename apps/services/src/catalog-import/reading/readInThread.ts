import { ImportRefused, type Problem } from "@camber/catalog-import"
import { Data } from "effect"
import { Worker } from "node:worker_threads"
import { getErrorMessage } from "../../foundation/errorDetails.ts"
import type { ProductSink, ReadingContext, ReadSummary } from "./readProducts.ts"

export interface ReaderTask {
  /** With `archive`, `path` is of a zip file that contains the file. */
  readonly files: ReadonlyArray<{ readonly name: string; readonly path: string; readonly archive: string | undefined }>
  readonly context: ReadingContext
}

/** Messages from the thread. After `products`, the thread waits for an empty message. */
export type FromReader =
  | { readonly type: "problem"; readonly problem: Problem }
  | { readonly type: "products"; readonly json: string }
  | { readonly type: "done"; readonly summary: ReadSummary }
  | { readonly type: "refused"; readonly problem: Problem; readonly message: string }
  | { readonly type: "failed"; readonly cause: string }

/** The reading thread failed. `cause` is the error's message. */
class ReadingFailed extends Data.TaggedError("ReadingFailed")<{ readonly cause: string }> {}

/**
 * Works like `readProducts` in a worker thread, so that its memory is released at the end.
 *
 * @throws ImportRefused if the files cannot be read.
 */
export const readInThread = async (task: ReaderTask, { report, take }: ProductSink): Promise<ReadSummary> => {
  const worker = new Worker(new URL("./thread.ts", import.meta.url), { workerData: task })
  const ended = Promise.withResolvers<ReadSummary>()
  const receive = (message: FromReader): void => {
    if (message.type === "problem") report(message.problem)
    else if (message.type === "products") take(message.json).then(() => worker.postMessage(null), ended.reject)
    else if (message.type === "done") ended.resolve(message.summary)
    else ended.reject(message.type === "refused" ? new ImportRefused(message) : new ReadingFailed(message))
  }
  worker.on("message", receive)
  worker.on("error", (error) => ended.reject(new ReadingFailed({ cause: getErrorMessage(error) })))
  worker.on("exit", () => ended.reject(new ReadingFailed({ cause: "the reader's thread ended unexpectedly" })))
  try {
    return await ended.promise
  } finally {
    await worker.terminate()
  }
}
