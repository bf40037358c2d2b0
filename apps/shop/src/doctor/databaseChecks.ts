import { type Database, type DatabaseError, expectMigrated, type Migrations } from "@camber/services/database"
import { Effect } from "effect"
import { quoteTestOrder, readWarehouses } from "@camber/services/orders"
import { createTableRates, createTableTax, readRates, readTaxRates, TableInvalid } from "@camber/services/rates"
import { type CheckResult, fail, pass, warn } from "./CheckResult.ts"
import type { Settings } from "../settings/Settings.ts"

/** Checks that every migration of this version has run. Runs none. */
export const checkMigrations = (
  { background }: Pick<Database, "background">,
  migrations: Migrations,
  { migrations: when }: Pick<Settings, "migrations">
): Promise<CheckResult> =>
  expectMigrated(background, migrations).pipe(
    Effect.as(pass(`All ${Object.keys(migrations).length} migrations have run.`)),
    Effect.catchTag("SchemaOutdated", (outdated) =>
      Effect.succeed(
        when === "by-command"
          ? fail(outdated.message)
          : warn(`Migration ${outdated.migration} has not run: restart the shop, or run "pnpm migrate".`)
      )
    ),
    Effect.catch((error) => Effect.succeed(fail(error.message))),
    Effect.runPromise
  )

/** The reason why no database is open. */
export type NoDatabase = Pick<DatabaseError, "message">

/** Whether the database could be opened. */
export const isOpen = <Opened extends object>(database: Opened | NoDatabase): database is Opened => "pool" in database

/** Checks that the database is open and responds, and returns its version. Opening it checks that it is new enough. */
export const checkDatabase = async (database: Pick<Database, "kind" | "pool"> | NoDatabase): Promise<CheckResult> => {
  if (!isOpen(database)) return fail(database.message)
  const { rows } = await database.pool.query<{ version: string }>("select current_setting('server_version') as version")
  const server = database.kind === "embedded" ? "embedded PostgreSQL" : "PostgreSQL server"
  return pass(`The ${server} responds, version ${rows[0]?.version ?? "unknown"}.`)
}

/** Maximum number of warehouses that a warning names. */
const MAX_NAMED = 5

/** Checks that each warehouse has a ZIP code, because delivery dates depend on it. Warehouses from a file have none. */
export const checkWarehouses = async ({ background }: Pick<Database, "background">): Promise<CheckResult> => {
  const { current } = await readWarehouses(background)
  const missing = current.filter(({ zip }) => zip === null).map(({ name }) => name)
  if (missing.length === 0) return pass(`Every warehouse has a ZIP code: ${current.length} in all.`)
  const more = missing.length > MAX_NAMED ? ` and ${missing.length - MAX_NAMED} more` : ""
  const names = `${missing.slice(0, MAX_NAMED).join(", ")}${more}`
  return warn(`Delivery dates are too cautious without the ZIP code of each warehouse: set it at /staff/shop for ${names}.`)
}

type OrderSettings = Pick<Settings, "contactAddress" | "freeShippingThreshold" | "shippingRates" | "taxRates">

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" })

/**
 * Calculates an order of one part to the shop's own address and rolls it back. Uses the shop's own rate tables, so that no carrier or tax
 * provider is called.
 */
export const checkTestOrder = async ({ kysely }: Pick<Database, "kysely">, settings: OrderSettings): Promise<CheckResult> => {
  const { contactAddress, freeShippingThreshold, shippingRates, taxRates } = settings
  try {
    const order = await quoteTestOrder(kysely, {
      place: { country: "US", region: contactAddress.state, postalCode: contactAddress.zip },
      freeShippingFrom: freeShippingThreshold ?? null,
      shippingRates: createTableRates(readRates(shippingRates ?? null)),
      tax: createTableTax(readTaxRates(taxRates ?? null))
    })
    if (order === null) return warn("No part is in stock, so no order could be calculated: add parts and stock.")
    return order.problem === null
      ? pass(`An order of ${order.skuVariantNumber} would cost ${dollars.format(order.total / 100)}. No order was kept.`)
      : fail(`${order.skuVariantNumber} cannot be ordered to CONTACT_ADDRESS. Shoppers read: "${order.problem}"`)
  } catch (error) {
    if (error instanceof TableInvalid) return fail(error.message.replaceAll("\n", " "))
    throw error
  }
}
