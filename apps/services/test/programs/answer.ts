import { listing } from "@camber/domain/search"
import { Effect } from "effect"
import { writeSync } from "node:fs"
import { setTimeout as after } from "node:timers/promises"
import { listenForChanges } from "../../src/change-log/listenForChanges.ts"
import { openDatabase } from "../../src/database/index.ts"
import { createServices } from "../../src/handler.ts"
import { demoContent } from "../demoContent.ts"
import { defaults } from "../openServices.ts"
import { testVisitor } from "../testVisitor.ts"

/**
 * Answers over a database as a process of the shop does, and says the dearest product with its price each time that another one is answered.
 * A message is a product's id and its new price in cents, which is changed then.
 */
const [address = ""] = process.argv.slice(2)
const database = await Effect.runPromise(openDatabase({ dataDir: "", url: new URL(address) }))
const services = createServices({ ...demoContent, database, settings: defaults, report: () => undefined })
Effect.runFork(listenForChanges(database.pools["unhurried"] ?? database.pool, services.changes.hurry))
process.on("message", ([id, cents]: readonly [number, number]) => {
  const price = { price_cents: cents }
  void database.kysely.transaction().execute(async (transaction) => {
    await transaction.updateTable("variant").set(price).where("product_page_id", "=", id).execute()
    await transaction.updateTable("product").set(price).where("product_page_id", "=", id).execute()
  })
})

const visitor = testVisitor(services)
const scope = { kind: "all", slug: "all" } as const
const dearest = { scope, query: "", facets: [], fits: false, exact: false, sort: "-price", page: 1 } as const
for (let said = ""; ; await after(50)) {
  const [first] = (await visitor.ask(listing, { address: dearest, project: null })).listing?.cards ?? []
  const now = `${first?.productPageId} ${first?.pricing.salePrice}`
  if (now !== said) writeSync(1, `${now}\n`)
  said = now
}
