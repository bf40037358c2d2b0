import { execFile } from "node:child_process"
import { Effect } from "effect"
import { mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { promisify } from "node:util"
import { afterEach, expect, it } from "vitest"
import { migrate, migrations, openDatabase } from "../src/database/openDatabase.ts"
import { insertSampleCatalog } from "../src/schema/testing/sampleCatalog.ts"
import { baseBackup } from "./baseBackup.ts"
import { queryOnce, freePort, makeData, createDataFolder, postgresUrl, runPostgres } from "./postgresProcess.ts"
import { findInstalled, findPostgres, type PostgresPrograms } from "./postgresPrograms.ts"
import { runProgram } from "./Program.ts"

/** Sales acknowledged before the backup starts. */
const SALES = 6

const cleanups: Array<() => Promise<void> | void> = []
afterEach(async () => {
  for (const end of cleanups.splice(0).toReversed()) await end()
})

/** Starts a server with a shop that sells until the test ends. */
const startSellingShop = async (programs: PostgresPrograms) => {
  const folder = mkdtempSync(join(tmpdir(), "camber-restoring-"))
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }))
  const place = createDataFolder(programs, folder)
  const serve = async (name: string) => {
    const port = await freePort()
    const server = await runPostgres(place, join(folder, name), port)
    cleanups.push(server.stop)
    return postgresUrl(port)
  }
  makeData(place, join(folder, "shop"))
  const url = await serve("shop")
  const database = await Effect.runPromise(openDatabase({ dataDir: folder, url: new URL(url) }))
  await Effect.runPromise(migrate(database.background, migrations))
  await insertSampleCatalog(database.kysely)
  await database.kysely
    .updateTable("variant")
    .set({ quantity: 5000, availability: "InStock" })
    .where("sku_variant_number", "=", "CAM-P3-1")
    .execute()
  await database.close()
  const program = runProgram("sell", folder, url)
  cleanups.push(async () => {
    program.process.kill("SIGKILL")
    await program.end
  })
  const orders: Array<string> = []
  for (let line = await program.line(); ; line = await program.line()) {
    const [step, order = ""] = line.split(" ")
    if (step === "placed") orders.push(order)
    if (orders.length === SALES) return { folder, place, serve, orders, data: join(folder, "shop"), url }
  }
}

/** Reads the data of orders that never changes: items, amounts and buyers. */
const readOrders = (url: string, orders: ReadonlyArray<string>) =>
  queryOnce(
    url,
    `select order_number, web_user_guid, placed_at, email, contact, total_cents,
       (select json_agg(line order by ordinality) from (select ordinality, sku_variant_number, quantity, unit_price_cents
          from order_line line where line.order_number = placed.order_number) as line) as lines
     from customer_order placed where order_number in (${orders.map((order) => `'${order}'`).join()}) order by 1`
  )

const expectRestored = async (from: string, to: string, orders: ReadonlyArray<string>) => {
  const restoredOrders = await readOrders(to, orders)
  expect(restoredOrders).toHaveLength(SALES)
  expect(restoredOrders).toEqual(await readOrders(from, orders))
  expect(
    await queryOnce(
      to,
      "select from customer_order placed where not exists (select from order_line line where line.order_number = placed.order_number)"
    )
  ).toEqual([])
  const database = await Effect.runPromise(openDatabase({ dataDir: "", url: new URL(to) }))
  expect(await Effect.runPromise(migrate(database.background, migrations))).toEqual([])
  await database.close()
}

const programs = await findPostgres()
it.runIf(programs !== undefined)(
  "OPS-49 a copy of the data that is made while the shop sells restores every order acknowledged before",
  { timeout: 90_000 },
  async () => {
    const { data, folder, orders, place, serve, url } = await startSellingShop(programs!)
    await baseBackup(place, { data, url }, join(folder, "restored"), true)
    await expectRestored(url, await serve("restored"), orders)
  }
)

const installed = findInstalled(["pg_dump", "pg_restore"])
it("OPS-49 a dump that is made while the shop sells restores every order acknowledged before", { timeout: 90_000 }, async ({ skip }) => {
  if (installed === undefined) return skip("pg_dump is not installed, and no package contains it")
  const [run, programs] = [promisify(execFile), dirname(installed.postgres)]
  const { folder, orders, url } = await startSellingShop(installed)
  const [dump, restored] = [join(folder, "dumps/shop.dump"), url.replace(/postgres$/, "restored")]
  mkdirSync(dirname(dump))
  await run(join(programs, "pg_dump"), ["--format=custom", "--file", dump, url])
  await queryOnce(url, "create database restored template template0")
  await run(join(programs, "pg_restore"), ["--exit-on-error", "--no-owner", "--dbname", restored, dump])
  await expectRestored(url, restored, orders)
})
