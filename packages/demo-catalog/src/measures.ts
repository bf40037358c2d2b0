import type { AxisValue, Drawn } from "./axis.ts"
import { carKey, getBoltPattern, getCaliper, hasRearDiscs, hasInchHardware, pistonsOf, getRotorDiameter } from "./carMeasures.ts"
import type { FitPlan } from "./fitPlan.ts"
import type { ChosenAxis } from "./grid.ts"
import { getPadDrawing, padInCaliperDrawn, getPadShape, getCaliperPadShape } from "./padShapes.ts"
import { getAxles, getFixedPosition } from "./positions.ts"
import type { ProductType } from "./ProductType.ts"
import { Random } from "./random.ts"
import { readCatalogTable } from "./tables.ts"

/** A measure that a part must share with what it bolts to, and whose parts all have the same one. */
interface Measure {
  readonly name: string
  readonly sharedBy: string
  readonly values: readonly [string, ...ReadonlyArray<string>]
  /** What each of the values tells the drawing; empty where none of them is seen. */
  readonly drawn: ReadonlyMap<string, Drawn>
}

const byType: ReadonlyMap<string, ReadonlyArray<Measure>> = new Map(
  [
    ...Map.groupBy(
      readCatalogTable("measures.tsv", ["product_type", "attribute", "shared_by", "values", "draws", "drawn"]),
      (row) => row.product_type
    )
  ].map(([type, rows]) => [
    type,
    rows.flatMap((row): ReadonlyArray<Measure> => {
      const [first, ...rest] = row.values.split(";")
      if (first === undefined) return []
      const drawn = row.drawn.split(";")
      return [
        {
          name: row.attribute,
          sharedBy: row.shared_by,
          values: [first, ...rest],
          drawn: new Map(row.draws === "" ? [] : [first, ...rest].map((value, place) => [value, { [row.draws]: drawn[place] ?? "" }]))
        }
      ]
    })
  ])
)

/** Names that measures had when addresses were made from them: two of one spelling meant different things. */
const formerNames: Readonly<Record<string, string>> = { "Mounting circle": "Bolt circle", "Shaft splines": "Input splines" }

/** What addresses and draws call a measure. */
const keyOfMeasure = ({ slug }: Pick<ProductType, "slug">, name: string): string =>
  slug === "axle-shaft" && name === "Bolt Circle" ? "Bolt circle" : (formerNames[name] ?? name)

/** What measures of a type's families tell its drawing. */
export const measuresDrawn = ({ slug }: Pick<ProductType, "slug">): ReadonlyArray<Drawn> =>
  (byType.get(slug) ?? []).flatMap(({ drawn }) => [...drawn.values()])

/** The names that a type's families have a value of besides their options, of whatever car they are for. */
export const measureNames = ({ slug }: Pick<ProductType, "slug">): ReadonlyArray<string> => (byType.get(slug) ?? []).map(({ name }) => name)

/** What a family is for, as far as measures follow from it. */
export interface Measured {
  readonly index: number
  readonly type: ProductType
  readonly plan: FitPlan
  /** The options that it offers. */
  readonly grid: ReadonlyArray<ChosenAxis>
  /** The axle that it was made for, where that is not left to chance. */
  readonly axle?: "Front" | "Rear" | undefined
}

/** A value that holds for every variant: shown, found and filtered by, never chosen. */
const constant = (type: ProductType, name: string, label: string, drawn?: Drawn): ChosenAxis => {
  const option = type.axes.find((axis) => axis.name === name)
  const known = option?.values.find((value) => value.label === label)
  const value: AxisValue = { label, price: 1, drawn: drawn ?? known?.drawn ?? {} }
  return { axis: { name, values: [value], facet: null, isOrdered: false }, values: [value] }
}

/** Brakes go on one axle; a car of the drum years has discs in front alone, and shoes behind. */
const axleOf = (random: Random, { axle, plan, type }: Measured): string | undefined => {
  const axles = getAxles(type)
  if (axles.length === 0) return getFixedPosition(type)
  if (axle !== undefined && axles.includes(axle)) return axle
  const isFront = random.chance(0.6)
  if (plan.kind !== "vehicle" && plan.kind !== "engineInVehicle") return isFront ? "Front" : "Rear"
  if (type.slug === "brake-shoe-set") return "Rear"
  return isFront || (type.subcategory !== "torsion-bars" && !hasRearDiscs(plan.platform)) ? "Front" : "Rear"
}

/** What the car or the engine decides is the same for all of its parts; what it does not decide is the family's own. */
const keyOf = ({ index, plan }: Measured, sharedBy: string): string => {
  if (sharedBy === "family") return `family ${index}`
  switch (plan.kind) {
    case "vehicle":
      return sharedBy === "engine" ? `family ${index}` : carKey(plan.platform)
    case "engineInVehicle":
      return sharedBy === "engine" ? plan.engine.name : carKey(plan.platform)
    case "engine":
      return plan.engine.name
    case "driveline":
      return plan.values.join()
    default:
      return `family ${index}`
  }
}

/** Inches for what was built in inches, as far as the measure has both. */
const valuesFor = ({ plan }: Measured, values: Measure["values"]): Measure["values"] => {
  const engine = plan.kind === "engine" || plan.kind === "engineInVehicle" ? plan.engine : null
  const platform = plan.kind === "vehicle" ? plan.platform : null
  if (engine === null && platform === null) return values
  const isInInches = engine?.isInInches ?? (platform !== null && hasInchHardware(platform))
  const [first, ...rest] = values.filter((value) => / mm\b/.test(value) !== isInInches)
  return first === undefined ? values : [first, ...rest]
}

/** A bolt pattern as a drawing of holes takes it: their number and their circle in inches. */
const boltsDrawn = (pattern: string): Drawn => {
  const [, bolts, circle, unit] = /^(\d+) x ([\d.]+) (in|mm)$/.exec(pattern) ?? []
  return bolts === undefined
    ? {}
    : { bolts: Number(bolts), circle: unit === "mm" ? Math.round(Number(circle) / 0.254) / 100 : Number(circle) }
}

/** What the car itself decides where it is named: its bolt pattern, its caliper, its rotor, the shape of its pads. */
const carsOwn = ({ plan, type, grid }: Measured, position: string | undefined): ReadonlyArray<ChosenAxis> => {
  const has = (name: string) => type.axes.some((axis) => axis.name === name)
  const caliper = grid.find(({ axis }) => axis.name === "Caliper")
  const isPads = type.slug === "brake-pad-set"
  const padShape = (shape: string) => constant(type, "Pad shape", shape, isPads ? getPadDrawing(shape) : padInCaliperDrawn(shape))
  if (plan.kind !== "vehicle" && plan.kind !== "engineInVehicle") {
    const [only, ...others] = caliper?.values ?? []
    return isPads && only !== undefined && others.length === 0 ? [padShape(getCaliperPadShape(only.label, position))] : []
  }
  const { platform } = plan
  const pattern = getBoltPattern(platform)
  const isRear = position === "Rear"
  return [
    ...(has("Bolt Pattern") ? [constant(type, "Bolt Pattern", pattern)] : []),
    ...(has("Bolt Circle") || type.slug === "axle-shaft"
      ? [constant(type, "Bolt Circle", pattern.replace(/^\d+ x /, ""), type.slug === "brake-rotor" ? boltsDrawn(pattern) : undefined)]
      : []),
    ...(has("Caliper") ? [constant(type, "Caliper", getCaliper(platform, isRear))] : []),
    ...(type.slug === "brake-caliper" ? [constant(type, "Pistons", ...pistonsOf(getCaliper(platform, isRear)))] : []),
    ...(isPads || type.slug === "brake-caliper" ? [padShape(getPadShape(platform, isRear))] : []),
    ...(isPads ? [constant(type, "Rotor diameter", getRotorDiameter(platform, isRear))] : [])
  ]
}

/** What the car decides, under the words that addresses have for it where another value was drawn once. */
const addressedAs = (chosen: ChosenAxis, measured: ReadonlyArray<ChosenAxis>): ChosenAxis => {
  const drawn = measured.find(({ axis }) => axis.key !== undefined && axis.name === chosen.axis.name)
  return drawn === undefined
    ? chosen
    : { axis: { ...drawn.axis, values: chosen.axis.values }, values: [{ ...chosen.values[0], key: drawn.values[0].label }] }
}

/**
 * Where a family's parts go and what they must match, as options that leave no choice. Drawn from streams of their own, so that a new
 * attribute changes no SKU.
 */
export const attributesOf = (seed: string, family: Measured): ReadonlyArray<ChosenAxis> => {
  const { type, index, grid } = family
  const position = axleOf(new Random(seed, "axle", index), family)
  const known = new Set(grid.map(({ axis }) => axis.name))
  const own = [
    ...(position === undefined || known.has("Position") ? [] : [constant(type, "Position", position)]),
    ...carsOwn(family, position)
  ]
  const measured = (byType.get(type.slug) ?? []).map(({ drawn, name, sharedBy, values }) => {
    const key = keyOfMeasure(type, name)
    const label = new Random("measure", `${type.slug} ${key} ${keyOf(family, sharedBy)}`, 0).pick(valuesFor(family, values))
    const chosen = constant(type, name, label, drawn.get(label))
    return key === name ? chosen : { ...chosen, axis: { ...chosen.axis, key } }
  })
  const unasked = type.axes.flatMap(({ facet, name, values: [value, ...values] }) =>
    facet === null || value === undefined
      ? []
      : [constant(type, name, new Random("measure", `${type.slug} ${name} family ${index}`, 0).pick([value, ...values]).label)]
  )
  return [...own.map((chosen) => addressedAs(chosen, measured)), ...measured, ...unasked].filter(
    ({ axis }, place, all) => !known.has(axis.name) && all.findIndex((other) => other.axis.name === axis.name) === place
  )
}
