import { type Axis, withAllValues } from "./axis.ts"
import { allBrands, brands, houseBrand } from "./brands.ts"
import { type DepthFamily, depthFamilies, type DepthKit, depthKits, depthStart, listAssortments } from "./depth.ts"
import { type Family, groups } from "./ProductType.ts"
import type { EngineChoice } from "./engineChoices.ts"
import type { FirstFamily } from "./firstFamilies.ts"
import { drawFitPlan, type FitChoices, type FitPlan, isFacetAsked } from "./fitPlan.ts"
import { correctGrid, type ChosenAxis, drawGrid, mediumSizes, orderedCombinations, type Sizes, smallSizes, completeGrid } from "./grid.ts"
import { createAttributes, createFormerAttributes } from "./measures.ts"
import { type KitTemplate, kitTemplates } from "./kitTemplates.ts"
import { moreFamilies, type MoreFamily, moreStart } from "./moreProducts.ts"
import type { Platform } from "./platforms.ts"
import { basePriceIn, isAmount, getPriceRange } from "./priceRange.ts"
import { type GroupedType, productType, productTypes } from "./productTypes.ts"
import { Random, weighted } from "./random.ts"
import { replacedBy } from "./stock.ts"

const seriesWords = [
  "Street",
  "Sportsman",
  "Pro",
  "Classic",
  "Circuit",
  "Club",
  "Heritage",
  "Tour",
  "Works",
  "Outlaw",
  "Feature",
  "Heat Race",
  "Backstretch",
  "Cruiser",
  "Boulevard",
  "Apex",
  "Holeshot",
  "Groove",
  "Cushion",
  "Redeye",
  "Longhorn",
  "Bluegrass",
  "Main Event",
  "Clubman"
] as const
const seriesSuffixes = ["", "", "", " Series", " Series", " II", " Plus", " R", " GT", " XL"] as const

const houseShare = 0.08
const kitShare = 0.03

/**
 * Estimates by sampling how many variants a family of the type has on average. Needed because shares count SKUs, while families are picked.
 */
const meanVariants = (type: GroupedType): number => {
  const draws = 300
  let variants = 0
  for (let draw = 0; draw < draws; draw++) {
    variants += drawGrid(new Random("mean", type.slug, draw), type.axes).reduce((product, { values }) => product * values.length, 1)
  }
  return variants / draws
}

const shareOfGroup = Map.groupBy(productTypes, (type) => type.group)
const typeWeight = (type: GroupedType): number => {
  if (type.share === 0) return 0
  const total = shareOfGroup.get(type.group)?.reduce((sum, { share }) => sum + share, 0) ?? 1
  return (groups[type.group] * type.share) / total / meanVariants(type)
}

/** Returns the average price factor of a type's options, because the type's median covers all its SKUs. */
const meanOptionFactor = (type: GroupedType): number =>
  type.axes
    .filter((axis) => !isAmount(axis))
    .reduce((product, { values }) => product * (values.reduce((sum, value) => sum + value.price, 0) / values.length), 1)

const optionFactors = new Map(productTypes.map((type) => [type.slug, meanOptionFactor(type)]))

const typesByShare = weighted(productTypes, typeWeight)
const kitsByShare = weighted(kitTemplates, (template) => template.share)
const brandsByGroup = new Map(
  Object.keys(groups).map((group) => [
    group,
    weighted(
      brands.flatMap((brand, rank) => (brand.groups.some((own) => own === group) ? [{ brand, weight: 1 / (rank + 1) ** 0.9 }] : [])),
      ({ weight }) => weight
    )
  ])
)

const getBrand = (random: Random, type: GroupedType): Family["brand"] =>
  random.chance(houseShare) ? houseBrand : (brandsByGroup.get(type.group)?.draw(random).brand ?? houseBrand)

const getBasePrice = (random: Random, type: GroupedType, brand: Family["brand"], grid: ReadonlyArray<ChosenAxis>): number => {
  const spread = Math.exp(type.sigma * random.normal())
  const median = (type.price * 100) / (optionFactors.get(type.slug) ?? 1)
  const range = getPriceRange(type.slug)
  if (type.subcategory === "gift-cards") return median
  return range === undefined ? median * brand.priceFactor * spread : basePriceIn(range, grid, median, brand.priceFactor * spread)
}

/** Properties of a family that other families need before the family's details are known. */
export interface Kind {
  readonly type: GroupedType
  readonly kit: KitTemplate | null
}

/** Families as a pure function of seed and index. */
export interface Families {
  readonly at: (index: number) => Family
  /** Returns those properties of a family that can be computed quickly. They suffice to search for a kit's components. */
  readonly kindAt: (index: number) => Kind
  readonly firstFamilies: ReadonlyArray<FirstFamily>
  /** Families from the lists; the first one has the number `depthStart`. */
  readonly depth: ReadonlyArray<DepthFamily>
  /** Families that fill thin types and race classes; the first has the number `moreStart`. */
  readonly more: ReadonlyArray<MoreFamily>
  /** Returns the numbers of `more` families of a type. */
  readonly moreOf: (type: string) => ReadonlyArray<number>
  /** Returns the car for which a kit is made: the car in the lists, or a popular car. */
  readonly carOfKit: (kit: number, random: Random) => Pick<DepthKit, "platform" | "engine">
  /** Lists families of this type that are made for the car's chassis or engine and whose numbers are below `below`. */
  readonly madeFor: (type: string, platform: Platform, engine: EngineChoice, below: number) => ReadonlyArray<number>
}

/** Requirements of a family beyond its kind. */
interface FamilyRequirements {
  readonly axle?: DepthFamily["axle"]
  /** Whether the family has facets of the car as options. */
  readonly isAsked: boolean
  readonly sizes?: Sizes | undefined
  /** Fixed values of the family's options. */
  readonly only?: MoreFamily["only"]
  /** Engines in addition to the engine of its plan. */
  readonly others?: ReadonlyArray<EngineChoice>
}

/** Restricts an option to the required value, or extends wearables to all sizes. */
const restrictAxis = (axis: Axis, { only }: FamilyRequirements, { group }: GroupedType): Axis => {
  if (only === undefined) return axis
  const label = only.get(axis.name)
  if (label !== undefined) return { ...axis, values: axis.values.filter((value) => value.label === label) }
  return group === "Safety Gear" && axis.name === "Size" ? withAllValues(axis) : axis
}

const describeAttributes = (attributes: ReadonlyArray<ChosenAxis>): string =>
  attributes.map(({ axis, values: [value] }) => `${axis.name} ${value.label} ${value.key ?? ""}`).join()

/** Returns the grid before its correction, with the attributes that were not corrected. */
const foundedGrid = (grid: ReadonlyArray<ChosenAxis>, attributes: ReadonlyArray<ChosenAxis>): ReadonlyArray<ChosenAxis> => [
  ...grid,
  ...attributes.filter(({ axis }) => grid.every((chosen) => chosen.axis.name !== axis.name))
]

/** Returns the engines of families in an engine's assortment. */
const getEngines = (families: ReadonlyArray<DepthFamily | undefined>): ReadonlyArray<EngineChoice> =>
  families.flatMap((family) => (family?.plan.kind === "engine" ? [family.plan.engine] : []))

const getSeries = (random: Random): string => `${random.pick(seriesWords)}${random.pick(seriesSuffixes)}`

/** Returns the numbers of committed and listed families by assortment. */
const madeBy = (
  choices: FitChoices,
  firstFamilies: ReadonlyArray<FirstFamily>,
  depth: ReadonlyArray<DepthFamily>
): ReadonlyMap<string, ReadonlyArray<number>> => {
  const numbers = new Map<string, Array<number>>()
  const put = (key: string, index: number) => numbers.set(key, [...(numbers.get(key) ?? []), index])
  for (const [index, first] of firstFamilies.entries()) {
    const platform = choices.platforms.of(first.year, first.make, first.model)
    const [assortment] = listAssortments(productType(first.type), platform, choices.engines.named(first.engineFamily))
    if (assortment) put(assortment.key, index)
  }
  for (const [place, { key }] of depth.entries()) put(key, depthStart + place)
  return numbers
}

const firstPlan = (first: FirstFamily, type: GroupedType, choices: FitChoices): FitPlan => {
  const platform = choices.platforms.of(first.year, first.make, first.model)
  const engine = choices.engines.named(first.engineFamily)
  if ((type.fits.engineInVehicle ?? 0) > 0 && (type.fits.vehicle ?? 0) === 0) return { kind: "engineInVehicle", platform, engine }
  return (type.fits.vehicle ?? 0) > 0 ? { kind: "vehicle", platform, note: null } : { kind: "engine", engine, displacements: null }
}

export const families = (seed: string, choices: FitChoices, firstFamilies: ReadonlyArray<FirstFamily>): Families => {
  const drawKind = (random: Random): Kind => {
    if (random.chance(kitShare)) {
      const kit = kitsByShare.draw(random)
      return { type: kit.type, kit }
    }
    return { type: typesByShare.draw(random), kit: null }
  }
  const first = (index: number): FirstFamily | undefined => firstFamilies[index]

  const grown = (
    index: number,
    random: Random,
    { type, kit }: Kind,
    chosen: Pick<Family, "brand" | "series" | "plan">,
    appeal: number,
    requirements: FamilyRequirements
  ): Family => {
    const { axle, isAsked, others = [], sizes } = requirements
    const axes = (isAsked ? type.axes : type.axes.filter((axis) => axis.facet === null)).map((axis) =>
      restrictAxis(axis, requirements, type)
    )
    const firstDrawn = drawGrid(random, axes, sizes)
    const drawn = correctGrid(type, chosen.plan, firstDrawn)
    const grid = completeGrid(drawn)
    const measured = { index, type, plan: chosen.plan, grid, axle }
    const [attributes, former] = [createAttributes(seed, measured), createFormerAttributes(seed, measured)]
    const isCorrected = drawn !== firstDrawn || describeAttributes(attributes) !== describeAttributes(former)
    return {
      index,
      type,
      kit,
      ...chosen,
      plan: others.length > 0 && chosen.plan.kind === "engine" ? { ...chosen.plan, others } : chosen.plan,
      grid: [...grid, ...attributes],
      ...(isCorrected ? { founded: { grid: foundedGrid(completeGrid(firstDrawn), former) } } : {}),
      rows: orderedCombinations([...drawn, ...attributes], [...grid, ...attributes]),
      basePrice: getBasePrice(random, type, chosen.brand, [...grid, ...attributes]),
      appeal
    }
  }

  const depth = depthFamilies(choices, firstFamilies)
  const more = moreFamilies(choices)
  const kits = depthKits(choices)
  const getListedKit = (index: number): DepthKit | undefined => kits[index - depthStart - depth.length]
  const getListedFamily = (index: number): DepthFamily | undefined => depth[index - depthStart]
  const made = madeBy(choices, firstFamilies, depth)

  const moreByType = Map.groupBy(more.keys(), (place) => more[place]?.type.slug)

  return {
    firstFamilies,
    depth,
    more,
    moreOf: (type) => (moreByType.get(type) ?? []).map((place) => moreStart + place),
    carOfKit: (kit, random) => {
      const listed = getListedKit(kit)
      if (listed) return listed
      const car = firstFamilies[random.integer(0, firstFamilies.length - 1)]
      if (car === undefined) throw new Error("first-families.tsv is empty")
      return { platform: choices.platforms.of(car.year, car.make, car.model), engine: choices.engines.named(car.engineFamily) }
    },
    madeFor: (type, platform, engine, below) =>
      listAssortments(productType(type), platform, engine).flatMap(({ key }) => (made.get(key) ?? []).filter((index) => index < below)),
    kindAt: (index) => {
      const extra = more[index - moreStart]
      if (extra) return extra
      const listed = getListedFamily(index) ?? getListedKit(index)
      if (listed) return "kit" in listed ? { type: listed.kit.type, kit: listed.kit } : { type: listed.type, kit: null }
      const committed = first(index)
      return committed ? { type: productType(committed.type), kit: null } : drawKind(new Random(seed, "family", index))
    },
    at: (index) => {
      const random = new Random(seed, "family", index)
      const committed = first(index)
      if (committed) {
        const type = productType(committed.type)
        const brand = allBrands.find(({ name }) => name === committed.brand) ?? houseBrand
        return grown(
          index,
          random,
          { type, kit: null },
          { brand, series: committed.series, plan: firstPlan(committed, type, choices) },
          random.normal() + 2,
          { axle: "Front", isAsked: false }
        )
      }
      const listed = getListedFamily(index)
      if (listed) {
        const { brand, plan, type } = listed
        return grown(index, random, { type, kit: null }, { brand, series: getSeries(random), plan }, random.normal() - 0.9, {
          axle: listed.axle,
          isAsked: false,
          sizes: smallSizes,
          others: getEngines(replacedBy(index).map((other) => getListedFamily(other)))
        })
      }
      const extra = more[index - moreStart]
      if (extra)
        return grown(index, random, extra, { brand: extra.brand, series: getSeries(random), plan: extra.plan }, random.normal() - 0.8, {
          isAsked: isFacetAsked(extra.plan),
          only: extra.only,
          sizes: mediumSizes
        })
      const ownKit = getListedKit(index)
      const kind = ownKit ? { type: ownKit.kit.type, kit: ownKit.kit } : drawKind(random)
      const brand = getBrand(random, kind.type)
      const series = getSeries(random)
      const plan: FitPlan = kind.kit ? { kind: "universal" } : drawFitPlan(random, kind.type, choices)
      return grown(index, random, kind, { brand, series, plan }, random.normal(), { isAsked: isFacetAsked(plan) })
    }
  }
}
