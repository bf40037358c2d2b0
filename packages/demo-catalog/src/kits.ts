import { kitPositions } from "@camber/domain/catalog"
import type { Families } from "./families.ts"
import type { Family } from "./ProductType.ts"
import { depthStart } from "./depth.ts"
import { getPageId } from "./identity.ts"
import { moreStart } from "./moreProducts.ts"
import { getKitImageUrl, getMaker } from "./image.ts"
import { type KitLine, type KitTemplate, sized } from "./kitTemplates.ts"
import { getAxles } from "./positions.ts"
import { createVariants, shopPrice } from "./variants.ts"
import { getBestAvailability, getDefaultVariant } from "./product.ts"
import { productType } from "./productTypes.ts"
import { Random } from "./random.ts"
import { isWithdrawn } from "./stock.ts"
import type { KitComponentRow, VariantRow } from "./rows.ts"

/** A line of a kit with the family that was found for it. */
interface Component {
  readonly line: KitLine
  readonly family: Family
  readonly lead: VariantRow
  /** The chosen variant; null if the shopper chooses one. */
  readonly variant: VariantRow | null
}

export interface Kit {
  readonly family: Family
  readonly variants: readonly [VariantRow]
  readonly components: ReadonlyArray<KitComponentRow>
}

/** Maximum families to check for a line before it is left out. */
const longestSearch = 1500

/** Returns whether the family has a line's values, as options or fixed attributes. */
const hasPicks = ({ grid }: Family, picks: KitLine["picks"]): boolean =>
  Object.entries(picks).every(([name, label]) =>
    grid.some(({ axis, values }) => axis.name === name && values.some((value) => value.label === label))
  )

/** Returns whether a part is universal and requires no facet. */
const fitsAnything = ({ grid, plan }: Family): boolean => plan.kind === "universal" && grid.every(({ axis }) => axis.facet === null)

/** Searches for an unused universal family of the line's type below the number `below`; undefined if none is found. */
const findUniversal = (random: Random, families: Families, line: KitLine, below: number, used: ReadonlySet<number>): Family | undefined => {
  if (below > moreStart) {
    const own = families.moreOf(line.type).filter((index) => index < below && !used.has(index))
    return random
      .sample(own, own.length)
      .map((index) => families.at(index))
      .find((family) => fitsAnything(family) && hasPicks(family, line.picks))
  }
  for (let attempt = 0; attempt < longestSearch; attempt++) {
    const index = random.integer(families.firstFamilies.length, Math.min(below, depthStart) - 1)
    const kind = families.kindAt(index)
    if (kind.kit !== null || kind.type.slug !== line.type || used.has(index)) continue
    const family = families.at(index)
    if (fitsAnything(family) && hasPicks(family, line.picks)) return family
  }
  return undefined
}

/** Finds a family made for the car and its engine; universal parts do not qualify for a car's kit. */
const madeForCar = (
  random: Random,
  families: Families,
  { line, car, below, used }: { line: KitLine; car: Car; below: number; used: ReadonlySet<number> }
): Family | undefined => {
  const numbers = families.madeFor(line.type, car.platform, car.engine, below)
  const fresh = random.sample(numbers, numbers.length).filter((index) => line.choiceGroup === null || !used.has(index))
  return fresh
    .filter((index) => !isWithdrawn(index))
    .map((index) => families.at(index))
    .find((family) => hasPicks(family, line.picks))
}

/** Returns the variant with the line's values that equals the lead variant in all other values, so that a left and a right part match. */
const pickedVariant = (family: Family, variants: ReadonlyArray<VariantRow>, lead: VariantRow, picks: KitLine["picks"]): VariantRow => {
  const leadRow = family.rows[lead.ordinality - 1] ?? []
  const alike = (variant: VariantRow): number =>
    (family.rows[variant.ordinality - 1] ?? []).reduce((score, value, place) => {
      const wanted = picks[family.grid[place]?.axis.name ?? ""]
      return score + (wanted === undefined ? Number(value === leadRow[place]) : value.label === wanted ? 100 : 0)
    }, 0)
  return variants.reduce((best, variant) => (alike(variant) > alike(best) ? variant : best), lead)
}

/** The car for which a kit is made. */
type Car = ReturnType<Families["carOfKit"]>

const getComponent = (seed: string, random: Random, line: KitLine, family: Family): ReadonlyArray<Component> => {
  const [first, ...rest] = createVariants(seed, family)
  if (!first) return []
  const variants = [first, ...rest] as const
  const lead = getDefaultVariant(variants)
  if (Object.keys(line.picks).some((name) => family.grid.some(({ axis, values }) => axis.name === name && values.length > 1))) {
    const picked = pickedVariant(family, variants, lead, line.picks)
    return [{ line, family, lead: picked, variant: picked }]
  }
  return [{ line, family, lead, variant: rest.length === 0 || random.chance(0.4) ? lead : null }]
}

const getComponents = (seed: string, random: Random, families: Families, kit: Family): ReadonlyArray<Component> => {
  const template = kit.kit
  if (!template) return []
  const car = template.fits === "vehicle" ? families.carOfKit(kit.index, random) : null
  const sizes = template.sizes.length === 0 ? [""] : random.sample(template.sizes, template.sizes.length)
  return sizes
    .map((size) => sizedComponents(seed, random, { families, kit, template, car, size }))
    .reduce((most, found) => (found.length > most.length ? found : most))
}

interface Made {
  readonly families: Families
  readonly kit: Family
  readonly template: KitTemplate
  readonly car: Car | null
  /** Size that replaces `sized` in the picks. */
  readonly size: string
}

/** Finds a family for each line. Lines of one type use one family, so that they match, unless they are alternatives. */
const sizedComponents = (seed: string, random: Random, { car, families, kit, size, template }: Made): ReadonlyArray<Component> => {
  const used = new Set<number>()
  const chosen = new Map<string, Family>()
  const found = template.lines.flatMap((line): ReadonlyArray<Component> => {
    const picks = Object.fromEntries(Object.entries(line.picks).map(([name, label]) => [name, label === sized ? size : label]))
    const asked = { ...line, picks }
    const before = line.choiceGroup === null ? chosen.get(line.type) : undefined
    const family =
      (before !== undefined && hasPicks(before, picks) ? before : undefined) ??
      (car && madeForCar(random, families, { line: asked, car, below: kit.index, used })) ??
      (isUniversal(line) ? findUniversal(random, families, asked, kit.index, used) : undefined)
    if (family === undefined) return []
    used.add(family.index)
    chosen.set(line.type, family)
    return getComponent(seed, random, asked, family)
  })
  return found.map((component) => {
    const alternatives = found.filter(({ line }) => line.choiceGroup === component.line.choiceGroup)
    return alternatives.length > 1 ? component : { ...component, line: { ...component.line, choiceGroup: null } }
  })
}

/** Returns whether parts of the line's type are universal. */
const isUniversal = ({ type }: KitLine): boolean => (productType(type).fits.universal ?? 0) > 0 && getAxles(productType(type)).length === 0

/** Returns the components that the price includes: one of each choice group, and all components without a choice group. */
const paidFor = (components: ReadonlyArray<Component>): ReadonlyArray<Component> => {
  const seen = new Set<string>()
  return components.filter(({ line }) => {
    if (line.choiceGroup === null) return true
    const isFirst = !seen.has(line.choiceGroup)
    seen.add(line.choiceGroup)
    return isFirst
  })
}

/** Returns the worst availability of the components, because a kit ships when its last part is available. */
const worst = (components: ReadonlyArray<Component>): VariantRow => {
  const [first, ...rest] = components.map(({ lead }) => lead)
  if (!first) throw new Error("A kit has no components")
  return rest.reduce(
    (slowest, lead) =>
      getBestAvailability([slowest, lead]) === slowest.availability && lead.availability !== slowest.availability ? lead : slowest,
    first
  )
}

/** Returns a price of 88 to 95 % of the components' total, even after rounding. */
const kitPrice = (random: Random, sum: number): number => {
  const price = shopPrice(sum * (0.885 + 0.06 * random.fraction()))
  return price < 0.88 * sum || price > 0.95 * sum ? Math.round(0.92 * sum) : price
}

/** Combines the fitment of the components: the chassis of some and the engine of others. */
const getPlan = (components: ReadonlyArray<Component>): Family["plan"] => {
  const plans = components.map(({ family }) => family.plan)
  const chassis = plans.find((plan) => plan.kind === "vehicle" || plan.kind === "engineInVehicle")
  const engine = plans.find((plan) => plan.kind === "engine" || plan.kind === "engineInVehicle")
  if (chassis && engine) return { kind: "engineInVehicle", platform: chassis.platform, engine: engine.engine }
  return chassis ?? engine ?? { kind: "universal" }
}

/** Creates the plan and rows of a kit from families with smaller numbers; undefined with fewer than two components. */
export const createKit = (seed: string, families: Families, family: Family): Kit | undefined => {
  const random = new Random(seed, "kit", family.index)
  const found = getComponents(seed, random, families, family)
  if (found.length < 2) return undefined
  const paid = paidFor(found)
  const sum = paid.reduce((total, { line, lead }) => total + line.quantity * lead.price_cents, 0)
  const slowest = worst(found)
  const quantity = Math.min(...paid.map(({ line, lead }) => Math.floor(lead.quantity / line.quantity)))
  const isShort = slowest.availability === "InStock" && quantity < 1
  const [plain] = createVariants(seed, family)
  if (!plain) return undefined
  const positions = kitPositions(
    found.map(({ family: part, line }, at) => ({
      ordinality: at + 1,
      choiceGroup: line.choiceGroup,
      skuBaseNumber: String(part.index),
      family: part
    }))
  )
  const variant: VariantRow = {
    ...plain,
    price_cents: kitPrice(random, sum),
    list_price_cents: sum,
    availability: isShort ? "FactoryShipped" : slowest.availability,
    quantity: slowest.availability === "InStock" ? Math.max(0, quantity) : 0,
    lead_days: isShort ? 5 : slowest.lead_days,
    available_on: slowest.available_on,
    superseded_by: null,
    weight_pounds: Math.round(paid.reduce((total, { line, lead }) => total + line.quantity * lead.weight_pounds, 0) * 10) / 10,
    longest_inches: Math.max(...found.map(({ lead }) => lead.longest_inches)),
    is_ground_only: found.some(({ lead }) => lead.is_ground_only),
    ships_by_freight: found.some(({ lead }) => lead.ships_by_freight),
    core_charge_cents: paid.reduce((total, { line, lead }) => total + line.quantity * (lead.core_charge_cents ?? 0), 0) || null,
    image: getKitImageUrl(
      positions.map(({ number, places }) => ({ number, type: places[0]!.alternatives[0]!.family.type })),
      getMaker(family.brand, family.index)
    )
  }
  return {
    family: { ...family, plan: getPlan(found) },
    variants: [variant],
    components: found.map(({ line, family: part, variant: chosen }, place) => ({
      product_page_id: getPageId(family.index),
      ordinality: place + 1,
      component_page_id: getPageId(part.index),
      component_variant_number: chosen?.sku_variant_number ?? null,
      quantity: line.quantity,
      choice_group: line.choiceGroup
    }))
  }
}
