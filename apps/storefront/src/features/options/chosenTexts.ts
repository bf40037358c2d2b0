import type { AddedItem } from "@camber/domain/cart"
import { kitPartText } from "@camber/domain/catalog"

/** What was chosen of a part in words: `Bore: 7/8 in`. */
export const optionsText = ({ options }: Pick<AddedItem, "options">): string[] => options.map(({ name, value }) => `${name}: ${value}`)

/** A kit's parts in words. */
export const partsText = ({ kitComponents }: Pick<AddedItem, "kitComponents">): string[] => kitComponents.map(kitPartText)
