import { familyPopularity } from "@camber/vehicle-data"
import { type Brand, brands, houseBrand } from "./brands.ts"
import { carKey, hasRearDiscs } from "./carMeasures.ts"
import type { EngineChoice } from "./engineChoices.ts"
import type { FirstFamily } from "./firstFamilies.ts"
import type { FitChoices, FitPlan } from "./fitPlan.ts"
import { type KitTemplate, kitTemplates } from "./kitTemplates.ts"
import { getAxles } from "./positions.ts"
import type { Platform } from "./platforms.ts"
import { type GroupedType, productType, productTypes } from "./productTypes.ts"
import { Random } from "./random.ts"
import { readCatalogTable } from "./rows.ts"

/** Number of the first family in the lists. Families with lower numbers are not changed, so that they stay as first generated. */
export const depthStart = 1200

/** A family from a list: its type, its fitment, and a brand that differs from those of its neighbors. */
export interface DepthFamily {
  readonly type: GroupedType
  readonly plan: FitPlan
  readonly axle: "Front" | "Rear" | undefined
  readonly brand: Brand
  /** Key of the family's assortment. */
  readonly key: string
}

/** A kit for a popular car, made of parts from its assortments. */
export interface DepthKit {
  readonly kit: KitTemplate
  readonly platform: Platform
  readonly engine: EngineChoice
}

/** Families of one type for one car or engine, enough to offer a choice. */
interface Assortment {
  readonly type: GroupedType
  readonly plan: FitPlan
  readonly axle: "Front" | "Rear" | undefined
  readonly key: string
}

/** Number of families: per best-selling type of a popular car, per type of an engine, and for each other listed car. */
const wanted = { popular: 4, engine: 3, listed: 1 } as const

/** Returns the best-selling types, best first. */
export const bestSellingTypes = (): ReadonlyArray<GroupedType> =>
  readCatalogTable("best_sellers.tsv", ["product_type"]).map((row) => productType(row.product_type))

/** Selects the types from which each other listed car gets a part: the best-selling types that depend on the chassis. */
export const chassisTypes = (types: ReadonlyArray<GroupedType>): ReadonlyArray<GroupedType> =>
  types.filter(({ fits }) => (fits.vehicle ?? 0) > 0).slice(0, 30)

/** Types of service parts that every engine needs. */
const serviceTypes: ReadonlyArray<string> = ["oil-filter", "spark-plug-set", "gasket-set", "water-pump", "thermostat", "starter"]
/** Minimum popularity of an engine that gets tuning parts as well as service parts. */
const leastTuned = 5

/** Lists the types in an engine family's assortments. */
export const listEngineTypes = (engine: EngineChoice): ReadonlyArray<GroupedType> =>
  productTypes.filter(
    ({ fits, group, pushrodV8, share, slug }) =>
      share > 0 &&
      (fits.engine ?? 0) > 0 &&
      (fits.vehicle ?? 0) === 0 &&
      (pushrodV8 !== true || engine.isPushrodV8) &&
      (serviceTypes.includes(slug) || (familyPopularity(engine.name) >= leastTuned && group !== "Tools, Pit & Fluids"))
  )

/** Lists a kit of each kind for every popular car, each after the parts that it contains. */
export const depthKits = ({ engines, platforms }: FitChoices): ReadonlyArray<DepthKit> =>
  readCatalogTable("popular_vehicles.tsv", ["year", "make", "model", "engine_family"]).flatMap((car) =>
    kitTemplates
      .filter(({ fits }) => fits === "vehicle")
      .map((kit) => ({
        kit,
        platform: platforms.of(Number(car.year), car.make, car.model),
        engine: engines.named(car.engine_family)
      }))
  )

const createPlatformAssortment = (type: GroupedType, platform: Platform, axle: Assortment["axle"]): Assortment => ({
  type,
  plan: { kind: "vehicle", platform, note: null },
  axle,
  key: [type.slug, carKey(platform), axle ?? ""].join("|")
})

const createEngineAssortment = (type: GroupedType, engine: EngineChoice): Assortment => ({
  type,
  plan: { kind: "engine", engine, displacements: null },
  axle: undefined,
  key: [type.slug, engine.name, ""].join("|")
})

/** Returns the assortments of a type for a car with its engine. They depend on the chassis, on the engine, or on both. */
export const listAssortments = (type: GroupedType, platform: Platform, engine: EngineChoice | null): ReadonlyArray<Assortment> => {
  if ((type.fits.vehicle ?? 0) > 0) {
    const axles = getAxles(type)
    if (axles.length === 0) return [createPlatformAssortment(type, platform, undefined)]
    if (type.slug === "brake-shoe-set") return [createPlatformAssortment(type, platform, "Rear")]
    return hasRearDiscs(platform)
      ? [createPlatformAssortment(type, platform, "Front"), createPlatformAssortment(type, platform, "Rear")]
      : [createPlatformAssortment(type, platform, "Front")]
  }
  if (engine === null) return []
  if ((type.fits.engineInVehicle ?? 0) > (type.fits.engine ?? 0)) {
    const plan: FitPlan = { kind: "engineInVehicle", platform, engine }
    return [{ type, plan, axle: undefined, key: [type.slug, carKey(platform), engine.name].join("|") }]
  }
  return (type.fits.engine ?? 0) > 0 ? [createEngineAssortment(type, engine)] : []
}

/** Returns whether the families offer a choice, that is, three brands and two tiers if there are that many families. */
const isChoice = (made: ReadonlyArray<Brand>, count: number): boolean =>
  made.length >= count && new Set(made).size >= Math.min(count, 3) && new Set(made.map(({ tier }) => tier)).size >= Math.min(count, 2)

/**
 * Returns the brands to add to an assortment. Each brand is new to the assortment. The second has another tier than the first, so that even
 * an assortment of two has different prices.
 */
const brandsFor = ({ key, type }: Assortment, taken: ReadonlyArray<Brand>, count: number): ReadonlyArray<Brand> => {
  const makers = [...brands.filter(({ groups }) => groups.includes(type.group)), houseBrand]
  const order = new Random("shelf", key, 0).sample(makers, makers.length)
  const chosen = [...taken]
  while (!isChoice(chosen, count)) {
    const free = order.filter((brand) => !chosen.includes(brand))
    const isOneTier = new Set(chosen.map(({ tier }) => tier)).size === 1
    const next = (isOneTier ? free.find(({ tier }) => tier !== chosen[0]?.tier) : undefined) ?? free[0]
    if (next === undefined) throw new Error(`Not enough brands make a ${type.name}`)
    chosen.push(next)
  }
  return chosen.slice(taken.length)
}

/**
 * Lists the families in order. Each popular car gets four of each best-selling type, each other car one in each of thirty types, and each
 * engine family three in each of its types. Families for a chassis or engine count for all cars that share it.
 */
export const depthFamilies = (choices: FitChoices, firstFamilies: ReadonlyArray<FirstFamily>): ReadonlyArray<DepthFamily> => {
  const stocked = new Map<string, ReadonlyArray<Brand>>()
  const added: Array<DepthFamily> = []
  const stock = (assortment: Assortment, count: number): void => {
    const taken = stocked.get(assortment.key) ?? []
    const fresh = brandsFor(assortment, taken, count)
    stocked.set(assortment.key, [...taken, ...fresh])
    added.push(
      ...fresh.map((brand) => ({ type: assortment.type, plan: assortment.plan, axle: assortment.axle, brand, key: assortment.key }))
    )
  }
  for (const first of firstFamilies) {
    const platform = choices.platforms.of(first.year, first.make, first.model)
    const [assortment] = listAssortments(productType(first.type), platform, choices.engines.named(first.engineFamily))
    const brand = [...brands, houseBrand].find(({ name }) => name === first.brand)
    if (assortment && brand) stocked.set(assortment.key, [...(stocked.get(assortment.key) ?? []), brand])
  }
  const types = bestSellingTypes()
  for (const car of readCatalogTable("popular_vehicles.tsv", ["year", "make", "model", "engine_family"])) {
    const platform = choices.platforms.of(Number(car.year), car.make, car.model)
    const engine = choices.engines.named(car.engine_family)
    for (const type of types) for (const assortment of listAssortments(type, platform, engine)) stock(assortment, wanted.popular)
  }
  for (const car of readCatalogTable("next_vehicles.tsv", ["year", "make", "model"])) {
    const platform = choices.platforms.of(Number(car.year), car.make, car.model)
    for (const type of chassisTypes(types)) for (const assortment of listAssortments(type, platform, null)) stock(assortment, wanted.listed)
  }
  for (const engine of choices.engines.all)
    for (const type of listEngineTypes(engine)) stock(createEngineAssortment(type, engine), wanted.engine)
  return added
}
