import { computeCheckDigit } from "@camber/domain/catalog"
import type { Row } from "./Row.ts"

const MAX_CENTS = 99_999_999

/** Reads a price in dollars as cents; null if the cell is empty or invalid. */
export const readCents = (row: Row, field: string): number | null => {
  const written = row.get(field)
  if (written === "") return null
  const text = written.replace(/^\$\s*/, "")
  if (text !== written) row.report("info", "currency-sign", field, "A dollar sign was left out.", written)
  const isGrouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)
  const plain = isGrouped ? text.replaceAll(",", "") : text
  if (/^\d+(?:\.\d+)?e[+-]?\d+$/i.test(plain)) {
    row.report("error", "bad-number", field, `${written} is not a price, because a spreadsheet has changed it.`, written)
    return null
  }
  if (!/^-?\d+(?:\.\d+)?$/.test(plain)) {
    row.report("error", "bad-number", field, `${written} is not a valid number. Write 19.00.`, written)
    return null
  }
  const [, digits = "", decimals = ""] = /^(-?\d+)(?:\.(\d+))?$/.exec(plain) ?? []
  if (decimals.replace(/0+$/, "").length > 2) {
    row.report("error", "bad-number", field, `${written} has more than two decimal places.`, written)
    return null
  }
  const cents = digits.startsWith("-") ? -1 : Number(digits) * 100 + Number(decimals.slice(0, 2).padEnd(2, "0"))
  if (cents >= 1 && cents <= MAX_CENTS) return cents
  const advice = Number(plain) === 0 ? " To stop selling it, use status hidden." : ""
  row.report("error", "bad-price", field, `A price must be from 0.01 to 999,999.99 dollars, not ${written}.${advice}`, written)
  return null
}

const gramsPer = { lb: 453.59237, kg: 1000, oz: 28.349523125, g: 1 } as const
const millimetersPer = { in: 25.4, cm: 10, mm: 1 } as const

export type WeightUnit = keyof typeof gramsPer
export type LengthUnit = keyof typeof millimetersPer

/** Reads a decimal of at least 0; null if the cell is empty or invalid. */
export const readDecimal = (row: Row, field: string): number | null => {
  const text = row.get(field)
  if (text === "") return null
  if (/^\d{1,7}(?:\.\d{1,6})?$/.test(text)) return Number(text)
  row.report("warning", "bad-number", field, `${text} is not a valid number. It is left out.`, text)
  return null
}

const round = (value: number): number => Math.round(value * 100) / 100

/** Reads a weight in pounds, with two decimals. */
export const readPounds = (row: Row, field: string, unit: WeightUnit): number | null => {
  const value = readDecimal(row, field)
  return value === null ? null : unit === "lb" ? value : round((value * gramsPer[unit]) / gramsPer.lb)
}

/** Reads a length in inches, with two decimals. */
export const readInches = (row: Row, field: string, unit: LengthUnit): number | null => {
  const value = readDecimal(row, field)
  return value === null ? null : unit === "in" ? value : round((value * millimetersPer[unit]) / millimetersPer.in)
}

/**
 * Reads a bar code of 8, 12, 13 or 14 digits. Null if the cell is empty. An invalid code is left out with a warning. Codes for use within a
 * shop are accepted.
 */
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
    return leave("spreadsheet-number", `${text} is a date, not a bar code: it is left out.`)
  if (!/^(?:\d{8}|\d{12,14})$/.test(text) || /^0+$/.test(text))
    return leave("gtin-check-digit", `${text} is not a bar code: it is left out.`)
  const digit = computeCheckDigit(text.slice(0, -1))
  return digit === Number(text.at(-1))
    ? text
    : leave("gtin-check-digit", `${text} is not a bar code: its last digit would be ${digit}. It is left out.`)
}
