import { Effect } from "effect"
import { tmpdir } from "node:os"
import path from "node:path"
import { openDatabase } from "../src/database/openDatabase.ts"
import { createServices } from "../src/index.ts"
import { defaults } from "../test/openServices.ts"
import { demoContent } from "../test/demoContent.ts"
import { sessionKey, testVisitor } from "../test/testVisitor.ts"

/** Opens the services over the database of DATABASE_URL, or else the embedded database in DATA_DIR, and calls them without a network. */
export const openBench = async () => {
  const url = process.env["DATABASE_URL"]
  const database = await Effect.runPromise(
    openDatabase({ dataDir: process.env["DATA_DIR"] ?? "./.data", ...(url === undefined ? {} : { url: new URL(url) }) })
  )
  const services = createServices({
    ...demoContent,
    database,
    settings: {
      ...defaults,
      documents: "registered",
      dataDir: path.join(tmpdir(), "camber-bench"),
      isProduction: true,
      publicOrigin: "http://bench.test",
      sessionKeys: [sessionKey]
    }
  })
  return {
    database,
    skus: (await database.kysely.selectFrom("catalogue").select("skus").executeTakeFirst())?.skus ?? 0,
    newVisitor: () => testVisitor(services),
    /** Returns the response text and the elapsed milliseconds. */
    ask: async (call: { readonly service: string; readonly id: string }, variables: unknown) => {
      const before = performance.now()
      const { data } = await services.answerOwnCall({ ...call, variables }, new AbortController().signal)
      const text = JSON.stringify(data)
      return { text, took: performance.now() - before }
    }
  }
}

/** Returns the quantile of the numbers at `share` (0 to 1), with one decimal. */
export const quantile = (numbers: ReadonlyArray<number>, share: number): string | undefined =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(share * numbers.length))]?.toFixed(1)
