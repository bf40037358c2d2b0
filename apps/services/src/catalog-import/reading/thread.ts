import { ImportRefused } from "@camber/catalog-import"
import { createReadStream } from "node:fs"
import { once } from "node:events"
import { parentPort, workerData } from "node:worker_threads"
import { getErrorMessage } from "../../foundation/errorDetails.ts"
import { readProducts } from "./readProducts.ts"
import type { FromReader, ReaderTask } from "./readInThread.ts"

/** Reads files in a worker thread, so that parsing does not delay pages. */
const { context, files } = workerData as ReaderTask
const port = parentPort!
const post = (message: FromReader): void => port.postMessage(message)

try {
  const opened = files.map(({ name, path }) => ({ name, read: () => createReadStream(path) }))
  const summary = await readProducts(opened, context, {
    report: (problem) => post({ type: "problem", problem }),
    take: async (json) => {
      const taken = once(port, "message")
      post({ type: "products", json })
      await taken
    }
  })
  post({ type: "done", summary })
} catch (error) {
  if (error instanceof ImportRefused) post({ type: "refused", problem: error.problem, message: error.message })
  else post({ type: "failed", cause: getErrorMessage(error) })
}
port.close()
