import { type Destination, getDestinationRegion, type Tax, type Taxable, NO_TAX } from "@camber/domain/rates"
import { Effect } from "effect"
import { readTable, type Row, TableInvalid, textOf } from "./readTable.ts"

/** One row: what a place takes. */
export interface TaxRate {
  readonly country: string
  /** Empty: all of the country. */
  readonly region: string
  /** Both empty, or first and last code of a range; of a US zip the first five digits. */
  readonly from: string
  readonly to: string
  /** Millionths: 7.25 percent are 72,500. */
  readonly rate: number
  readonly taxesShipping: boolean
  readonly taxesCores: boolean
}

const MILLION = 1_000_000
const columns = ["country", "region", "zip_from", "zip_to", "rate", "taxes_shipping", "taxes_cores"]

/** Longer codes are cut: a zip of nine digits lies where its first five do. */
const bare = (code: string): string => code.replace(/[\s-]/g, "").toUpperCase()

/** The rates in a table's text, the narrowest first. Throws `TableInvalid`, also where two rows as narrow speak of one place. */
export const parseTaxRates = (file: string, text: string): ReadonlyArray<TaxRate> => {
  const rates = readTable(file, text, columns, rateOf)
  const narrowest = rates.toSorted((a, b) => narrowness(b) - narrowness(a) || (placeKey(a) < placeKey(b) ? -1 : 1))
  const twice = narrowest.find((rate, index) => narrowest.slice(index + 1, index + 2).some((next) => isSame(rate, next)))
  if (twice !== undefined) {
    const where = [twice.country, twice.region, twice.to].filter((part) => part !== "").join(" ")
    throw new TableInvalid({ file, problems: [`two rows as narrow speak of ${where}`] })
  }
  return narrowest
}

const rateOf = (row: Row): TaxRate => {
  const country = /^[A-Z]{2}$/.exec(row.cell("country"))?.[0] ?? row.wrong(`country is "${row.cell("country")}": it must be two capitals`)
  const [from, to] = [bare(row.cell("zip_from")), bare(row.cell("zip_to"))]
  if (from.length !== to.length || from > to) row.wrong("zip_from and zip_to must be both empty, or as long as each other and in order")
  const percent = row.number("rate") ?? row.wrong("rate is empty")
  if (percent > 100) row.wrong(`rate is "${row.cell("rate")}": it must be percents such as 7.25`)
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

/** A range of codes is narrower than a region, and that than a country. */
const narrowness = ({ from, region }: TaxRate): number => (from === "" ? 0 : 2) + (region === "" ? 0 : 1)

/** Rows that could speak of one place stand beside each other by it. */
const placeKey = ({ country, from, region }: TaxRate): string => [country, region, from.length, from].join(" ")

const isSame = (a: TaxRate, b: TaxRate): boolean =>
  a.country === b.country && a.region === b.region && a.from.length === b.from.length && a.from <= b.to && b.from <= a.to

/** The rates of a shop's file; none without one. Throws `TableInvalid`. */
export const readTaxRates = (file: string | null): ReadonlyArray<TaxRate> => (file === null ? [] : parseTaxRates(file, textOf(file)))

/** The narrowest row that speaks of a place; undefined where none does. */
export const findTaxRate = (rates: ReadonlyArray<TaxRate>, place: Destination): TaxRate | undefined => {
  const [region, code] = [getDestinationRegion(place), bare(place.postalCode)]
  return rates.find(
    (rate) =>
      rate.country === place.country &&
      (rate.region === "" || rate.region === region) &&
      (rate.from === "" ||
        (code.length >= rate.from.length && rate.from <= code.slice(0, rate.from.length) && code.slice(0, rate.to.length) <= rate.to))
  )
}

/** What one rate takes of an order as a whole, to the nearest cent, half a cent up: never of each line, so that no rounding adds up. */
export const computeTax = ({ rate, taxesCores, taxesShipping }: TaxRate, { cores, goods, shipping }: Taxable): number => {
  const cents = goods + (taxesShipping ? shipping : 0) + (taxesCores ? cores : 0)
  return Number((BigInt(cents) * BigInt(rate) + BigInt(MILLION / 2)) / BigInt(MILLION))
}

/** Tax by a table: the narrowest row decides alone; where none speaks of a place it takes nothing. */
export const createTableTax = (rates: ReadonlyArray<TaxRate>): Tax => ({
  quote: (place, taxable) => {
    const rate = findTaxRate(rates, place)
    return Effect.succeed(
      rate === undefined ? NO_TAX : { cents: computeTax(rate, taxable), onShipping: rate.taxesShipping, onCores: rate.taxesCores }
    )
  }
})
