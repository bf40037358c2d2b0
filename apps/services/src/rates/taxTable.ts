import { type Destination, getDestinationRegion, type Tax, type Taxable, NO_TAX } from "@camber/domain/rates"
import { Effect } from "effect"
import { readTable, type Row, TableInvalid, readText } from "./readTable.ts"

/** A row of the tax table: the tax rate of a place. */
export interface TaxRate {
  readonly country: string
  /** State or province; empty for the whole country. */
  readonly region: string
  /** First and last postal code of a range, or both empty. US ZIP codes have five digits. */
  readonly from: string
  readonly to: string
  /** Millionths: 7.25 percent is 72,500. */
  readonly rate: number
  readonly taxesShipping: boolean
  readonly taxesCores: boolean
}

const MILLION = 1_000_000
const columns = ["country", "region", "zip_from", "zip_to", "rate", "taxes_shipping", "taxes_cores"]

/** Removes spaces and hyphens from a postal code. */
const normalizeCode = (code: string): string => code.replace(/[\s-]/g, "").toUpperCase()

/**
 * Parses tax rates, narrowest first.
 *
 * @throws TableInvalid for invalid rows, and if two equally narrow rows cover the same place
 */
export const parseTaxRates = (file: string, text: string): ReadonlyArray<TaxRate> => {
  const rates = readTable(file, text, columns, parseRow)
  const narrowest = rates.toSorted((a, b) => getNarrowness(b) - getNarrowness(a) || (placeKey(a) < placeKey(b) ? -1 : 1))
  const conflict = narrowest.find((rate, index) => narrowest.slice(index + 1, index + 2).some((next) => overlaps(rate, next)))
  if (conflict !== undefined) {
    const place = [conflict.country, conflict.region, conflict.to].filter((part) => part !== "").join(" ")
    throw new TableInvalid({ file, problems: [`two rows apply to ${place}, and neither is more specific. Delete one or narrow it.`] })
  }
  return narrowest
}

const parseRow = (row: Row): TaxRate => {
  const country =
    /^[A-Z]{2}$/.exec(row.cell("country"))?.[0] ?? row.wrong(`country is "${row.cell("country")}": must be two capital letters`)
  const [from, to] = [normalizeCode(row.cell("zip_from")), normalizeCode(row.cell("zip_to"))]
  if (from.length !== to.length || from > to) row.wrong("zip_from and zip_to must both be empty, or have equal lengths and be in order")
  const percent = row.number("rate") ?? row.wrong("rate is empty")
  if (percent > 100) row.wrong(`rate is "${row.cell("rate")}": must be a percentage such as 7.25`)
  return {
    country,
    region: row.cell("region"),
    from,
    to,
    rate: Math.round(percent * (MILLION / 100)),
    taxesShipping: row.yesNo("taxes_shipping"),
    taxesCores: row.yesNo("taxes_cores")
  }
}

/** A postal code range is narrower than a region, and a region is narrower than a country. */
const getNarrowness = ({ from, region }: TaxRate): number => (from === "" ? 0 : 2) + (region === "" ? 0 : 1)

/** Returns a sort key with which rows that could overlap become neighbors. */
const placeKey = ({ country, from, region }: TaxRate): string => [country, region, from.length, from].join(" ")

const overlaps = (a: TaxRate, b: TaxRate): boolean =>
  a.country === b.country && a.region === b.region && a.from.length === b.from.length && a.from <= b.to && b.from <= a.to

/**
 * Reads the rates from a file. Returns none if `file` is null.
 *
 * @throws TableInvalid
 */
export const readTaxRates = (file: string | null): ReadonlyArray<TaxRate> => (file === null ? [] : parseTaxRates(file, readText(file)))

/** Returns the narrowest row that covers a destination, or undefined. Only the first five digits of a nine-digit ZIP code count. */
export const findTaxRate = (rates: ReadonlyArray<TaxRate>, place: Destination): TaxRate | undefined => {
  const [region, code] = [getDestinationRegion(place), normalizeCode(place.postalCode)]
  return rates.find(
    (rate) =>
      rate.country === place.country &&
      (rate.region === "" || rate.region === region) &&
      (rate.from === "" ||
        (code.length >= rate.from.length && rate.from <= code.slice(0, rate.from.length) && code.slice(0, rate.to.length) <= rate.to))
  )
}

/**
 * Computes the tax of a whole order, with half a cent rounded up. Lines are not rounded separately, because the rounding errors would add
 * up.
 */
export const computeTax = ({ rate, taxesCores, taxesShipping }: TaxRate, { cores, goods, shipping }: Taxable): number => {
  const cents = goods + (taxesShipping ? shipping : 0) + (taxesCores ? cores : 0)
  return Number((BigInt(cents) * BigInt(rate) + BigInt(MILLION / 2)) / BigInt(MILLION))
}

/** Creates tax rates from a table. The narrowest row applies. A place without a row has no tax. */
export const createTableTax = (rates: ReadonlyArray<TaxRate>): Tax => ({
  quote: (place, taxable) => {
    const rate = findTaxRate(rates, place)
    return Effect.succeed(
      rate === undefined ? NO_TAX : { cents: computeTax(rate, taxable), onShipping: rate.taxesShipping, onCores: rate.taxesCores }
    )
  }
})
