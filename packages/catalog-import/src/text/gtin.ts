import { computeCheckDigit } from "@camber/domain/catalog"
import type { Row } from "./Row.ts"

/** Reads a bar code of 8, 12, 13 or 14 digits. Null if empty; a wrong one is left out with a warning. Numbers for use within a shop are kept. */
export const readGtin = (row: Row, field: string): string | null => {
  const text = row.get(field)
  if (text === "") return null
  const leave = (code: string, sentence: string) => {
    row.report("warning", code, field, sentence, text)
    return null
  }
  if (/^\d(?:[.,]\d+)?e\+?\d+$/i.test(text))
    return leave("spreadsheet-number", `${text} was a bar code before a spreadsheet rounded it: it is left out.`)
  if (/^\d{4}-\d{2}-\d{2}$|^\d{1,2}\/\d{1,2}\/\d{2,4}$/.test(text))
    return leave("spreadsheet-number", `${text} is a date and no bar code: it is left out.`)
  if (!/^(?:\d{8}|\d{12,14})$/.test(text) || /^0+$/.test(text)) return leave("gtin-check-digit", `${text} is no bar code: it is left out.`)
  const digit = computeCheckDigit(text.slice(0, -1))
  return digit === Number(text.at(-1))
    ? text
    : leave("gtin-check-digit", `${text} is no bar code: its last digit would be ${digit}. It is left out.`)
}
