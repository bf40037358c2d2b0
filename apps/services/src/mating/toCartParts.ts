import type { NamedPart } from "./loadMatingParts.ts"

/** A part of a cart or list, with the SKU of the line that contains it. */
export interface CartPart extends NamedPart {
  readonly lineSku: string
}

/** A line of a cart or list. */
interface Line {
  readonly skuVariantNumber: string
  /** Chosen parts of a kit; empty for other products. */
  readonly kitComponents: ReadonlyArray<{ readonly skuVariantNumber: string }>
}

/** Returns the parts that a line is compared as: a kit stands for its chosen parts, so that carts, lists and builds judge it alike. */
export const toCartParts = ({ kitComponents, skuVariantNumber }: Line): ReadonlyArray<CartPart> =>
  kitComponents.length === 0
    ? [{ sku: skuVariantNumber, lineSku: skuVariantNumber, isInKit: false }]
    : kitComponents.map((component) => ({ sku: component.skuVariantNumber, lineSku: skuVariantNumber, isInKit: true }))
