import type { Availability } from "@camber/domain/catalog"
import { roadDays, type ShippingMethod } from "@camber/domain/checkout"
import { type Warehouse, WAREHOUSE_ZONES } from "@camber/domain/content"
import { groundDays, isOffshore } from "@camber/domain/location"
import { isBusinessDay } from "./postalHolidays.ts"
import { createUnknownWarehouse, MAIN_WAREHOUSE } from "../shop-settings/readWarehouses.ts"

/** Fields of a variant that determine its delivery date. Dates are ISO dates. */
export interface Shipment {
  readonly availability: Availability
  readonly lead_days: number | null
  readonly available_on: string | null
  readonly ships_by_freight: boolean
  /** Numbers of the warehouses that have the variant in stock. */
  readonly warehouses: ReadonlyArray<number>
}

const DAY = 86_400_000
/** Maximum business days by air. */
const AIR_DAYS = { mainland: 2, offshore: 3 } as const

const createClock = (timeZone: string) =>
  new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    hourCycle: "h23"
  })
const clocks = new Map<string, Intl.DateTimeFormat>()

/** Returns the date and hour of a warehouse. */
const toLocalTime = ({ zone }: Warehouse, now: Date) => {
  const clock = clocks.get(zone) ?? createClock(WAREHOUSE_ZONES[zone])
  clocks.set(zone, clock)
  const part = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]))
  return { day: Date.parse(`${part["year"]}-${part["month"]}-${part["day"]}`), hour: Number(part["hour"]) }
}

/** Returns the day itself if it is a business day, otherwise the next business day. Days are UTC midnights. */
const nextBusinessDay = (day: number): number => (isBusinessDay(day) ? day : nextBusinessDay(day + DAY))
const afterBusinessDays = (day: number, count: number): number =>
  count === 0 ? nextBusinessDay(day) : afterBusinessDays(nextBusinessDay(day) + DAY, count - 1)

/**
 * Computes the estimated delivery date at a US ZIP code as UTC midnight; null if it is unavailable or unknown.
 *
 * Shipping by air takes at most two business days, or three across water. A variant in stock ships from the warehouse that results in the
 * earliest date, on the same day if it is before the warehouse's cut-off hour. All other variants ship through the main warehouse.
 *
 * @param warehouses - The shop's warehouses; the main warehouse comes first.
 */
export const deliveryDate = (
  shipment: Shipment,
  zipCode: string,
  warehouses: ReadonlyArray<Warehouse>,
  now: Date,
  method: ShippingMethod = "standard"
): number | null => {
  const dates = listSources(shipment, warehouses).map((warehouse) => deliveryDateFrom(warehouse, shipment, zipCode, now, method))
  const known = dates.filter((date) => date !== null)
  return known.length === 0 ? null : Math.min(...known)
}

const deliveryDateFrom = (warehouse: Warehouse, shipment: Shipment, zipCode: string, now: Date, method: ShippingMethod): number | null => {
  const { day, hour } = toLocalTime(warehouse, now)
  const shipsFrom = hour < warehouse.cutOffHour ? day : day + DAY
  const ready = readyDay(shipment, nextBusinessDay(shipsFrom))
  if (ready === null) return null
  const ground = groundDays(warehouse.zip, zipCode)
  const road = method === "expedited" ? Math.min(ground, isOffshore(zipCode) ? AIR_DAYS.offshore : AIR_DAYS.mainland) : ground
  return afterBusinessDays(ready, road + (shipment.ships_by_freight ? roadDays.pallet : 0))
}

/** Returns the day on which the variant can ship. */
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

const listSources = (shipment: Shipment, warehouses: ReadonlyArray<Warehouse>): ReadonlyArray<Warehouse> =>
  shipment.availability === "InStock" && shipment.warehouses.length > 0
    ? shipment.warehouses.map((number) => warehouses.find((warehouse) => warehouse.number === number) ?? createUnknownWarehouse(number))
    : [warehouses[0] ?? createUnknownWarehouse(MAIN_WAREHOUSE)]
