import { Effect, Redacted } from "effect"
import { tmpdir } from "node:os"
import path from "node:path"
import { openDatabase } from "../src/database/index.ts"
import { makeServices } from "../src/index.ts"

/** The services over the database of DATABASE_URL, else the embedded one in DATA_DIR, and a way to ask them without a network. */
export const openBench = async () => {
  const url = process.env["DATABASE_URL"]
  const database = await Effect.runPromise(
    openDatabase({ dataDir: process.env["DATA_DIR"] ?? "./.data", ...(url === undefined ? {} : { url: new URL(url) }) })
  )
  const { answerOwnCall } = makeServices({
    database,
    settings: {
      documents: "registered",
      imageHost: "",
      searchProductCap: 6,
      searchVocabularyDir: null,
      dataDir: path.join(tmpdir(), "camber-bench"),
      isProduction: true,
      publicOrigin: "http://bench.test",
      brandName: "Camber",
      tryLimits: { ofAccount: 1, ofAddress: 1, ofMail: 1 },
      proxyHeader: undefined,
      showsOutbox: false,
      sessionKeys: [Redacted.make(new Uint8Array(32))]
    }
  })
  return {
    database,
    skus: (await database.kysely.selectFrom("catalogue").select("skus").executeTakeFirst())?.skus ?? 0,
    /** The answer's text, and the milliseconds until it was there. */
    ask: async (call: { readonly service: string; readonly id: string }, variables: unknown) => {
      const before = performance.now()
      const { data } = await answerOwnCall({ ...call, variables }, new AbortController().signal)
      const text = JSON.stringify(data)
      return { text, took: performance.now() - before }
    }
  }
}

/** The value below which `share` (0 to 1) of the numbers lie, with a tenth. */
export const quantile = (numbers: ReadonlyArray<number>, share: number): string | undefined =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(share * numbers.length))]?.toFixed(1)
