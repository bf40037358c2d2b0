import type { FacetValue } from "../columns/Groups.ts"
import { createOfferColumns, mapOfferColumns, type OfferColumn, type OfferColumns } from "../columns/offerColumns.ts"
import { createOrdinalMap, getOrdinals, unpackInts, createSharedInts } from "../columns/ordinalMap.ts"

/** Products by ordinal as stored in the tables, most popular first. */
export interface StoredProducts {
  readonly productIds: Int32Array
  readonly categories: ReadonlyArray<string>
  /** Index of the product's category, by ordinal. */
  readonly categoryByProduct: Uint16Array
  readonly offers: OfferColumns
  /** Day on which the product was added, in days since 2000-01-01. */
  readonly addedOn: Int32Array
  readonly values: ReadonlyArray<FacetValue>
  /** Ordinals of products that fit every vehicle. */
  readonly universal: Int32Array
}

/** Packed columns in parts, as the database sends them. Only the order of `products` is defined. */
export interface PackedProducts {
  readonly products: ReadonlyArray<{ readonly ids: Uint8Array; readonly days: Uint8Array } & Readonly<Record<OfferColumn, Uint8Array>>>
  readonly categories: ReadonlyArray<{ readonly category_id: string; readonly ids: Uint8Array }>
  readonly values: ReadonlyArray<{ readonly name: string; readonly value: string; readonly ids: Uint8Array }>
  readonly universal: Uint8Array
}

/** Unpacks products: a few tenths of a second for a million SKUs. */
export const unpackProducts = ({ categories, products, universal, values }: PackedProducts): StoredProducts => {
  const joinParts = (getPart: (part: PackedProducts["products"][number]) => Uint8Array): Int32Array => {
    const parts = products.map((part) => unpackInts(getPart(part)))
    const column = createSharedInts(parts.reduce((sum, { length }) => sum + length, 0))
    let at = 0
    for (const part of parts) {
      column.set(part, at)
      at += part.length
    }
    return column
  }
  const productIds = joinParts(({ ids }) => ids)
  const byId = createOrdinalMap(productIds)
  const categoryByProduct = new Uint16Array(new SharedArrayBuffer(productIds.length * 2))
  for (const [at, { ids }] of categories.entries())
    for (const ordinal of getOrdinals(byId, unpackInts(ids))) categoryByProduct[ordinal] = at
  return {
    productIds,
    categories: categories.map(({ category_id }) => category_id),
    categoryByProduct,
    offers: createOfferColumns(mapOfferColumns((column) => joinParts((part) => part[column]))),
    addedOn: joinParts(({ days }) => days),
    values: values.map(({ ids, name, value }) => ({ name, value, ordinals: getOrdinals(byId, unpackInts(ids)).sort() })),
    universal: getOrdinals(byId, unpackInts(universal)).sort()
  }
}
