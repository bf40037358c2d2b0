import { isPurchaseable, MAX_LINES, NOT_AVAILABLE_TEXT } from "@camber/domain/catalog"
import type { SoldProduct } from "../products/soldProducts.ts"
import type { Choice } from "./Choice.ts"
import type { CatalogLookup, SoldItem } from "./CatalogLookup.ts"

/** Why a choice cannot be bought, or cannot go into this cart. */
export type AddRejection = "choiceGone" | "kitIncomplete" | "notAvailable" | "cartFull"

/** The same in the shopper's words. */
export const addRejectionMessages: Readonly<Record<AddRejection, string>> = {
  choiceGone: "This choice no longer exists. Please choose again.",
  kitIncomplete: "Choose every part of the kit once.",
  notAvailable: NOT_AVAILABLE_TEXT,
  cartFull: `Your cart is full: it holds up to ${MAX_LINES} different items.`
}

type KitLine = SoldProduct["kitLines"][number]

/**
 * Why the catalogue does not sell this choice, or null: the variant and each chosen part exist and can be bought, and the parts make the
 * kit complete. Anything but a kit has no parts.
 */
export const getAddRejection = ({ skuVariantNumber, kitComponents }: Choice, lookup: CatalogLookup): AddRejection | null => {
  const sold = lookup.sold(skuVariantNumber)
  if (sold === undefined) return "choiceGone"
  const { kitLines } = sold.product
  const parts = kitComponents.map((part) => partOf(kitLines, part.ordinality, lookup.sold(part.skuVariantNumber)))
  const known = parts.filter((part) => part !== undefined)
  if (known.length < parts.length) return "choiceGone"
  const slots = new Set(known.map(({ line }) => slotOf(line)))
  if (slots.size < known.length || slots.size < new Set(kitLines.map(slotOf)).size) return "kitIncomplete"
  return [sold, ...known].every(({ variant }) => isPurchaseable(variant.availability)) ? null : "notAvailable"
}

/** A chosen variant with the line of the kit that it stands for; undefined where it is no variant of that line's product. */
const partOf = (lines: ReadonlyArray<KitLine>, ordinality: number, sold: SoldItem | undefined) => {
  const line = lines.find((kitLine) => kitLine.ordinality === ordinality)
  if (line === undefined || sold?.product.product_page_id !== line.component_page_id) return undefined
  const isAllowed = line.component_variant_number === null || line.component_variant_number === sold.variant.sku_variant_number
  return isAllowed ? { line, variant: sold.variant } : undefined
}

/** What has to be filled exactly once: the line's choice group, or the line itself. */
const slotOf = ({ choice_group, ordinality }: KitLine): string | number => choice_group ?? ordinality
