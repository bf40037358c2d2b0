import { applyLineEdit } from "../cart/machine.ts"
import type { CartContents, CartItem, CartLine, CartLineId } from "../cart/model.ts"
import { clampToLimits } from "../cart/quantityLimits.ts"
import { computeCartTotals } from "../cart/rules.ts"
import { getChoiceKey } from "../../catalog/catalog/kit.ts"
import { clampQuantity } from "../../catalog/catalog/rules.ts"
import type { Cents } from "../../foundation/money/model.ts"
import { toCents } from "../../foundation/money/rules.ts"
import type { VersionedQuantity, DisplayedPart } from "../offline-merge/model.ts"
import { addQuantity } from "../offline-merge/mergeChange.ts"

/** Parses a displayed price such as '$1,119.99' to cents; null if it is not a price. */
export const parsePriceText = (price: string): Cents | null => {
  const amount = Number(price.replace(/[$,]/g, "") || Number.NaN)
  return Number.isFinite(amount) ? (Math.round(amount * 100) as Cents) : null
}

/** Shown if the page that added the part had no price. */
const NO_PRICE = "Price when you're online"

const emptyCart: CartContents = { lines: [], itemCount: 0, total: 0 as Cents }

const withLines = (lines: ReadonlyArray<CartLine>): CartContents => ({ lines, ...computeCartTotals(lines) })

/** Returns a line's quantity with its version counter. */
export const toVersionedQuantity = ({ mark, wanted }: CartLine): VersionedQuantity => ({ quantity: wanted, mark })

type Choice = Pick<CartItem, "kitComponents" | "skuVariantNumber">

/** Returns whether two items belong to the same line. */
export const isSameChoice = (first: Choice, second: Choice): boolean => getChoiceKey(first) === getChoiceKey(second)

/** Creates the id of a line that exists only on this device. The services assign their own id later. */
export const createLocalLineId = (key: string, item: CartItem): CartLineId => `${key} ${getChoiceKey(item)}` as CartLineId

const newLine = (item: CartItem, lineId: CartLineId, seen: DisplayedPart | undefined, like: CartLine | undefined): CartLine => {
  const price = seen === undefined ? null : parsePriceText(seen.price)
  const unitPrice = price ?? like?.unitPrice ?? (0 as Cents)
  return {
    lineId,
    skuVariantNumber: item.skuVariantNumber,
    skuBaseNumber: item.skuBaseNumber,
    productPageId: like?.productPageId ?? 0,
    title: seen?.title ?? like?.title ?? item.skuVariantNumber,
    brand: seen?.brand ?? like?.brand ?? "",
    imageUrl: seen?.imageUrl ?? like?.imageUrl ?? "",
    url: seen?.productPageUrl ?? like?.url ?? "/shop/all",
    options: [],
    kitComponents: [],
    quantity: item.quantityRequested,
    wanted: item.quantityRequested,
    mark: 0,
    least: clampQuantity(1),
    left: null,
    unitPrice,
    listPrice: null,
    coreCharge: like?.coreCharge ?? toCents(seen?.coreCharge ?? 0),
    addedPrice: null,
    lineTotal: 0 as Cents,
    availability: "InStock",
    availabilityText: unitPrice === 0 ? NO_PRICE : "",
    isPurchaseable: true,
    addedFor: null,
    fit: null
  }
}

/** Merges items of the same line, as the services do. */
const mergeItems = (items: ReadonlyArray<CartItem>): ReadonlyArray<CartItem> => {
  const byLine = new Map<string, CartItem>()
  for (const item of items) {
    const previous = byLine.get(getChoiceKey(item))?.quantityRequested ?? 0
    byLine.set(getChoiceKey(item), { ...item, quantityRequested: clampQuantity(previous + item.quantityRequested) })
  }
  return [...byLine.values()]
}

/** Adds items to existing lines within their stock limits, or as new local lines. Returns the cart unchanged if no piece could be added. */
export const addItems = (
  cart: CartContents | null,
  key: string,
  items: ReadonlyArray<CartItem>,
  seen: ReadonlyArray<DisplayedPart>
): CartContents => {
  let { lines } = cart ?? emptyCart
  let hasAdded = false
  for (const item of mergeItems(items)) {
    const existing = lines.find((line) => getChoiceKey(line) === getChoiceKey(item))
    const limit = existing === undefined ? undefined : (wanted: number) => clampToLimits(wanted, existing)
    const { mark, quantity } = addQuantity(existing === undefined ? null : toVersionedQuantity(existing), item.quantityRequested, 0, limit)
    hasAdded ||= mark > (existing?.mark ?? 0)
    const sameProduct = lines.find(({ skuBaseNumber }) => skuBaseNumber === item.skuBaseNumber)
    const part = seen.find(({ skuBaseNumber }) => skuBaseNumber === item.skuBaseNumber)
    const line = { ...applyLineEdit(existing ?? newLine(item, createLocalLineId(key, item), part, sameProduct), quantity), mark }
    lines = existing === undefined ? [...lines, line] : lines.map((candidate) => (candidate === existing ? line : candidate))
  }
  return withLines(hasAdded ? lines : (cart ?? emptyCart).lines)
}

/** Sets a line's quantity. Returns the cart unchanged if it has no such line. */
export const setLineQuantity = (cart: CartContents | null, lineId: CartLineId, quantity: number): CartContents =>
  withLines((cart ?? emptyCart).lines.map((line) => (line.lineId === lineId ? applyLineEdit(line, clampQuantity(quantity)) : line)))

export const removeLines = (cart: CartContents | null, lineIds: ReadonlyArray<CartLineId>): CartContents =>
  withLines((cart ?? emptyCart).lines.filter(({ lineId }) => !lineIds.includes(lineId)))
