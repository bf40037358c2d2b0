import type { AddedItem } from "@camber/domain/cart"
import { formatKitPart } from "@camber/domain/catalog"

/** What was chosen of a part in words: `Bore: 7/8 in`. */
export const formatOptions = ({ options }: Pick<AddedItem, "options">): string[] => options.map(({ name, value }) => `${name}: ${value}`)

/** A kit's parts in words. */
export const formatKitParts = ({ kitComponents }: Pick<AddedItem, "kitComponents">): string[] => kitComponents.map(formatKitPart)
