import { LAST_OFFER_PAGE, LOW_STOCK, type OfferQuery, OFFERS_PER_PAGE, type OfferView, type StaffOffers } from "@camber/domain/staff"
import { type Kysely, type RawBuilder, sql } from "kysely"
import { isInCatalog } from "../database/importTables.ts"
import type { Tables } from "../database/tables.ts"
import { findParts, NO_PARTS, type NumberMatches } from "../search/findParts.ts"
import { offerColumns, type OfferRow, toStaffOffer } from "./readOffers.ts"

/** Maximum number of products that one search considers. */
const MAX_PRODUCTS = 1_000
const MAX_OFFERS = OFFERS_PER_PAGE * LAST_OFFER_PAGE
/** Minimum and maximum length of a compact part number. */
const [SHORTEST_NUMBER, LONGEST_NUMBER] = [3, 64]

const conditions: Readonly<Record<OfferView, RawBuilder<unknown>>> = {
  all: sql`true`,
  low: sql`variant.availability = 'InStock' and variant.quantity <= ${LOW_STOCK}::int`,
  out: sql`variant.availability in ('Backorderable', 'NotAvailable') and variant.quantity = 0`
}

/**
 * Finds SKUs by any number (SKU, maker's, GTIN, other numbers of the part) or by words, directly in the database, so that every change is
 * visible immediately. An exact match of the SKU comes first.
 */
export const findOffers = async (database: Kysely<Tables>, { page, text, view }: OfferQuery): Promise<typeof StaffOffers.Encoded> => {
  const scope = text === "" ? allOf(view) : await findScope(database, text, view)
  const { rows: offers } = await sql<OfferRow>`
    select ${offerColumns} from variant join product using (product_page_id) join brand using (brand_id)
    where ${scope.condition} order by ${scope.order} limit ${OFFERS_PER_PAGE} offset ${(page - 1) * OFFERS_PER_PAGE}::int`.execute(database)
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from (select from variant where ${scope.condition} limit ${MAX_OFFERS}) as found`.execute(database)
  return { offers: offers.map(toStaffOffer), total: counted[0]?.total ?? 0 }
}

/** Which variants to list, and in which order. */
interface Scope {
  readonly condition: RawBuilder<unknown>
  readonly order: RawBuilder<unknown>
}

const allOf = (view: OfferView): Scope => ({
  condition: sql`${isInCatalog("variant.product_page_id")} and ${conditions[view]}`,
  order:
    view === "all"
      ? sql`product.sales_rank, variant.product_page_id, ordinality`
      : sql`variant.quantity, product.sales_rank, sku_variant_number`
})

const findScope = async (database: Kysely<Tables>, text: string, view: OfferView): Promise<Scope> => {
  const { part, products } = await findByNumber(database, text)
  const ids = [...new Set([...products, ...(await findByWords(database, text))])].slice(0, MAX_PRODUCTS)
  return {
    condition: sql`variant.product_page_id = any(${ids}::int[]) and ${isInCatalog("variant.product_page_id")} and ${conditions[view]}`,
    order: sql`sku_variant_number = ${part?.skuVariantNumber ?? ""} desc, array_position(${ids}::int[], variant.product_page_id), ordinality`
  }
}

const findByNumber = async (database: Kysely<Tables>, text: string): Promise<NumberMatches> => {
  const compact = text.toUpperCase().replaceAll(/[^0-9A-Z]/g, "")
  const isNumber = compact.length >= SHORTEST_NUMBER && compact.length <= LONGEST_NUMBER
  return isNumber ? findParts(database, compact) : NO_PARTS
}

/** Finds products whose title, keywords or other numbers contain, for each typed word, a word that begins with it. */
const findByWords = async (database: Kysely<Tables>, text: string): Promise<ReadonlyArray<number>> => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu)
  if (words === null) return []
  const query = `${words.map((word) => `${word}:*`).join(" & ")} | ${words.join("")}:*`
  const { rows } = await sql<{ product_page_id: number }>`
    select product_page_id from product, to_tsquery('english', ${query}) as query
    where search @@ query order by ts_rank(search, query) desc, sales_rank limit ${MAX_PRODUCTS}`.execute(database)
  return rows.map(({ product_page_id }) => product_page_id)
}
