import type { AddedItem } from "@camber/domain/cart"
import { formatKitPart } from "@camber/domain/catalog"

/** Formats the selected options of a part: `Bore: 7/8 in`. */
export const formatOptions = ({ options }: Pick<AddedItem, "options">): string[] => options.map(({ name, value }) => `${name}: ${value}`)

/** Formats the parts of a kit. */
export const formatKitParts = ({ kitComponents }: Pick<AddedItem, "kitComponents">): string[] => kitComponents.map(formatKitPart)
