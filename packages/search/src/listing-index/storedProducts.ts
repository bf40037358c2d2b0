import type { FacetValue } from "../columns/FacetValue.ts"
import { createSharedInts } from "../columns/shared.ts"
import { createOrdinalMap, getOrdinals } from "../columns/ordinalMap.ts"
import type { OfferColumns } from "../columns/offerColumns.ts"
import { unpackedInts } from "../columns/unpackInts.ts"

/** What the listings' index takes from the tables. By place: the most popular come first. */
export interface StoredProducts {
  readonly productIds: Int32Array
  readonly categories: ReadonlyArray<string>
  /** The position of each product's category. */
  readonly categoryOf: Uint16Array
  readonly terms: OfferColumns
  /** Days, from any day. */
  readonly addedOn: Int32Array
  readonly values: ReadonlyArray<FacetValue>
  /** The places of what fits every project. */
  readonly universal: Int32Array
}

/** As the database gives it: columns of packed numbers, in parts and in any order but the products'. */
export interface PackedProducts {
  readonly products: ReadonlyArray<
    { readonly ids: Uint8Array; readonly days: Uint8Array } & { readonly [Column in keyof OfferColumns]: Uint8Array }
  >
  readonly categories: ReadonlyArray<{ readonly category_id: string; readonly ids: Uint8Array }>
  readonly values: ReadonlyArray<{ readonly name: string; readonly value: string; readonly ids: Uint8Array }>
  readonly universal: Uint8Array
}

/** The same by place. Computes for some tenths of a second at a million SKUs. */
export const unpackProducts = ({ categories, products, universal, values }: PackedProducts): StoredProducts => {
  const column = (of: (part: PackedProducts["products"][number]) => Uint8Array): Int32Array => {
    const parts = products.map((part) => unpackedInts(of(part)))
    const whole = createSharedInts(parts.reduce((sum, { length }) => sum + length, 0))
    let at = 0
    for (const part of parts) {
      whole.set(part, at)
      at += part.length
    }
    return whole
  }
  const productIds = column(({ ids }) => ids)
  const byId = createOrdinalMap(productIds)
  const categoryOf = new Uint16Array(new SharedArrayBuffer(productIds.length * 2))
  for (const [at, { ids }] of categories.entries()) for (const place of getOrdinals(byId, unpackedInts(ids))) categoryOf[place] = at
  return {
    productIds,
    categories: categories.map(({ category_id }) => category_id),
    categoryOf,
    terms: {
      prices: column(({ prices }) => prices),
      hasListPrice: Uint8Array.from(column(({ hasListPrice }) => hasListPrice)),
      readiness: Uint8Array.from(column(({ readiness }) => readiness))
    },
    addedOn: column(({ days }) => days),
    values: values.map(({ ids, name, value }) => ({ name, value, places: getOrdinals(byId, unpackedInts(ids)).sort() })),
    universal: getOrdinals(byId, unpackedInts(universal)).sort()
  }
}
