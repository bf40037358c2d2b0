import { allBrands, brands, houseBrand } from "./brands.ts"
import type { Family } from "./Family.ts"
import type { FirstFamily } from "./firstFamilies.ts"
import { drawFitPlan, type FitChoices, type FitPlan, isFacetAsked } from "./fitPlan.ts"
import { drawGrid } from "./grid.ts"
import { type KitTemplate, kitTemplates } from "./kitTemplates.ts"
import { groups } from "./ProductType.ts"
import { type GroupedType, productType, productTypes } from "./productTypes.ts"
import { Random } from "./random.ts"
import { weighted } from "./weighted.ts"

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

/** Mean number of variants of a type's families, by drawing many of them: shares are of SKUs, families are drawn. */
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
  const total = shareOfGroup.get(type.group)?.reduce((sum, { share }) => sum + share, 0) ?? 1
  return (groups[type.group] * type.share) / total / meanVariants(type)
}

/** What the options of a type multiply its price by on average: the type's median is that of all its SKUs. */
const meanOptionFactor = (type: GroupedType): number =>
  type.axes
    .filter((axis) => axis.name !== "Pack" && axis.name !== "Amount" && axis.name !== "Quantity")
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

const brandOf = (random: Random, type: GroupedType): Family["brand"] =>
  random.chance(houseShare) ? houseBrand : (brandsByGroup.get(type.group)?.draw(random).brand ?? houseBrand)

const basePriceOf = (random: Random, type: GroupedType, brand: Family["brand"]): number => {
  const spread = Math.exp(type.sigma * random.normal())
  return (type.price * 100 * (type.subcategory === "gift-cards" ? 1 : brand.priceFactor) * spread) / (optionFactors.get(type.slug) ?? 1)
}

/** What the family is, as far as others need to know it before they know the rest. */
export interface Kind {
  readonly type: GroupedType
  readonly kit: KitTemplate | null
}

/** Families as a pure function of seed and index. */
export interface Families {
  readonly at: (index: number) => Family
  /** The cheap beginning of `at`: enough to look for a component of a kit. */
  readonly kindAt: (index: number) => Kind
  readonly firstFamilies: ReadonlyArray<FirstFamily>
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
    appeal: number
  ): Family => {
    const isAsked = index >= firstFamilies.length && isFacetAsked(chosen.plan)
    return {
      index,
      type,
      kit,
      ...chosen,
      grid: drawGrid(random, isAsked ? type.axes : type.axes.filter((axis) => axis.facet === null)),
      basePrice: basePriceOf(random, type, chosen.brand),
      appeal
    }
  }

  return {
    firstFamilies,
    kindAt: (index) => {
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
          random.normal() + 2
        )
      }
      const kind = drawKind(random)
      const brand = brandOf(random, kind.type)
      const series = `${random.pick(seriesWords)}${random.pick(seriesSuffixes)}`
      const plan: FitPlan = kind.kit ? { kind: "universal" } : drawFitPlan(random, kind.type, choices)
      return grown(index, random, kind, { brand, series, plan }, random.normal())
    }
  }
}
