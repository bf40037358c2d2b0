import type { Quantity, SkuBaseNumber, SkuVariantNumber } from "../../catalog/catalog/model.ts"
import type { Cents } from "../../foundation/money/model.ts"
import type { CartItem } from "./model.ts"

/** A recommended product that may be put into the cart together with others. */
export interface MultiAddCandidate {
  readonly skuBaseNumber: SkuBaseNumber
  /** null while one of several is to be chosen. */
  readonly skuVariantNumber: SkuVariantNumber | null
  readonly recommendationType: string | null
  /** It has components. */
  readonly isKit: boolean
  readonly price: Cents
}

/** `mandatory`: what a part cannot do without, and the adapters to it. */
export type MultiAddMode = "any" | "mandatory"

const mandatoryTypes: ReadonlyArray<string | null> = ["Mandatory", "Adapter"]

/** Whether all can be added at once: something is there, none is a kit (ATC-34), and in mandatory mode each is needed (ATC-35). */
export const canAddTogether = (
  candidates: ReadonlyArray<Pick<MultiAddCandidate, "isKit" | "recommendationType">>,
  mode: MultiAddMode
): boolean =>
  candidates.length > 0 &&
  candidates.every(({ isKit, recommendationType }) => !isKit && (mode === "any" || mandatoryTypes.includes(recommendationType)))

/** The list that recommended items are credited to (ATC-40). */
export const RECOMMENDED_LIST = "Recommended"
const ONE = 1 as Quantity

/** One recommended product as it goes into the cart: a single piece, credited to its recommendation (ATC-39, ATC-40). */
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
