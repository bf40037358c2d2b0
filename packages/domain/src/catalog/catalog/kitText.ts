import type { NamedComponent } from "./sku.ts"

/** Formats a part with its selected options: `Rotor, 12 in`. */
export const formatPartName = (title: string, options: ReadonlyArray<string>): string => [title, ...options].join(", ")

/** Formats a kit's part: `2 × Rotor, 12 in`. */
export const formatKitPart = ({ options, quantity, title }: Pick<NamedComponent, "options" | "quantity" | "title">): string =>
  `${quantity} × ${formatPartName(title, options)}`

/** Returns true for the text of a kit part. Orders store these texts among the options, which start with an option's name. */
export const isKitPartText = (text: string): boolean => /^\d+ × /.test(text)
