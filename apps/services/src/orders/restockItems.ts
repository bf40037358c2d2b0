import type { Kysely } from "kysely"
import type { TakenPieces } from "../database/orderTables.ts"
import type { Tables } from "../database/tables.ts"
import type { OrderLineRow } from "./orderLines.ts"
import { restockVariants } from "./restockVariants.ts"

/** Returns the stock that one unit of a line reserves; null for old kit lines that did not store it. */
const getUnitNeeds = ({ components, needs, sku_variant_number }: OrderLineRow): ReadonlyArray<TakenPieces> | null =>
  needs ?? (components.length === 0 ? [{ skuVariantNumber: sku_variant_number, pieces: 1 }] : null)

/** Computes the reserved stock that an order no longer needs. A kit line without stored requirements keeps all of its stock. */
export const computeSurplus = (
  taken: ReadonlyArray<TakenPieces>,
  lines: ReadonlyArray<OrderLineRow>
): { readonly back: ReadonlyArray<TakenPieces>; readonly kept: ReadonlyArray<TakenPieces> } => {
  const needed = new Map<string, number>()
  for (const line of lines) {
    const left = line.quantity - line.canceled
    if (left === 0) continue
    const needs = getUnitNeeds(line) ?? line.components.map(({ skuVariantNumber }) => ({ skuVariantNumber, pieces: Infinity }))
    for (const { pieces, skuVariantNumber } of needs) needed.set(skuVariantNumber, (needed.get(skuVariantNumber) ?? 0) + pieces * left)
  }
  const kept = taken.map(({ pieces, skuVariantNumber }) => ({
    skuVariantNumber,
    pieces: Math.min(pieces, needed.get(skuVariantNumber) ?? 0)
  }))
  const back = taken.map(({ pieces, skuVariantNumber }, index) => ({ skuVariantNumber, pieces: pieces - (kept[index]?.pieces ?? 0) }))
  const hasPieces = ({ pieces }: TakenPieces) => pieces > 0
  return { back: back.filter(hasPieces), kept: kept.filter(hasPieces) }
}

/** Restocks returned items that can be sold again. For kits without stored requirements, restocks one unit of each component. */
export const restockItems = async (
  transaction: Kysely<Tables>,
  returned: ReadonlyArray<{ readonly line: OrderLineRow; readonly pieces: number }>
): Promise<void> => {
  const back = new Map<string, number>()
  for (const { line, pieces } of returned) {
    const needs = getUnitNeeds(line) ?? line.components.map(({ skuVariantNumber }) => ({ skuVariantNumber, pieces: 1 }))
    for (const need of needs) back.set(need.skuVariantNumber, (back.get(need.skuVariantNumber) ?? 0) + need.pieces * pieces)
  }
  await restockVariants(
    transaction,
    [...back].filter(([, pieces]) => pieces > 0).map(([skuVariantNumber, pieces]) => ({ skuVariantNumber, pieces }))
  )
}
