import { readiness } from "@camber/domain/catalog"
import {
  getOrdinal,
  isSameOffer,
  mapOfferColumns,
  NO_VARIANTS,
  type OfferColumn,
  type OfferColumns,
  ProductBitset,
  unpackInts
} from "@camber/search/columns"
import type { ListingIndex } from "@camber/search/listing-index"
import { type AliasedRawBuilder, type Kysely, type RawBuilder, sql, type SqlBool } from "kysely"
import type { ChangedIds } from "../change-log/changeLog.ts"
import type { Tables } from "../database/tables.ts"

/**
 * Aggregates an integer column of a whole table into one value, which `unpackedInts` decodes. This is about a hundred times faster than
 * reading a row for each value. The order is that of the aggregated query. Contains only rows for which `where` holds.
 */
export const packInts = (column: RawBuilder<unknown>, where: RawBuilder<unknown> = sql`true`): RawBuilder<Buffer> =>
  sql<Buffer>`coalesce(string_agg(int4send(${column}), '') filter (where ${where}), '')`

/** SQL of each offer column of a product and its lead variant, which may be missing. An unknown availability counts as `NotAvailable`. */
const columnSql: Readonly<Record<OfferColumn, RawBuilder<number>>> = {
  prices: sql`case when lead.price_in_cart then -1 else product.price_cents end`,
  listPrices: sql`coalesce(product.list_price_cents, -1)`,
  readiness: sql`case when lead.sku_variant_number is null then ${NO_VARIANTS}::int
    else coalesce(array_position(${[...readiness]}::text[], product.availability), ${readiness.indexOf("NotAvailable") + 1}::int) - 1 end`
}

/** Selects the offer columns of a row, each with its name as alias. */
export const offerColumns: ReadonlyArray<AliasedRawBuilder<number, OfferColumn>> = Object.values(
  mapOfferColumns((column) => columnSql[column].as(column))
)

/** Selects the offer columns of many rows, packed into one value per column. */
export const packedOfferColumns: ReadonlyArray<AliasedRawBuilder<Buffer, OfferColumn>> = Object.values(
  mapOfferColumns((column) => packInts(sql.ref(column)).as(column))
)

/**
 * Reads the current offers.
 * @param among - Products to read; null for all.
 * @returns The columns, and the products whose offer differs from the index.
 */
export const readChangedOffers = async (
  database: Kysely<Tables>,
  { byId, offers }: Pick<ListingIndex, "byId" | "offers">,
  among: ChangedIds
): Promise<{ readonly offers: OfferColumns; readonly changed: ProductBitset }> => {
  const read = await database
    .selectFrom((from) =>
      from
        .selectFrom("product")
        .leftJoin("variant as lead", "lead.sku_variant_number", "product.lead_variant_number")
        .select("product.product_page_id as id")
        .select(offerColumns)
        .$if(among !== null, (query) => query.where(sql<SqlBool>`product.product_page_id = any(${[...(among ?? [])]})`))
        .as("sold")
    )
    .select(packInts(sql`id`).as("ids"))
    .select(packedOfferColumns)
    .executeTakeFirstOrThrow()
  const rows = mapOfferColumns((column) => unpackInts(read[column]))
  const present = mapOfferColumns((column) => offers[column].slice())
  const changed: Array<number> = []
  for (const [row, id] of unpackInts(read.ids).entries()) {
    const ordinal = getOrdinal(byId, id)
    if (ordinal < 0) continue
    mapOfferColumns((column) => (present[column][ordinal] = rows[column][row]!))
    if (!isSameOffer(offers, present, ordinal)) changed.push(ordinal)
  }
  return { offers: present, changed: ProductBitset.from(offers.prices.length, changed) }
}
