import type { Availability } from "@camber/domain/catalog"
import { roadDays, type ShippingMethod } from "@camber/domain/checkout"
import { isBusinessDay } from "./postalHolidays.ts"
import { groundDays, isOffshore, MAIN_WAREHOUSE, warehouseZips } from "./warehouses.ts"

/** Fields of a variant that determine its delivery date. Dates are ISO dates. */
export interface Shipment {
  readonly availability: Availability
  readonly lead_days: number | null
  readonly available_on: string | null
  readonly ships_by_freight: boolean
  /** Warehouses that have it in stock. */
  readonly warehouses: ReadonlyArray<number>
}

/** The warehouses are in Central time. Orders from this hour on ship on the next business day. */
const ZONE = "America/Chicago"
const CUT_OFF_HOUR = 14
const DAY = 86_400_000
/** Maximum business days by air. */
const AIR_DAYS = { mainland: 2, offshore: 3 } as const

const clock = new Intl.DateTimeFormat("en-CA", {
  timeZone: ZONE,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  hourCycle: "h23"
})

/** Returns the date and hour in Central time. */
const central = (now: Date) => {
  const part = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]))
  return { day: Date.parse(`${part["year"]}-${part["month"]}-${part["day"]}`), hour: Number(part["hour"]) }
}

/** Days are UTC midnights. */
const nextBusinessDay = (day: number): number => (isBusinessDay(day) ? day : nextBusinessDay(day + DAY))
const afterBusinessDays = (day: number, count: number): number =>
  count === 0 ? nextBusinessDay(day) : afterBusinessDays(nextBusinessDay(day) + DAY, count - 1)

/**
 * Computes the estimated delivery date at a US ZIP code as UTC midnight; null if it is unavailable or unknown.
 *
 * Air takes at most two business days, or three across water. Stock ships from the nearest warehouse, today until the
 * cut-off hour; everything else ships through the main warehouse.
 */
export const deliveryDate = (shipment: Shipment, zipCode: string, now: Date, method: ShippingMethod = "standard"): number | null => {
  const { day, hour } = central(now)
  const shipsFrom = hour < CUT_OFF_HOUR ? day : day + DAY
  const ready = readyDay(shipment, nextBusinessDay(shipsFrom))
  if (ready === null) return null
  const ground = Math.min(...listSources(shipment).map((warehouse) => groundDays(warehouseZips.get(warehouse) ?? "", zipCode)))
  const road = method === "expedited" ? Math.min(ground, isOffshore(zipCode) ? AIR_DAYS.offshore : AIR_DAYS.mainland) : ground
  return afterBusinessDays(ready, road + (shipment.ships_by_freight ? roadDays.pallet : 0))
}

/** Returns the day on which it can ship. */
const readyDay = ({ availability, available_on, lead_days }: Shipment, today: number): number | null => {
  switch (availability) {
    case "InStock":
      return today
    case "FactoryShipped":
    case "MadeToOrder":
      return lead_days === null ? null : afterBusinessDays(today, lead_days)
    case "Backorderable": {
      const availableOn = available_on === null ? NaN : Date.parse(available_on)
      if (availableOn >= today) return nextBusinessDay(availableOn)
      return lead_days === null ? null : afterBusinessDays(today, lead_days)
    }
    case "NotAvailable":
    case "Discontinued":
      return null
  }
}

const listSources = ({ availability, warehouses }: Shipment): ReadonlyArray<number> =>
  availability === "InStock" && warehouses.length > 0 ? warehouses : [MAIN_WAREHOUSE]
