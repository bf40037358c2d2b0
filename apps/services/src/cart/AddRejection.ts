import type { AddRejection } from "@camber/domain/cart"
import { isPurchaseable, MAX_LINES, NOT_AVAILABLE_TEXT } from "@camber/domain/catalog"
import type { SoldProduct } from "../products/soldProducts.ts"
import type { Choice } from "./Choice.ts"
import type { CatalogLookup, SoldItem } from "./CatalogLookup.ts"

/** Reasons why items cannot be bought or added to this cart in any quantity. */
export type ItemRejection = Exclude<AddRejection, "allInCart" | "quantityLimit">

/** Message for the shopper about each rejection. */
export const addRejectionMessages: Readonly<Record<ItemRejection, string>> = {
  choiceGone: "This choice no longer exists. Choose again.",
  kitIncomplete: "Choose every part of the kit once.",
  notAvailable: NOT_AVAILABLE_TEXT,
  cartFull: `Your cart is full: it holds up to ${MAX_LINES} different items.`
}

type KitLine = SoldProduct["kitLines"][number]

/** Returns the reason why an item cannot be bought; null if the variant and all kit components are available and the kit is complete. */
export const getAddRejection = ({ skuVariantNumber, kitComponents }: Choice, lookup: CatalogLookup): ItemRejection | null => {
  const sold = lookup.sold(skuVariantNumber)
  if (sold === undefined) return "choiceGone"
  const { kitLines } = sold.product
  const parts = kitComponents.map((part) => findKitPart(kitLines, part.ordinality, lookup.sold(part.skuVariantNumber)))
  const known = parts.filter((part) => part !== undefined)
  if (known.length < parts.length) return "choiceGone"
  const slots = new Set(known.map(({ line }) => getSlot(line)))
  if (slots.size < known.length || slots.size < new Set(kitLines.map(getSlot)).size) return "kitIncomplete"
  return [sold, ...known].every(({ variant }) => isPurchaseable(variant.availability)) ? null : "notAvailable"
}

/** Returns a selected variant with its kit line; undefined unless it is a variant of that line's product. */
const findKitPart = (lines: ReadonlyArray<KitLine>, ordinality: number, sold: SoldItem | undefined) => {
  const line = lines.find((kitLine) => kitLine.ordinality === ordinality)
  if (line === undefined || sold?.product.product_page_id !== line.component_page_id) return undefined
  const isAllowed = line.component_variant_number === null || line.component_variant_number === sold.variant.sku_variant_number
  return isAllowed ? { line, variant: sold.variant } : undefined
}

/** Returns the slot of a kit line: its choice group, or the line itself. Each slot must be filled exactly once. */
const getSlot = ({ choice_group, ordinality }: KitLine): string | number => choice_group ?? ordinality
