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
import { readTable, TableInvalid, textOf } from "./readTable.ts"

const methods = ["standard", "expedited", "freight"] as const

/** One row: what things up to a weight cost to send to a zone. */
export interface Rate {
  readonly zone: Zone
  readonly method: (typeof methods)[number]
  /** Of all pieces; null: whatever they weigh. */
  readonly maxPounds: number | null
  /** Integer cents; null: by phone. */
  readonly cents: number | null
  /** From this length of a side on each piece costs `longCents` more; null: none does. */
  readonly longFromInches: number | null
  readonly longCents: number
}

/** The table that the shop has of its own; a shop's own stands in its place (SHIPPING_RATES). */
const ownTable = new URL("../../data/shipping_rates.csv", import.meta.url)

/** The rates in a table's text. Throws `TableInvalid`. */
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
    throw new TableInvalid({ file, problems: ["it has no standard shipping within the contiguous United States"] })
  }
  const seen = new Set<string>()
  for (const { maxPounds, method, zone } of rates) {
    const key = `${zone}, ${method}, ${maxPounds ?? "any weight"}`
    if (seen.has(key)) throw new TableInvalid({ file, problems: [`there are two rows for ${key}`] })
    seen.add(key)
  }
  return rates.toSorted((a, b) => (a.maxPounds ?? Infinity) - (b.maxPounds ?? Infinity))
}

/** The rates of a shop's own file, or of the one that comes along. Throws `TableInvalid`. */
export const readRates = (file: string | null): ReadonlyArray<Rate> =>
  file === null ? parseShippingRates("shipping_rates.csv", textOf(fileURLToPath(ownTable))) : parseShippingRates(file, textOf(file))

/** What a text may say of shipping within the contiguous states: the lightest parcel's prices, in integer cents. */
export interface ShippingWords {
  readonly standard: number
  /** Up to this weight; null: any. */
  readonly standardPounds: number | null
  /** null: there is no faster way. */
  readonly expedited: number | null
  /** Zones that something is sent to. */
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

/** Prices by a table. What stands in no row is not sent; nothing is guessed. */
export const createTableRates = (rates: ReadonlyArray<Rate>): ShippingRates => ({
  quote: (shipment) => Effect.succeed(tableQuote(rates, shipment))
})

/** What the table says of a shipment. */
export const tableQuote = (rates: ReadonlyArray<Rate>, shipment: Shipment): ShippingQuote => {
  const zone = getShippingZone(shipment.place)
  const ofZone = rates.filter((rate) => rate.zone === zone)
  if (ofZone.length === 0) return { offers: [], refusal: noShippingToAddress }
  const { freight, parcels } = splitByService(shipment)
  const freightCents = priceOf(ofZone, "freight", freight)
  if (typeof freightCents !== "number")
    return { offers: [], refusal: { none: noFreight, call: freightByPhone, heavy: shippingQuoteByPhone }[freightCents] }
  const offers = (["standard", "expedited"] as const).flatMap((method): ReadonlyArray<ShippingOption> => {
    const cents = method === "standard" || canShipByAir(shipment.parcels) ? priceOf(ofZone, method, parcels) : "none"
    return typeof cents === "number" ? [{ method, cents, freightCents }] : []
  })
  if (offers.length > 0) return { offers, refusal: null }
  return { offers, refusal: ofZone.some(({ method }) => method === "standard") ? shippingQuoteByPhone : noShippingToAddress }
}

/** What these cost by one method: 0 for nothing, and why there is no price. */
const priceOf = (
  ofZone: ReadonlyArray<Rate>,
  method: Rate["method"],
  parcels: ReadonlyArray<ShippableItem>
): number | "none" | "call" | "heavy" => {
  if (parcels.length === 0) return 0
  const ofMethod = ofZone.filter((rate) => rate.method === method)
  if (ofMethod.length === 0) return "none"
  const pounds = parcels.reduce((sum, { pieces, pounds }) => sum + pieces * pounds, 0)
  const rate = ofMethod.find(({ maxPounds }) => maxPounds === null || pounds <= maxPounds)
  if (rate === undefined) return "heavy"
  const { cents, longCents, longFromInches } = rate
  if (cents === null) return "call"
  const long = longFromInches === null ? [] : parcels.filter(({ longestInches }) => longestInches >= longFromInches)
  return cents + longCents * long.reduce((sum, { pieces }) => sum + pieces, 0)
}
