import { parentPort } from "node:worker_threads"
import { getErrorMessage } from "../../foundation/errorDetails.ts"
import { createVocabularyReader } from "../search-index/createVocabularyReader.ts"
import { readDictionary } from "../search-index/readVocabulary.ts"
import { type BuilderRequest, createIndexBuilder, type BuilderReply } from "@camber/search/index-builder"

/** Builds indexes in a worker thread. Its memory is released when the thread ends. */
const build = createIndexBuilder(createVocabularyReader, readDictionary)

const replyTo = (ask: BuilderRequest): BuilderReply => {
  try {
    return { answer: build(ask) }
  } catch (error) {
    return { cause: getErrorMessage(error) }
  }
}

parentPort?.on("message", (ask: BuilderRequest) => parentPort?.postMessage(replyTo(ask)))
