import type { Availability } from "@camber/domain/catalog"
import { type AxisValue, type Drawn, type Axis, keyOfValue } from "./axis.ts"
import { epochDay, isoDate, type VariantRow, getCatalogId } from "./rows.ts"
import type { Family } from "./ProductType.ts"
import { getMpn, getPageId, getSkuVariant, getUpc, variantIndex } from "./identity.ts"
import { getImageUrl, getMaker } from "./image.ts"
import { getOptionChoices } from "./productTexts.ts"
import { isAmount, getPriceRange } from "./priceRange.ts"
import { Random } from "./random.ts"
import type { FitPlan } from "./fitPlan.ts"

const values = new Map<Axis, ReadonlyMap<AxisValue, number>>()

/** Returns the committed id of an option; equal names have equal ids on all products. */
export const optionId = (axis: Axis): number => getCatalogId("option", axis.name)

const getValueIds = (axis: Axis): ReadonlyMap<AxisValue, number> => {
  const known = values.get(axis)
  if (known) return known
  const fresh = new Map(axis.values.map((value) => [value, getCatalogId("option_value", `${axis.name}|${keyOfValue(value)}`)]))
  values.set(axis, fresh)
  return fresh
}

/** Returns the committed id of an option's value. */
export const optionValueId = (axis: Axis, value: AxisValue): number =>
  getValueIds(axis).get(value) ?? getCatalogId("option_value", `${axis.name}|${keyOfValue(value)}`)

/** Rounds a price in cents as shops do: to whole dollars above $500, to .95 from $100 on, to .99 below. The minimum is 99 cents. */
export const shopPrice = (cents: number): number => {
  const dollars = cents / 100
  if (dollars > 500) return Math.round(dollars) * 100
  const ending = dollars >= 100 ? 95 : 99
  return Math.max(0, Math.round(dollars - ending / 100)) * 100 + ending
}

/** Returns a list price 5 to 35 % above the selling price, but at least one dollar above it. */
const listPriceAbove = (random: Random, cents: number): number => Math.max(cents + 100, shopPrice(cents * (1.05 + 0.3 * random.fraction())))

/** Number of cylinder banks by layout letter. A flat engine (H) has two. */
const banksByLayout: Readonly<Record<string, number>> = { I: 1, V: 2, H: 2 }

/**
 * Returns the drawing options of the engine that a part is made for: the number of cylinders per bank and of banks. Empty if the engine is
 * unknown.
 */
export const getEngineDrawingOptions = (plan: FitPlan): Drawn => {
  if (plan.kind !== "engine" && plan.kind !== "engineInVehicle") return {}
  const [, letter = "", count] = /^([IVH])(\d+)$/.exec(plan.engine.layout ?? "") ?? []
  const banks = banksByLayout[letter]
  return banks === undefined || count === undefined ? {} : { bores: Number(count) / banks, banks }
}

interface Stock {
  readonly availability: Availability
  readonly quantity: number
  readonly leadDays: number | null
  readonly availableOn: string | null
}

const inStock = (quantity: number): Stock => ({ availability: "InStock", quantity, leadDays: null, availableOn: null })
const without = (availability: Availability, leadDays: number | null = null, availableOn: string | null = null): Stock => ({
  availability,
  quantity: 0,
  leadDays,
  availableOn
})

/**
 * Picks the stock: 71 % in stock, 8 % with few pieces, the rest from the supplier, on backorder, made to order or out of stock. 2 % are
 * discontinued if there is a successor.
 */
const drawStock = (random: Random, hasSuccessor: boolean, isEndless: boolean): Stock => {
  if (isEndless) return inStock(400)
  const share = random.fraction()
  if (share < 0.71) {
    const depth = random.fraction()
    return inStock(depth < 0.4 ? random.integer(4, 9) : depth < 0.85 ? random.integer(10, 99) : random.integer(100, 400))
  }
  if (share < 0.79) return inStock(random.integer(1, 3))
  if (share < 0.88) return without("FactoryShipped", random.integer(2, 7))
  if (share < 0.93) return without("Backorderable", null, isoDate(epochDay + random.integer(7, 60)))
  if (share < 0.96) return without("MadeToOrder", random.integer(10, 45))
  return share < 0.98 || !hasSuccessor ? without("NotAvailable") : without("Discontinued")
}

/** Price properties that all variants of a family share. */
interface Pricing {
  readonly isListed: boolean
  /** Price factor of a clearance; otherwise 1. */
  readonly clearance: number
  readonly isInCartOnly: boolean
}

const drawPricing = (random: Random): Pricing => ({
  isListed: random.chance(0.06),
  clearance: random.chance(0.03) ? 0.65 + 0.2 * random.fraction() : 1,
  isInCartOnly: random.chance(0.02)
})

/** Returns whether the family is on clearance, which its ribbon shows. */
export const isClearance = (seed: string, family: Family): boolean => drawPricing(new Random(seed, "pricing", family.index)).clearance < 1

const freightPounds = 70
const freightInches = 60

/** Returns the minimum price of a variant, which applies even on clearance. The minimum price of a package is that of all its pieces. */
const getLowest = ({ grid, type }: Family, values: ReadonlyArray<AxisValue>): number =>
  values.reduce(
    (price, value, place) => (isAmount(grid[place]?.axis ?? { name: "" }) ? price * value.price : price),
    getPriceRange(type.slug)?.lowest ?? 0
  )

const getVariant = (seed: string, family: Family, pricing: Pricing, values: ReadonlyArray<AxisValue>, ordinality: number): VariantRow => {
  const { index, type, brand } = family
  const random = new Random(seed, "variant", variantIndex(index, ordinality))
  const factor = values.reduce((product, value) => product * value.price, 1)
  const isGiftCard = type.subcategory === "gift-cards"
  const plain = family.basePrice * factor
  const price = isGiftCard ? Math.round(plain) : shopPrice(Math.max(plain * pricing.clearance, getLowest(family, values)))
  const stock = drawStock(random, ordinality > 1, isGiftCard)
  const isPack = family.grid.some(({ axis }) => axis.name === "Pack")
  const pounds = Math.round(type.pounds * Math.min(4, Math.max(1, factor)) * 10) / 10
  return {
    sku_variant_number: getSkuVariant(index, ordinality),
    product_page_id: getPageId(index),
    ordinality,
    mpn: getMpn(brand.code, index, ordinality),
    upc: getUpc(index, ordinality),
    option_value_ids: getOptionChoices(family).flatMap((chosen) => {
      const value = values[family.grid.indexOf(chosen)]
      return value ? [optionValueId(chosen.axis, value)] : []
    }),
    price_cents: price,
    list_price_cents: !isGiftCard && (pricing.isListed || pricing.clearance < 1) ? listPriceAbove(random, price) : null,
    availability: stock.availability,
    quantity: stock.quantity,
    lead_days: stock.leadDays,
    available_on: stock.availableOn,
    superseded_by: stock.availability === "Discontinued" ? getSkuVariant(index, 1) : null,
    weight_pounds: pounds,
    longest_inches: type.inches,
    ships_by_freight: pounds > freightPounds || type.inches > freightInches,
    is_ground_only: type.groundOnly ?? false,
    core_charge_cents: type.coreCharge ?? null,
    price_in_cart: pricing.isInCartOnly,
    minimum_quantity: isPack && price < 300 ? 4 : 1,
    image: getImageUrl(type, values, getEngineDrawingOptions(family.plan), getMaker(brand, index))
  }
}

/**
 * Creates all variants of a family, with ordinalities starting at 1. The first variant is never discontinued, so that it can replace
 * others.
 */
export const createVariants = (seed: string, family: Family): ReadonlyArray<VariantRow> => {
  const pricing = drawPricing(new Random(seed, "pricing", family.index))
  return family.rows.map((values, place) => getVariant(seed, family, pricing, values, place + 1))
}
