import type { Quantity, SkuBaseNumber, SkuVariantNumber } from "../../catalog/catalog/sku.ts"
import type { Cents } from "../../foundation/money/model.ts"
import type { CartItem } from "./model.ts"

/** A recommended product that can be added to the cart with others. */
export interface MultiAddCandidate {
  readonly skuBaseNumber: SkuBaseNumber
  /** null until one of several variants is chosen. */
  readonly skuVariantNumber: SkuVariantNumber | null
  readonly recommendationType: string | null
  readonly isKit: boolean
  readonly price: Cents
}

/** `mandatory` allows only parts that the main part requires, and their adapters. */
export type MultiAddMode = "any" | "mandatory"

const mandatoryTypes: ReadonlyArray<string | null> = ["Mandatory", "Adapter"]

/**
 * Returns whether all candidates can be added at once: at least one, no kit (ATC-34), and in mandatory mode only mandatory products
 * (ATC-35).
 */
export const canAddTogether = (
  candidates: ReadonlyArray<Pick<MultiAddCandidate, "isKit" | "recommendationType">>,
  mode: MultiAddMode
): boolean =>
  candidates.length > 0 &&
  candidates.every(({ isKit, recommendationType }) => !isKit && (mode === "any" || mandatoryTypes.includes(recommendationType)))

/** List that recommended items are attributed to (ATC-40). */
export const RECOMMENDED_LIST = "Recommended"
const ONE = 1 as Quantity

/** Converts a recommended product to a cart item: one piece, attributed to its recommendation (ATC-39, ATC-40). */
export const toCartItem = (
  chosen: { readonly skuBaseNumber: SkuBaseNumber; readonly skuVariantNumber: SkuVariantNumber },
  { attribution, listName }: { readonly listName: string | null; readonly attribution: string | null }
): CartItem => ({
  skuVariantNumber: chosen.skuVariantNumber,
  skuBaseNumber: chosen.skuBaseNumber,
  quantityRequested: ONE,
  kitComponents: [],
  listId: RECOMMENDED_LIST,
  listName,
  attribution
})
