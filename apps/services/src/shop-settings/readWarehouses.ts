import { MAX_SHOP_NAME_LENGTH, MAX_WAREHOUSES, ShopContent, type Warehouse } from "@camber/domain/content"
import { Option, Schema } from "effect"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

const createStandard = (number: number, name: string, zip: string | null): Warehouse => ({
  number,
  name,
  zip,
  cutOffHour: 14,
  zone: "Central"
})

/** Warehouses of the demo catalog. */
export const standardWarehouses: ReadonlyArray<Warehouse> = [
  createStandard(1, "Akron", "44301"),
  createStandard(2, "Reno", "89501"),
  createStandard(3, "Arlington", "76010"),
  createStandard(4, "Macon", "31201")
]

/** Number of the main warehouse, to which pieces are added if no other warehouse is known. */
export const MAIN_WAREHOUSE = 1

/** Creates a warehouse for which there is no setting, so that its location is unknown. */
export const createUnknownWarehouse = (number: number): Warehouse => createStandard(number, `Warehouse ${number}`, null)

/** Converts a name from a file to a single line, as settings require. */
const toName = (name: string): string =>
  name
    .replaceAll(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, MAX_SHOP_NAME_LENGTH)
    .trimEnd()

const decodeWarehouses = Schema.decodeUnknownOption(ShopContent.fields.warehouses)

export interface ShopWarehouses {
  /** The default warehouses: those that the shop's import files name, or those of the demo catalog. */
  readonly standard: ReadonlyArray<Warehouse>
  /**
   * The warehouses as staff changed them, and warehouses that import files have named since then, up to the limit of the settings. The
   * first is the main warehouse.
   */
  readonly current: ReadonlyArray<Warehouse>
}

/** Reads the shop's warehouses. */
export const readWarehouses = async (database: Kysely<Tables>): Promise<ShopWarehouses> => {
  const { rows } = await sql<{
    readonly changed: unknown
    readonly named: ReadonlyArray<{ readonly number: number; readonly name: string }>
  }>`
    select (select value from shop_setting where name = 'warehouses') as changed,
      (select coalesce(jsonb_agg(jsonb_build_object('number', id, 'name', key) order by id), '[]')
       from id_ledger where kind = 'warehouse' and exists (select from own_product)) as named`.execute(database)
  const { changed, named } = rows[0]!
  const standard =
    named.length === 0
      ? standardWarehouses
      : named.slice(0, MAX_WAREHOUSES).map(({ name, number }) => createStandard(number, toName(name) || "?", null))
  const known = Option.getOrElse(decodeWarehouses(changed), () => standard)
  const numbers = new Set(known.map(({ number }) => number))
  return { standard, current: [...known, ...standard.filter(({ number }) => !numbers.has(number))].slice(0, MAX_WAREHOUSES) }
}
