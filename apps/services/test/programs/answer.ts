import { listing } from "@camber/domain/search"
import { Effect } from "effect"
import { writeSync } from "node:fs"
import { setTimeout as after } from "node:timers/promises"
import { listenForChanges } from "../../src/change-log/changeLog.ts"
import { openDatabase } from "../../src/database/openDatabase.ts"
import { createServices } from "../../src/handler.ts"
import { defaults } from "../openServices.ts"
import { demoContent } from "../demoContent.ts"
import { testVisitor } from "../testVisitor.ts"

/**
 * Uses a database as a process of the shop does. Prints the most expensive product with its price whenever that changes.
 *
 * A message contains a product ID and its new price in cents.
 */
const [address = ""] = process.argv.slice(2)
const database = await Effect.runPromise(openDatabase({ dataDir: "", url: new URL(address) }))
const services = createServices({ ...demoContent, database, settings: defaults, report: () => undefined })
Effect.runFork(listenForChanges(database.pools["unhurried"] ?? database.pool, services.changes.requestPoll))
process.on("message", ([id, cents]: readonly [number, number]) => {
  const price = { price_cents: cents }
  void database.kysely.transaction().execute(async (transaction) => {
    await transaction.updateTable("variant").set(price).where("product_page_id", "=", id).execute()
    await transaction.updateTable("product").set(price).where("product_page_id", "=", id).execute()
  })
})

const visitor = testVisitor(services)
const scope = { kind: "all", slug: "all" } as const
const mostExpensive = { scope, query: "", facets: [], fits: false, exact: false, sort: "-price", page: 1 } as const
for (let printed = ""; ; await after(50)) {
  const [first] = (await visitor.ask(listing, { address: mostExpensive, project: null })).listing?.cards ?? []
  const now = `${first?.productPageId} ${first?.pricing.salePrice}`
  if (now !== printed) writeSync(1, `${now}\n`)
  printed = now
}
