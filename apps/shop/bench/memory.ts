import { findPostgres } from "../../services/test/postgresPrograms.ts"
import { startPostgres } from "../../services/test/PostgresServer.ts"
import { seed, type ShopUnderTest, STARTS_WITH, startShop } from "../scripts/ShopUnderTest.ts"
import { load, printTable } from "./measure.ts"
import { pageAddresses } from "./pageAddresses.ts"
import { type Bench, sizeName } from "./Shops.ts"

const kinds = [
  ["from the page cache", {}],
  ["rendered each time", { PAGE_CACHE_SECONDS: "0" }]
] as const

/** Measures the process's memory right after a start on existing data, and after ten clients requested each kind of page for 5 s. */
export const memory: Bench = async ({ small }) => {
  const rows: Array<Row> = []
  const programs = await findPostgres()
  if (programs !== undefined) {
    const server = await startPostgres(programs)
    try {
      const settings = { DATABASE_URL: server.url, SESSION_SECRET: "a secret of the bench's own and of no other" }
      await seed(small, settings)
      for (const [name, cache] of kinds)
        rows.push(await weighed(`PostgreSQL, ${name}`, await startShop(STARTS_WITH, { ...settings, ...cache })))
    } finally {
      await server.remove()
    }
  }
  for (const [name, cache] of kinds) {
    const seeded = await startShop(small, cache)
    rows.push(await weighed(`embedded, ${name}`, await seeded.restart(cache)))
  }
  printTable(`Memory of the process, ${sizeName(small)}: resident MB`, ["database, pages", "first page", "after the load", "at most"], rows)
}
type Row = readonly [name: string, begun: number, loaded: number, most: number]

const weighed = async (name: string, shop: ShopUnderTest): Promise<Row> => {
  try {
    const atStart = shop.memory().now
    for (const [, address] of await pageAddresses(shop.origin)) await load(shop.origin + address)
    const { now, peak } = shop.memory()
    return [name, atStart, now, peak]
  } finally {
    await shop.stop()
  }
}
