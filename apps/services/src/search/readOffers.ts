import { readiness } from "@camber/domain/catalog"
import { type Kysely, sql, type SqlBool } from "kysely"
import type { ChangedIds } from "../change-log/changedIds.ts"
import { packedInts } from "../database/packedInts.ts"
import type { Tables } from "../database/tables.ts"
import { areSame, getOrdinal, ProductBitset, type OfferColumns, unpackedInts, UNSOLD } from "@camber/search/columns"
import type { ListingIndex } from "@camber/search/listing-index"

/** Columns of a product and the variant that it leads with, if it has one; an availability that nobody knows is none. */
export const offerColumns = [
  sql<number>`case when lead.price_in_cart then -1 else product.price_cents end`.as("price"),
  sql<number>`(product.list_price_cents is not null)::int`.as("list_price"),
  sql<number>`case when lead.sku_variant_number is null then ${UNSOLD}::int
    else coalesce(array_position(${[...readiness]}::text[], product.availability), ${readiness.indexOf("NotAvailable") + 1}::int) - 1 end`.as(
    "readiness"
  )
]

/** Those of many products, packed. */
export const packedOfferColumns = [
  packedInts(sql`price`).as("prices"),
  packedInts(sql`list_price`).as("hasListPrice"),
  packedInts(sql`readiness`).as("readiness")
]

/** What these products, or all, are sold at now, and the places of which it is something else than the index knows. */
export const readChangedOffers = async (
  database: Kysely<Tables>,
  { byId, terms }: Pick<ListingIndex, "byId" | "terms">,
  among: ChangedIds
): Promise<{ readonly terms: OfferColumns; readonly changed: ProductBitset }> => {
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
    .select(packedInts(sql`id`).as("ids"))
    .select(packedOfferColumns)
    .executeTakeFirstOrThrow()
  const [ids, prices, listPrices, ready] = [read.ids, read.prices, read.hasListPrice, read.readiness].map(unpackedInts)
  const present = { prices: terms.prices.slice(), hasListPrice: terms.hasListPrice.slice(), readiness: terms.readiness.slice() }
  const changed: Array<number> = []
  for (const [at, id] of ids!.entries()) {
    const place = getOrdinal(byId, id)
    if (place < 0) continue
    present.prices[place] = prices![at]!
    present.hasListPrice[place] = listPrices![at]!
    present.readiness[place] = ready![at]!
    if (!areSame(terms, present, place)) changed.push(place)
  }
  return { terms: present, changed: ProductBitset.of(terms.prices.length, changed) }
}
