import { type Availability, isPurchaseable } from "@camber/domain/catalog"
import { type Kysely, sql, type SqlBool } from "kysely"
import type { ChangedIds } from "../change-log/changedIds.ts"
import { packedInts, unpackedInts } from "../database/packedInts.ts"
import type { Tables } from "../database/tables.ts"
import { readiness } from "../products/availability.ts"
import { placeOf } from "./idPlaces.ts"
import type { ListingIndex } from "./ListingIndex.ts"
import { PlaceSet } from "./PlaceSet.ts"
import type { FacetValue } from "./storedProducts.ts"

/** What a product is sold at now, by place in the listings' index: it may change within a catalogue version. */
export interface Terms {
  /** Cents; -1 where the cart alone tells it: an order by price would tell it as well. */
  readonly prices: Int32Array
  /** 1 or 0. */
  readonly hasListPrice: Uint8Array
  /** The availability's position among `readiness`; behind them all where it has no variant any more. */
  readonly readiness: Uint8Array
}

/** In the place of a readiness where a product has lost every variant. */
const UNSOLD = readiness.length

/** Columns of a product and the variant that it leads with, if it has one; an availability that nobody knows is none. */
export const termColumns = [
  sql<number>`case when lead.price_in_cart then -1 else product.price_cents end`.as("price"),
  sql<number>`(product.list_price_cents is not null)::int`.as("list_price"),
  sql<number>`case when lead.sku_variant_number is null then ${UNSOLD}::int
    else coalesce(array_position(${[...readiness]}::text[], product.availability), ${readiness.indexOf("NotAvailable") + 1}::int) - 1 end`.as(
    "readiness"
  )
]

/** Those of many products, packed. */
export const packedTerms = [
  packedInts(sql`price`).as("prices"),
  packedInts(sql`list_price`).as("hasListPrice"),
  packedInts(sql`readiness`).as("readiness")
]

/** What these products, or all, are sold at now, and the places of which it is something else than the index knows. */
export const presentTerms = async (
  database: Kysely<Tables>,
  { byId, terms }: Pick<ListingIndex, "byId" | "terms">,
  among: ChangedIds
): Promise<{ readonly terms: Terms; readonly changed: PlaceSet }> => {
  const read = await database
    .selectFrom((from) =>
      from
        .selectFrom("product")
        .leftJoin("variant as lead", "lead.sku_variant_number", "product.lead_variant_number")
        .select("product.product_page_id as id")
        .select(termColumns)
        .$if(among !== null, (query) => query.where(sql<SqlBool>`product.product_page_id = any(${[...(among ?? [])]})`))
        .as("sold")
    )
    .select(packedInts(sql`id`).as("ids"))
    .select(packedTerms)
    .executeTakeFirstOrThrow()
  const [ids, prices, listPrices, ready] = [read.ids, read.prices, read.hasListPrice, read.readiness].map(unpackedInts)
  const present = { prices: terms.prices.slice(), hasListPrice: terms.hasListPrice.slice(), readiness: terms.readiness.slice() }
  const changed: Array<number> = []
  for (const [at, id] of ids!.entries()) {
    const place = placeOf(byId, id)
    if (place < 0) continue
    present.prices[place] = prices![at]!
    present.hasListPrice[place] = listPrices![at]!
    present.readiness[place] = ready![at]!
    if (!areSame(terms, present, place)) changed.push(place)
  }
  return { terms: present, changed: PlaceSet.of(terms.prices.length, changed) }
}

const areSame = (one: Terms, other: Terms, place: number): boolean =>
  one.prices[place] === other.prices[place] &&
  one.hasListPrice[place] === other.hasListPrice[place] &&
  one.readiness[place] === other.readiness[place]

const gone = readiness.map((availability) => !isPurchaseable(availability))

/** Whether a product cannot be bought now. */
export const isGone = (terms: Terms, place: number): boolean => gone[terms.readiness[place]!] !== false

/** Whether there is no variant of a product any more, so that no card can be made of it. */
export const isUnsold = (terms: Terms, place: number): boolean => terms.readiness[place] === UNSOLD

const availabilityNames: Readonly<Record<Availability, string>> = {
  InStock: "In stock",
  FactoryShipped: "Ships from the factory",
  Backorderable: "Backordered",
  MadeToOrder: "Made to order",
  NotAvailable: "Out of stock",
  Discontinued: "Discontinued"
}

/** Cents, from the first to below the second. */
const priceBands: ReadonlyArray<readonly [from: number, below: number, name: string]> = [
  [0, 2500, "Under $25"],
  [2500, 5000, "$25 to $50"],
  [5000, 10000, "$50 to $100"],
  [10000, 25000, "$100 to $250"],
  [25000, 50000, "$250 to $500"],
  [50000, 100000, "$500 to $1,000"],
  [100000, Infinity, "Over $1,000"]
]

interface TermValue {
  readonly name: string
  readonly value: string
  readonly holds: (terms: Terms, place: number) => boolean
}

/** The facets that follow from the terms, so that they are not stored with the others. */
export const termFacets: ReadonlyArray<TermValue> = [
  ...readiness.map((availability, at) => ({
    name: "Availability",
    value: availabilityNames[availability],
    holds: (terms: Terms, place: number) => terms.readiness[place] === at
  })),
  ...priceBands.map(([from, below, value]) => ({
    name: "Price",
    value,
    holds: ({ prices }: Terms, place: number) => prices[place]! >= from && prices[place]! < below
  })),
  { name: "Offers", value: "On sale", holds: ({ hasListPrice }, place) => hasListPrice[place] === 1 }
]

/** Who carries their values. */
export const termValues = (terms: Terms): ReadonlyArray<FacetValue> =>
  termFacets.map(({ holds, name, value }) => ({
    name,
    value,
    places: PlaceSet.where(terms.prices.length, (place) => holds(terms, place)).places()
  }))
