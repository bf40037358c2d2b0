import { type ImportFile, ImportRefused, openZip } from "@camber/catalog-import"
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

/** Opens the files. Each zip file is opened once; its limits were checked before. */
const openFiles = async (): Promise<ReadonlyArray<ImportFile>> => {
  const archives = new Map<string, ReadonlyArray<ImportFile>>()
  const opened: Array<ImportFile> = []
  for (const { archive, name, path } of files) {
    if (archive === undefined) {
      opened.push({ name, read: () => createReadStream(path) })
      continue
    }
    const entries = archives.get(path) ?? (await openZip(path, archive, Infinity))
    archives.set(path, entries)
    opened.push(...entries.filter((entry) => entry.name === name))
  }
  return opened
}

try {
  const summary = await readProducts(await openFiles(), context, {
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
