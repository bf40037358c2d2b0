import { brands, houseBrand, type Brand } from "./brands.ts"
import { facets } from "./facets.ts"
import type { FitChoices, FitPlan } from "./fitPlan.ts"
import { type KitTemplate, kitTemplates } from "./kitTemplates.ts"
import { type GroupedType, productType } from "./productTypes.ts"
import { Random } from "./random.ts"
import { readCatalogTable } from "./rows.ts"

/** Number of the first family in the list. It is higher than the numbers of any generated catalog. */
export const moreStart = 800_000

/** Number after the last generated family of the default catalog; the list's families follow it. */
export const moreAfter = 10_686

/** A family of extra products: for a type with few products, or for a race class. */
export interface MoreFamily {
  readonly type: GroupedType
  readonly kit: KitTemplate | null
  readonly plan: FitPlan
  readonly brand: Brand
  /** Fixed values of the family's options, by name. */
  readonly only: ReadonlyMap<string, string>
}

/** Step width through the list of popular cars. It makes neighboring parts of a type belong to different cars. */
const CAR_STEP = 7

const getBrands = ({ group, slug }: GroupedType): ReadonlyArray<Brand> => {
  const makers = [...brands.filter(({ groups }) => groups.includes(group)), houseBrand]
  return new Random("more brands", slug, 0).sample(makers, makers.length)
}

interface Turn {
  readonly type: GroupedType
  /** Number of preceding families of the type with the same kind of plan. */
  readonly turn: number
  readonly choices: FitChoices
}

const cars = readCatalogTable("popular_vehicles.tsv", ["year", "make", "model"])

const carPlan = ({ choices, turn }: Turn): FitPlan => {
  const car = cars[(turn * CAR_STEP) % cars.length]
  if (car === undefined) throw new Error("popular_vehicles.tsv is empty")
  return { kind: "vehicle", platform: choices.platforms.of(Number(car.year), car.make, car.model), note: null }
}

/** Plans a part for one car, such as '1969 Chevrolet Camaro'. */
const namedCarPlan = (name: string, { platforms }: FitChoices): FitPlan => {
  const [year = "", make = "", ...model] = name.split(" ")
  return { kind: "vehicle", platform: platforms.of(Number(year), make, model.join(" ")), note: null }
}

const racePlan = (slugs: ReadonlyArray<string>, { races }: FitChoices): FitPlan => {
  const [first, ...rest] = slugs.map((slug) => {
    const found = races.find((race) => race.slug === slug)
    if (found === undefined) throw new Error(`more_products.tsv names an unknown race class: ${slug}`)
    return found
  })
  if (first === undefined) throw new Error("more_products.tsv names no race class")
  return { kind: "raceType", races: [first, ...rest] }
}

const drivelinePlan = ({ type, turn }: Turn): FitPlan => {
  const facet = type.driveline ?? "Rear Axle"
  const values: ReadonlyArray<string> = facets[facet]
  return { kind: "driveline", facet, values: [values[turn % values.length] ?? ""] }
}

const getPlan = (fits: string, turn: Turn): FitPlan => {
  if (fits === "cars") return carPlan(turn)
  if (fits === "driveline") return drivelinePlan(turn)
  if (fits.startsWith("car:")) return namedCarPlan(fits.slice("car:".length), turn.choices)
  if (fits.startsWith("engine:"))
    return { kind: "engine", engine: turn.choices.engines.named(fits.slice("engine:".length)), displacements: null }
  if (fits.startsWith("race:")) return racePlan(fits.slice("race:".length).split("+"), turn.choices)
  if (fits !== "universal" && fits !== "kit") throw new Error(`more_products.tsv has an unknown fit: ${fits}`)
  return { kind: "universal" }
}

const readOnly = (text: string): MoreFamily["only"] =>
  new Map(text === "" ? [] : text.split(";").map((pair): readonly [string, string] => [pair.split("=")[0] ?? "", pair.split("=")[1] ?? ""]))

/** Returns the families of the list in order, with alternating brands. */
export const moreFamilies = (choices: FitChoices): ReadonlyArray<MoreFamily> => {
  const turns = new Map<string, number>()
  const next = (key: string): number => {
    const turn = turns.get(key) ?? 0
    turns.set(key, turn + 1)
    return turn
  }
  return readCatalogTable("more_products.tsv", ["product_type", "products", "fits", "only"]).flatMap((row) => {
    const kit = kitTemplates.find(({ type }) => type.slug === row.product_type) ?? null
    const type = kit?.type ?? productType(row.product_type)
    const makers = getBrands(type)
    return Array.from({ length: Number(row.products) }, (): MoreFamily => {
      const brand = makers[next(`${type.slug} brand`) % makers.length] ?? houseBrand
      const plan = getPlan(row.fits, { type, turn: next(`${type.slug} ${row.fits}`), choices })
      return { type, kit, plan, brand, only: readOnly(row.only) }
    })
  })
}
