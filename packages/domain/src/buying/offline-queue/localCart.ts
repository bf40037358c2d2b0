import { applyLineEdit } from "../cart/machine.ts"
import type { CartContents, CartItem, CartLine, CartLineId } from "../cart/model.ts"
import { clampToLimits } from "../cart/quantityLimits.ts"
import { computeCartTotals } from "../cart/rules.ts"
import { clampQuantity } from "../../catalog/catalog/quantity.ts"
import type { Cents } from "../../foundation/money/model.ts"
import { toCents } from "../../foundation/money/rules.ts"
import { parsePriceText } from "./parsePriceText.ts"
import type { VersionedQuantity, DisplayedPart } from "../offline-merge/model.ts"
import { addQuantity } from "../offline-merge/mergeChange.ts"

/** Where a part was never shown with a price. */
const NO_PRICE = "Price when you're online"

const emptyCart: CartContents = { lines: [], itemCount: 0, total: 0 as Cents }

const withLines = (lines: ReadonlyArray<CartLine>): CartContents => ({ lines, ...computeCartTotals(lines) })

/** What the services keep of a line's pieces. */
export const toVersionedQuantity = ({ mark, wanted }: CartLine): VersionedQuantity => ({ quantity: wanted, mark })

type Choice = Pick<CartItem, "kitComponents" | "skuVariantNumber">

const identityOf = ({ kitComponents, skuVariantNumber }: Choice): string =>
  [
    skuVariantNumber,
    ...kitComponents.toSorted((a, b) => a.ordinality - b.ordinality).map((part) => `${part.ordinality}=${part.skuVariantNumber}`)
  ].join("|")

/** Whether two items are one line. */
export const isSameChoice = (one: Choice, other: Choice): boolean => identityOf(one) === identityOf(other)

/** The id of the line that an add makes on the device, until the services give it one. */
export const createLocalLineId = (key: string, item: CartItem): CartLineId => `${key} ${identityOf(item)}` as CartLineId

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

/** One item for each line: the services count together what is asked for of one line. */
const together = (items: ReadonlyArray<CartItem>): ReadonlyArray<CartItem> => {
  const byLine = new Map<string, CartItem>()
  for (const item of items) {
    const former = byLine.get(identityOf(item))?.quantityRequested ?? 0
    byLine.set(identityOf(item), { ...item, quantityRequested: clampQuantity(former + item.quantityRequested) })
  }
  return [...byLine.values()]
}

/**
 * The cart with these items: to what is there already, as far as there are more to be had, or as lines that the device makes. Where there is
 * no more of any of them it is as it was.
 */
export const addItems = (
  cart: CartContents | null,
  key: string,
  items: ReadonlyArray<CartItem>,
  seen: ReadonlyArray<DisplayedPart>
): CartContents => {
  let { lines } = cart ?? emptyCart
  let hasAdded = false
  for (const item of together(items)) {
    const there = lines.find((line) => identityOf(line) === identityOf(item))
    const limit = there === undefined ? undefined : (wanted: number) => clampToLimits(wanted, there)
    const { mark, quantity } = addQuantity(there === undefined ? null : toVersionedQuantity(there), item.quantityRequested, 0, limit)
    hasAdded ||= mark > (there?.mark ?? 0)
    const like = lines.find(({ skuBaseNumber }) => skuBaseNumber === item.skuBaseNumber)
    const part = seen.find(({ skuBaseNumber }) => skuBaseNumber === item.skuBaseNumber)
    const line = { ...applyLineEdit(there ?? newLine(item, createLocalLineId(key, item), part, like), quantity), mark }
    lines = there === undefined ? [...lines, line] : lines.map((one) => (one === there ? line : one))
  }
  return withLines(hasAdded ? lines : (cart ?? emptyCart).lines)
}

/** The cart with another quantity of a line; as it is where there is no such line. */
export const setLineQuantity = (cart: CartContents | null, lineId: CartLineId, quantity: number): CartContents =>
  withLines((cart ?? emptyCart).lines.map((line) => (line.lineId === lineId ? applyLineEdit(line, clampQuantity(quantity)) : line)))

/** The cart without these lines. */
export const removeLines = (cart: CartContents | null, lineIds: ReadonlyArray<CartLineId>): CartContents =>
  withLines((cart ?? emptyCart).lines.filter(({ lineId }) => !lineIds.includes(lineId)))
