import { Effect } from "effect"
import { writeSync } from "node:fs"
import { createPace, importCatalog } from "../../src/catalog-import/index.ts"
import { manyParts } from "../../src/catalog-import/testing/ownShop.ts"
import { openDatabase } from "../../src/database/openDatabase.ts"
import { observeQueries } from "../../src/database/abortableQueries.ts"
import { demoContent } from "../demoContent.ts"

/**
 * Imports a version of many parts. Prints a line and stops before the `count`th query that matches `stage`, so that the parent process can
 * kill it at that point. If there are fewer such queries, prints the result of the import.
 */
const [dataDir = "", url = "", version = "1", stage = "", count = "1"] = process.argv.slice(2)
const database = await Effect.runPromise(openDatabase({ dataDir, url: url === "" ? undefined : new URL(url) }))
const { getPartImagePath } = demoContent.illustrations
const request = { files: manyParts(Number(version)), source: `v${version}`, isCheck: false, mayRemove: true, isAgain: false }
/** Each batch contains a third of the parts. */
const pace = createPace({ most: 20, target: Infinity, rest: 0 })
let left = Number(count)
const report = await observeQueries(
  (sql) => {
    if (stage !== "" && sql.includes(stage) && --left === 0) {
      writeSync(1, "here\n")
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
    }
    return () => undefined
  },
  () => importCatalog(database.background, request, { getPartImagePath, categoryAliases: [], pace })
)
writeSync(1, `${report.state}\n`)
await new Promise(() => setInterval(() => undefined, 1_000))
