import { Effect, Option } from "effect"
import { writeSync } from "node:fs"
import { openDatabase, parsePostgresUrl } from "../../src/database/openDatabase.ts"
import { createServices } from "../../src/handler.ts"
import { defaults } from "../openServices.ts"
import { demoContent } from "../demoContent.ts"
import { fillCart } from "../../src/orders/testing/orderOf.ts"
import { testVisitor } from "../testVisitor.ts"

/**
 * Fills carts of visitors concurrently until `count` carts succeeded and the parent process has sent a message.
 *
 * Prints each visitor with the time in UTC milliseconds. After a rejected cart it continues with another visitor.
 */
const [address = "", count = "1"] = process.argv.slice(2)
const AT_ONCE = 4
const PART = "CAM-P3-1"
const url = Option.getOrThrow(parsePostgresUrl(address))
const database = await Effect.runPromise(openDatabase({ dataDir: "", url }))
const services = createServices({ ...demoContent, database, settings: defaults, report: () => undefined })
let [left, isEnough] = [Number(count), false]
for (const event of ["message", "disconnect"] as const) process.once(event, () => (isEnough = true))
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
