import type { Row } from "../text/Row.ts"

const MAX_CENTS = 99_999_999

/** Reads an amount of at least 0 as cents; null if the cell is empty or invalid. */
export const readMoney = (row: Row, field: string): number | null => {
  const text = row.get(field)
  if (text === "") return null
  const [, whole = "", decimals = ""] = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2})0*)?$/.exec(text) ?? []
  const cents = Number(whole.replaceAll(",", "")) * 100 + Number(decimals.padEnd(2, "0"))
  if (whole !== "" && cents <= MAX_CENTS) return cents
  row.report("error", "bad-money", field, `${text} is not an amount from 0 to 999,999.99. Write 19.00.`, text)
  return null
}

const momentPattern = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?)\s?(Z|UTC|[+-]\d{2}:?\d{2})?)?$/

/** Valid times are from 1990 to 2099. Other times are errors of an export. */
const EARLIEST = Date.UTC(1990)
const LATEST = Date.UTC(2100)

/** Reads a time as ISO text; null if the cell is empty or invalid. A time without a zone is UTC. */
export const readMoment = (row: Row, field: string): string | null => {
  const text = row.get(field)
  const [, day = "", time = "00:00", zone = "Z"] = momentPattern.exec(text) ?? []
  const offset = zone === "UTC" ? "Z" : zone.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone
  const millis = day === "" ? NaN : Date.parse(`${day}T${time}${offset}`)
  // Rejects days that do not exist: JavaScript would parse February 31 as March 3.
  if (millis >= EARLIEST && millis < LATEST && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day))
    return new Date(millis).toISOString()
  if (text !== "") {
    const sentence = /^\d{1,2}\/\d{1,2}\//.test(text)
      ? `${text} could be two different days. Write 2025-04-03.`
      : `${text} is not a time. Write 2025-04-03T10:00:00Z.`
    row.report("error", "bad-date", field, sentence, text)
  }
  return null
}
