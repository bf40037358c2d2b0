import {
  canShipByAir,
  freightByPhone,
  noFreight,
  noShippingToAddress,
  type ShippableItem,
  type Shipment,
  type ShippingOption,
  type ShippingQuote,
  type ShippingRates,
  splitByService,
  shippingQuoteByPhone,
  type Zone,
  getShippingZone,
  zones
} from "@camber/domain/rates"
import { Effect } from "effect"
import { fileURLToPath } from "node:url"
import { readTable, TableInvalid, readText } from "./readTable.ts"

const methods = ["standard", "expedited", "freight"] as const

/** A row of the shipping table: the price in a zone up to a weight. */
export interface Rate {
  readonly zone: Zone
  readonly method: (typeof methods)[number]
  /** Maximum total weight of all pieces; null for no limit. */
  readonly maxPounds: number | null
  /** Integer cents; null if the price is quoted by phone. */
  readonly cents: number | null
  /** Side length from which each piece costs `longCents` extra; null for no surcharge. */
  readonly longFromInches: number | null
  readonly longCents: number
}

/** The built-in shipping table. The setting SHIPPING_RATES replaces it. */
const builtInTable = new URL("../../data/shipping_rates.csv", import.meta.url)

/**
 * Parses shipping rates, sorted by weight limit.
 *
 * @throws TableInvalid
 */
export const parseShippingRates = (file: string, text: string): ReadonlyArray<Rate> => {
  const rates = readTable(file, text, ["zone", "method", "max_pounds", "dollars"], (row): Rate => {
    const method = row.oneOf("method", methods)
    const isCall = row.cell("dollars") === "call"
    if (isCall && method !== "freight") row.wrong("only freight may be quoted by phone")
    const cents = isCall ? null : (row.dollars("dollars") ?? row.wrong("dollars is empty"))
    const longFromInches = row.number("long_from_inches")
    return {
      zone: row.oneOf("zone", zones),
      method,
      maxPounds: row.number("max_pounds"),
      cents,
      longFromInches,
      longCents: row.dollars("long_dollars") ?? 0
    }
  })
  if (!rates.some(({ method, zone }) => zone === "contiguous" && method === "standard")) {
    throw new TableInvalid({ file, problems: ["no standard shipping within the contiguous United States"] })
  }
  const seen = new Set<string>()
  for (const { maxPounds, method, zone } of rates) {
    const key = `${zone}, ${method}, ${maxPounds ?? "any weight"}`
    if (seen.has(key)) throw new TableInvalid({ file, problems: [`two rows for ${key}`] })
    seen.add(key)
  }
  return rates.toSorted((a, b) => (a.maxPounds ?? Infinity) - (b.maxPounds ?? Infinity))
}

/**
 * Reads the rates from a file, or from the built-in table if `file` is null.
 *
 * @throws TableInvalid
 */
export const readRates = (file: string | null): ReadonlyArray<Rate> =>
  file === null ? parseShippingRates("shipping_rates.csv", readText(fileURLToPath(builtInTable))) : parseShippingRates(file, readText(file))

/** Shipping prices for page texts, in integer cents. They are the prices of the lightest parcel within the contiguous states. */
export interface ShippingWords {
  readonly standard: number
  /** Weight limit of the standard price; null for no limit. */
  readonly standardPounds: number | null
  /** Null if there is no expedited shipping. */
  readonly expedited: number | null
  /** Zones with standard shipping. */
  readonly zones: ReadonlyArray<Zone>
}

export const getShippingPrices = (rates: ReadonlyArray<Rate>): ShippingWords => {
  const lightest = (method: Rate["method"]) => rates.find((rate) => rate.zone === "contiguous" && rate.method === method)
  return {
    standard: lightest("standard")?.cents ?? 0,
    standardPounds: lightest("standard")?.maxPounds ?? null,
    expedited: lightest("expedited")?.cents ?? null,
    zones: zones.filter((zone) => rates.some((rate) => rate.zone === zone && rate.method === "standard"))
  }
}

/** Creates shipping rates from a table. The shop does not ship items that no row covers. */
export const createTableRates = (rates: ReadonlyArray<Rate>): ShippingRates => ({
  quote: (shipment) => Effect.succeed(tableQuote(rates, shipment))
})

/** Computes the quote of a shipment from the table. */
export const tableQuote = (rates: ReadonlyArray<Rate>, shipment: Shipment): ShippingQuote => {
  const zone = getShippingZone(shipment.place)
  const zoneRates = rates.filter((rate) => rate.zone === zone)
  if (zoneRates.length === 0) return { offers: [], refusal: noShippingToAddress }
  const { freight, parcels } = splitByService(shipment)
  const freightCents = getPrice(zoneRates, "freight", freight)
  if (typeof freightCents !== "number")
    return { offers: [], refusal: { none: noFreight, call: freightByPhone, heavy: shippingQuoteByPhone }[freightCents] }
  const offers = (["standard", "expedited"] as const).flatMap((method): ReadonlyArray<ShippingOption> => {
    const cents = method === "standard" || canShipByAir(shipment.parcels) ? getPrice(zoneRates, method, parcels) : "none"
    return typeof cents === "number" ? [{ method, cents, freightCents }] : []
  })
  if (offers.length > 0) return { offers, refusal: null }
  return { offers, refusal: zoneRates.some(({ method }) => method === "standard") ? shippingQuoteByPhone : noShippingToAddress }
}

/** Returns the price of parcels for a shipping method (0 if there are no parcels), or the reason why there is no price. */
const getPrice = (
  zoneRates: ReadonlyArray<Rate>,
  method: Rate["method"],
  parcels: ReadonlyArray<ShippableItem>
): number | "none" | "call" | "heavy" => {
  if (parcels.length === 0) return 0
  const methodRates = zoneRates.filter((rate) => rate.method === method)
  if (methodRates.length === 0) return "none"
  const pounds = parcels.reduce((sum, { pieces, pounds }) => sum + pieces * pounds, 0)
  const rate = methodRates.find(({ maxPounds }) => maxPounds === null || pounds <= maxPounds)
  if (rate === undefined) return "heavy"
  const { cents, longCents, longFromInches } = rate
  if (cents === null) return "call"
  const longParcels = longFromInches === null ? [] : parcels.filter(({ longestInches }) => longestInches >= longFromInches)
  return cents + longCents * longParcels.reduce((sum, { pieces }) => sum + pieces, 0)
}
