import { parentPort } from "node:worker_threads"
import { messageOf } from "../../foundation/thrown.ts"
import { vocabularyTable } from "../search-index/createVocabularyReader.ts"
import { type Ask, createIndexBuilder, type Reply } from "@camber/search/index-builder"

/** Builds indexes beside the thread that answers shoppers. What it has collected ends with the thread. */
const build = createIndexBuilder(vocabularyTable)

const replyTo = (ask: Ask): Reply => {
  try {
    return { answer: build(ask) }
  } catch (error) {
    return { cause: messageOf(error) }
  }
}

parentPort?.on("message", (ask: Ask) => parentPort?.postMessage(replyTo(ask)))
