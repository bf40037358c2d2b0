import type { PlainRow, Tables } from "../database/tables.ts"
import type { Families } from "./families.ts"
import type { Family } from "./Family.ts"
import type { FirstFamily } from "./firstFamilies.ts"
import { pageIdOf } from "./identity.ts"
import { kitImageOf } from "./image.ts"
import type { KitLine } from "./kitTemplates.ts"
import { shopPrice } from "./price.ts"
import { bestAvailability, leadOf } from "./product.ts"
import { Random } from "./random.ts"
import { type VariantRow, variantsOf } from "./variants.ts"

/** A line of a kit with the family that was found for it. */
interface Component {
  readonly line: KitLine
  readonly family: Family
  readonly lead: VariantRow
  /** The chosen variant; null where the shopper chooses among the family's. */
  readonly variant: VariantRow | null
}

export interface Kit {
  readonly family: Family
  readonly variants: readonly [VariantRow]
  readonly components: ReadonlyArray<PlainRow<Tables["kit_component"]>>
}

/** How many families are looked at for one line before it is left out. */
const longestSearch = 1500

/** The committed family of a best-selling type for a car. */
const committed = (firstFamilies: ReadonlyArray<FirstFamily>, type: string, car: FirstFamily): number | undefined => {
  const index = firstFamilies.findIndex(
    (first) => first.type === type && first.year === car.year && first.make === car.make && first.model === car.model
  )
  return index < 0 ? undefined : index
}

/** A universal family of the type among those before `below`, other than the ones already used; undefined when none turns up. */
const searched = (random: Random, families: Families, type: string, below: number, used: ReadonlySet<number>): number | undefined => {
  for (let attempt = 0; attempt < longestSearch; attempt++) {
    const index = random.integer(families.firstFamilies.length, below - 1)
    const kind = families.kindAt(index)
    if (kind.kit === null && kind.type.slug === type && !used.has(index) && families.at(index).plan.kind === "universal") return index
  }
  return undefined
}

const componentsOf = (seed: string, random: Random, families: Families, kit: Family): ReadonlyArray<Component> => {
  const template = kit.kit
  if (!template) return []
  const car = template.fits === "vehicle" ? (families.firstFamilies[random.integer(0, families.firstFamilies.length - 1)] ?? null) : null
  const used = new Set<number>()
  return template.lines.flatMap((line): ReadonlyArray<Component> => {
    const index = (car && committed(families.firstFamilies, line.type, car)) ?? searched(random, families, line.type, kit.index, used)
    if (index === undefined) return []
    used.add(index)
    const family = families.at(index)
    const [first, ...rest] = variantsOf(seed, family)
    if (!first) return []
    const lead = leadOf([first, ...rest])
    return [{ line, family, lead, variant: rest.length === 0 || random.chance(0.4) ? lead : null }]
  })
}

/** One of each choice group counts; the rest all do. */
const paidFor = (components: ReadonlyArray<Component>): ReadonlyArray<Component> => {
  const seen = new Set<string>()
  return components.filter(({ line }) => {
    if (line.choiceGroup === null) return true
    const isFirst = !seen.has(line.choiceGroup)
    seen.add(line.choiceGroup)
    return isFirst
  })
}

/** Worst of the components' availabilities: a kit leaves the house when its last part does. */
const worst = (components: ReadonlyArray<Component>): VariantRow => {
  const [first, ...rest] = components.map(({ lead }) => lead)
  if (!first) throw new Error("A kit has components")
  return rest.reduce(
    (slowest, lead) =>
      bestAvailability([slowest, lead]) === slowest.availability && lead.availability !== slowest.availability ? lead : slowest,
    first
  )
}

/** 88 to 95 % of what the parts cost by themselves, after rounding too. */
const kitPrice = (random: Random, sum: number): number => {
  const price = shopPrice(sum * (0.885 + 0.06 * random.fraction()))
  return price < 0.88 * sum || price > 0.95 * sum ? Math.round(0.92 * sum) : price
}

/** A car's kit fits where every component does: the chassis of some and the engine of others. */
const planOf = (components: ReadonlyArray<Component>): Family["plan"] => {
  const plans = components.map(({ family }) => family.plan)
  const chassis = plans.find((plan) => plan.kind === "vehicle" || plan.kind === "engineInVehicle")
  const engine = plans.find((plan) => plan.kind === "engine" || plan.kind === "engineInVehicle")
  if (chassis && engine) return { kind: "engineInVehicle", platform: chassis.platform, engine: engine.engine }
  return chassis ?? engine ?? { kind: "universal" }
}

/** The plan and the rows of a kit from families with smaller numbers; undefined when fewer than two components were found. */
export const kitOf = (seed: string, families: Families, family: Family): Kit | undefined => {
  const random = new Random(seed, "kit", family.index)
  const found = componentsOf(seed, random, families, family)
  if (found.length < 2) return undefined
  const paid = paidFor(found)
  const sum = paid.reduce((total, { line, lead }) => total + line.quantity * lead.price_cents, 0)
  const slowest = worst(found)
  const quantity = Math.min(...paid.map(({ line, lead }) => Math.floor(lead.quantity / line.quantity)))
  const isShort = slowest.availability === "InStock" && quantity < 1
  const [plain] = variantsOf(seed, family)
  if (!plain) return undefined
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
    ships_by_freight: found.some(({ lead }) => lead.ships_by_freight),
    image: kitImageOf(found.map(({ family: part }) => part.type))
  }
  return {
    family: { ...family, plan: planOf(found) },
    variants: [variant],
    components: found.map(({ line, family: part, variant: chosen }, place) => ({
      product_page_id: pageIdOf(family.index),
      ordinality: place + 1,
      component_page_id: pageIdOf(part.index),
      component_variant_number: chosen?.sku_variant_number ?? null,
      quantity: line.quantity,
      choice_group: line.choiceGroup
    }))
  }
}
