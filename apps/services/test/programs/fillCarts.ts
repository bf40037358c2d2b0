import { Effect, Option } from "effect"
import { writeSync } from "node:fs"
import { openDatabase, parsePostgresUrl } from "../../src/database/index.ts"
import { createServices } from "../../src/handler.ts"
import { demoContent } from "../demoContent.ts"
import { fillCart } from "../../src/orders/testing/orderOf.ts"
import { defaults } from "../openServices.ts"
import { testVisitor } from "../testVisitor.ts"

/**
 * Fills the carts of visitors, several at a time, until so many were acknowledged and it was told that this is enough. Says each visitor with the time (UTC milliseconds), and
 * goes on with another one where a cart was refused.
 */
const [address = "", count = "1"] = process.argv.slice(2)
const AT_ONCE = 4
const PART = "CAM-P3-1"
const url = Option.getOrThrow(parsePostgresUrl(address))
const database = await Effect.runPromise(openDatabase({ dataDir: "", url }))
const services = createServices({ ...demoContent, database, settings: defaults, report: () => undefined })
let [left, isEnough] = [Number(count), false]
for (const told of ["message", "disconnect"] as const) process.once(told, () => (isEnough = true))
const fill = async () => {
  while (left > 0 || !isEnough) {
    const visitor = testVisitor(services)
    const isFilled = await fillCart(visitor, PART).then(
      () => true,
      () => false
    )
    if (!isFilled) continue
    left -= 1
    writeSync(1, `${visitor.webUserGuid} ${Date.now()}\n`)
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, fill))
await database.close()
process.disconnect()
