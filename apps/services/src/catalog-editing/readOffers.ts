import { type StaffOffer, toOfferPrice } from "@camber/domain/staff"
import { type Kysely, type RawBuilder, sql } from "kysely"
import type { ProductOption, Tables } from "../database/tables.ts"
import { formatAvailability, type Stock } from "../products/availability.ts"
import { optionValueNames } from "../products/evaluateRow.ts"
import { siteUrls } from "../schema/siteUrls.ts"

type WireOffer = typeof StaffOffer.Encoded

/** Columns of an offer. The query must join `product`, `brand` and `variant`. */
export const offerColumns = sql`
  variant.sku_variant_number, variant.product_page_id, variant.mpn, variant.upc, variant.option_value_ids, variant.price_cents,
  variant.list_price_cents, variant.quantity, variant.availability, variant.lead_days, variant.available_on::text as available_on,
  current_date::text as today, product.title, product.slug, product.options, brand.name as brand`

/** Row of `offerColumns`. */
export interface OfferRow extends Stock {
  readonly sku_variant_number: string
  readonly product_page_id: number
  readonly mpn: string | null
  readonly upc: string | null
  readonly option_value_ids: ReadonlyArray<number>
  readonly price_cents: number
  readonly list_price_cents: number | null
  /** ISO date by the database's clock. */
  readonly today: string
  readonly title: string
  readonly slug: string
  readonly options: ReadonlyArray<ProductOption>
  readonly brand: string
}

/** Converts a row to an offer on the wire. */
export const toStaffOffer = (row: OfferRow): WireOffer => ({
  skuVariantNumber: row.sku_variant_number,
  productPageId: row.product_page_id,
  title: row.title,
  brand: row.brand,
  options: optionValueNames(row.options, row.option_value_ids),
  mpn: row.mpn,
  gtin: row.upc,
  href: siteUrls.product(row, row.sku_variant_number),
  price: toOfferPrice({ cents: row.price_cents, listCents: row.list_price_cents }),
  stock: { quantity: row.quantity, availability: row.availability },
  availabilityText: formatAvailability(row, row.today)
})

const readRows = async (database: Kysely<Tables>, condition: RawBuilder<unknown>): Promise<ReadonlyArray<WireOffer>> => {
  const { rows } = await sql<OfferRow>`
    select ${offerColumns} from variant join product using (product_page_id) join brand using (brand_id)
    where ${condition} order by ordinality`.execute(database)
  return rows.map(toStaffOffer)
}

/** Reads the offers of these SKUs, in the order of the SKUs. Leaves out removed SKUs. */
export const readOffers = async (database: Kysely<Tables>, skus: ReadonlyArray<string>): Promise<ReadonlyArray<WireOffer>> => {
  const offers = await readRows(database, sql`sku_variant_number = any(${skus})`)
  return offers.toSorted((one, other) => skus.indexOf(one.skuVariantNumber) - skus.indexOf(other.skuVariantNumber))
}

/** Reads the offers of a product's SKUs. */
export const readProductOffers = (database: Kysely<Tables>, productPageId: number): Promise<ReadonlyArray<WireOffer>> =>
  readRows(database, sql`product_page_id = ${productPageId}`)
