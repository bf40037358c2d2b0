import type { AddedItem } from "@camber/domain/cart"

/** What was chosen of a part in words: `Bore: 7/8 in`. */
export const optionsText = ({ options }: Pick<AddedItem, "options">): string[] => options.map(({ name, value }) => `${name}: ${value}`)

/** A kit's parts in words: `2 × Rotor, 12 in`. */
export const partsText = ({ kitComponents }: Pick<AddedItem, "kitComponents">): string[] =>
  kitComponents.map(({ title, options, quantity }) => `${quantity} × ${[title, ...options].join(", ")}`)
