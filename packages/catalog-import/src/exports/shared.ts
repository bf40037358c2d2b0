import type { Row } from "../text/Row.ts"
import { readText } from "../text/cells.ts"
import { htmlToText } from "../text/htmlToText.ts"

const MAX_DESCRIPTION = 10_000

/** Reads a description in HTML as text. A title that repeats as its first line is left out. */
export const readHtml = (row: Row, field: string, title: string): string => {
  const { isReduced, text } = htmlToText(row.get(field).replaceAll("\\n", "\n"))
  if (isReduced) row.report("warning", "markup-removed", field, "Scripts, styles and pictures were removed from the description.")
  const lines = text.split("\n").filter((line, at) => at > 0 || line !== title)
  return lines.join("\n").slice(0, MAX_DESCRIPTION)
}

/** Reads comma-separated values; `\,` is a comma within one. */
export const readCommas = (row: Row, field: string): ReadonlyArray<string> =>
  readText(row, field, { max: 10_000 })
    .split(/(?<!\\),/)
    .map((text) => text.replaceAll("\\,", ",").trim())
    .filter((text) => text !== "")

/** Name of the only warehouse of an export that has none. */
export const MAIN_WAREHOUSE = "main"

/** Category of an export's product without one, as WooCommerce names it. Camber's own tables need a category. */
export const NO_CATEGORY = "Uncategorized"

/** Price band of an export: the price, and the higher price that it replaces. */
export interface ExportPrice {
  readonly cents: number
  readonly listCents: number | null
}
