import type { AddedItem } from "@camber/domain/cart"

/** A kit's parts in words: `2 × Rotor, 12 in`. */
export const partsText = ({ kitComponents }: Pick<AddedItem, "kitComponents">): string[] =>
  kitComponents.map(({ title, options, quantity }) => `${quantity} × ${[title, ...options].join(", ")}`)
