import type { AxisValue, Drawn } from "./axis.ts"
import {
  carKey,
  getBanjoThread,
  getBoltPattern,
  getCaliper,
  getClampedDiameters,
  getFormerBoltPattern,
  hasRearDiscs,
  hasInchHardware,
  getPistons,
  getRotorDiameter
} from "./carMeasures.ts"
import type { FitPlan } from "./fitPlan.ts"
import type { ChosenAxis } from "./grid.ts"
import { findKnownLabels } from "./knownFigures.ts"
import { getPadDrawing, padInCaliperDrawn, getPadShape, getCaliperPadShape } from "./padShapes.ts"
import { getAxles, getFixedPosition } from "./positions.ts"
import type { ProductType } from "./ProductType.ts"
import { Random } from "./random.ts"
import { readCatalogTable } from "./rows.ts"

/** A measurement that a part must share with its mating part. All parts for the same car have the same value. */
interface Measure {
  readonly name: string
  readonly sharedBy: string
  /** Slug of the type whose parts for the same car have the same value, or the value in the same place of their list. */
  readonly owner: string
  /** Its measurement, if it has another name there. */
  readonly ownerName: string
  readonly values: readonly [string, ...ReadonlyArray<string>]
  /** Drawing options of each value; empty if the drawing does not show it. */
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
      const [sharedBy = "", owner = type, ownerName = row.attribute] = row.shared_by.split(":")
      const drawn = row.drawn.split(";")
      return [
        {
          name: row.attribute,
          sharedBy,
          owner,
          ownerName,
          values: [first, ...rest],
          drawn: new Map(row.draws === "" ? [] : [first, ...rest].map((value, place) => [value, { [row.draws]: drawn[place] ?? "" }]))
        }
      ]
    })
  ])
)

/** Earlier names of measurements, which URLs still contain. They were renamed because the same name had different meanings. */
const formerNames: Readonly<Record<string, string>> = { "Mounting circle": "Bolt circle", "Shaft splines": "Input splines" }

/** Earlier labels of measurements, which URLs still contain. */
const formerLabels: Readonly<Record<string, string>> = {
  "Thread|7/16-24": "7/16-20",
  "Ports|3/8-24 and 7/16-24 inverted flare": "3/8-24 inverted flare",
  "Ports|7/16-24 inverted flare": "3/8-24 inverted flare",
  "Ports|10 mm x 1.0 bubble flare": "10 mm x 1.0"
}

/** Types whose thread was their own before they shared that of their mating part. URLs still contain it. */
const formerOwners: Readonly<Record<string, string>> = { "brake-line-kit|Thread": "brake-line-kit" }

/** Returns the key of a measurement in URLs and random streams. */
const keyOfMeasure = ({ slug }: Pick<ProductType, "slug">, name: string): string =>
  slug === "axle-shaft" && name === "Bolt Circle" ? "Bolt circle" : (formerNames[name] ?? name)

/** Returns the drawing options of a type's measurements. @internal */
export const measuresDrawn = ({ slug }: Pick<ProductType, "slug">): ReadonlyArray<Drawn> =>
  (byType.get(slug) ?? []).flatMap(({ drawn }) => [...drawn.values()])

/** Returns the names of attributes that a type's families have besides their options, for any car. @internal */
export const measureNames = ({ slug }: Pick<ProductType, "slug">): ReadonlyArray<string> => (byType.get(slug) ?? []).map(({ name }) => name)

/** Properties of a family that determine its measurements. */
export interface Measured {
  readonly index: number
  readonly type: ProductType
  readonly plan: FitPlan
  /** The options of the family. */
  readonly grid: ReadonlyArray<ChosenAxis>
  /** The required axle, if it is not random. */
  readonly axle?: "Front" | "Rear" | undefined
}

/** Creates an attribute that is equal for all variants: displayed, searchable and filterable, but not an option. */
const constant = (type: ProductType, name: string, label: string, drawn?: Drawn): ChosenAxis => {
  const option = type.axes.find((axis) => axis.name === name)
  const known = option?.values.find((value) => value.label === label)
  const value: AxisValue = { label, price: 1, drawn: drawn ?? known?.drawn ?? {} }
  return { axis: { name, values: [value], facet: null, isOrdered: false }, values: [value] }
}

/** Returns the axle of brakes; cars of the drum-brake era have discs only in front, and shoes only in the rear. */
const getAxle = (random: Random, { axle, plan, type }: Measured): string | undefined => {
  const axles = getAxles(type)
  if (axles.length === 0) return getFixedPosition(type)
  if (axle !== undefined && axles.includes(axle)) return axle
  const isFront = random.chance(0.6)
  if (plan.kind !== "vehicle" && plan.kind !== "engineInVehicle") return isFront ? "Front" : "Rear"
  if (type.slug === "brake-shoe-set") return "Rear"
  return isFront || (type.subcategory !== "torsion-bars" && !hasRearDiscs(plan.platform)) ? "Front" : "Rear"
}

/** Marks measurements for which a family states only known values. */
const KNOWN = "known"

/** Marks measurements with one value for cars built in inches and universal parts, and one for cars in millimeters. */
const UNITS = "units"

/** A combination valve sits between hard lines, so its ports are flared. */
const isCombinationValve = ({ grid, type }: Measured): boolean =>
  type.slug === "proportioning-valve" &&
  grid.some(({ axis, values }) => axis.name === "Type" && values.some(({ label }) => label === "Combination"))

const getByUnits = ({ plan }: Measured, [inches, metric = inches]: Measure["values"]): Measure["values"] => [
  plan.kind === "vehicle" && !hasInchHardware(plan.platform) ? metric : inches
]

/** Returns the labels that agree with the engine, gearbox, axle or car. Null if nothing is known; empty if no label agrees. */
const findKnown = ({ grid, plan, type }: Measured, name: string, values: Measure["values"]): ReadonlyArray<string> | null =>
  findKnownLabels(type, plan, name, values, new Map(grid.map((chosen) => [chosen.axis.name, chosen.values.map(({ label }) => label)])))

/**
 * Returns the labels from which to choose. Null if the family does not state the measurement, because some measurements are stated only if
 * they are known.
 */
const getLabels = (family: Measured, { name, sharedBy, values }: Measure): Measure["values"] | null => {
  if (sharedBy === UNITS) return getByUnits(family, values)
  const flared = name === "Ports" && isCombinationValve(family) ? values.find((value) => value.includes("inverted flare")) : undefined
  if (flared !== undefined) return [flared]
  const [first, ...rest] = findKnown(family, name, values) ?? (sharedBy === KNOWN ? [] : valuesFor(family, values))
  return first === undefined ? null : [first, ...rest]
}

const getFormerLabels = (family: Measured, { name, sharedBy, values }: Measure): Measure["values"] | null => {
  if (sharedBy === KNOWN) return null
  if (sharedBy === UNITS) return getByUnits(family, values)
  const [first, ...rest] = valuesFor(family, values).map((label) => formerLabels[`${name}|${label}`] ?? label)
  return first === undefined ? null : [first, ...rest]
}

/** Returns the key of the random stream, which is shared by all parts for a car or engine, or used only by this family. */
const getKey = ({ index, plan }: Measured, sharedBy: string): string => {
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

/** Selects inches for cars and engines built in inches, if the measurement has both units. */
const valuesFor = ({ plan }: Measured, values: Measure["values"]): Measure["values"] => {
  const engine = plan.kind === "engine" || plan.kind === "engineInVehicle" ? plan.engine : null
  const platform = plan.kind === "vehicle" ? plan.platform : null
  if (engine === null && platform === null) return values
  const isInInches = engine?.isInInches ?? (platform !== null && hasInchHardware(platform))
  const [first, ...rest] = values.filter((value) => / mm\b/.test(value) !== isInInches)
  return first === undefined ? values : [first, ...rest]
}

/** Converts a bolt pattern to drawing options: number of holes and circle in inches. */
const boltsDrawn = (pattern: string): Drawn => {
  const [, bolts, circle, unit] = /^(\d+) x ([\d.]+) (in|mm)$/.exec(pattern) ?? []
  return bolts === undefined
    ? {}
    : { bolts: Number(bolts), circle: unit === "mm" ? Math.round(Number(circle) / 0.254) / 100 : Number(circle) }
}

/** Calipers of no named car: what their pistons are usually sold with. */
const universalCalipers: Readonly<Record<string, string>> = {
  "Two-piston": "GM full-size, 2.94 in piston",
  "Four-piston": "Four-piston, 1.75 in",
  "Six-piston": "Six-piston"
}

/** Returns what a caliper of no named car states: its pads, if all its variants have the same pistons, and what it is bolted to. */
const describeUniversalCaliper = ({ index, type, grid }: Measured, position: string | undefined): ReadonlyArray<ChosenAxis> => {
  const [pistons, ...others] = grid.find(({ axis }) => axis.name === "Pistons")?.values ?? []
  const caliper = others.length > 0 || pistons === undefined ? undefined : universalCalipers[pistons.label]
  const shape = caliper === undefined ? null : getCaliperPadShape(caliper, position)
  const random = new Random("measure", `brake-caliper hose family ${index}`, 0)
  return [
    ...(shape === null ? [] : [constant(type, "Pad shape", shape)]),
    constant(type, "Rotor diameter", "11.75 to 14 in"),
    constant(type, "Caliper inlet", random.pick(["7/16-20 banjo", "10 mm x 1.5 banjo", "1/8 NPT"]))
  ]
}

/** Returns the attributes that a named car determines: bolt pattern, caliper, rotor, pad shape and the thread of the hose. */
const carsOwn = ({ index, plan, type, grid }: Measured, position: string | undefined, isFormer: boolean): ReadonlyArray<ChosenAxis> => {
  const has = (name: string) => type.axes.some((axis) => axis.name === name)
  const caliper = grid.find(({ axis }) => axis.name === "Caliper")
  const isPads = type.slug === "brake-pad-set"
  const padShape = (shape: string) => constant(type, "Pad shape", shape, isPads ? getPadDrawing(shape) : padInCaliperDrawn(shape))
  if (plan.kind !== "vehicle" && plan.kind !== "engineInVehicle") {
    if (type.slug === "brake-caliper") return isFormer ? [] : describeUniversalCaliper({ index, plan, type, grid }, position)
    const [only, ...others] = caliper?.values ?? []
    return isPads && only !== undefined && others.length === 0 ? [padShape(getCaliperPadShape(only.label, position))] : []
  }
  const { platform } = plan
  const pattern = isFormer ? getFormerBoltPattern(platform) : getBoltPattern(platform)
  const isRear = position === "Rear"
  return [
    ...(has("Bolt Pattern") ? [constant(type, "Bolt Pattern", pattern)] : []),
    ...(has("Bolt Circle") || type.slug === "axle-shaft"
      ? [constant(type, "Bolt Circle", pattern.replace(/^\d+ x /, ""), type.slug === "brake-rotor" ? boltsDrawn(pattern) : undefined)]
      : []),
    ...(has("Caliper") ? [constant(type, "Caliper", getCaliper(platform, isRear))] : []),
    ...(type.slug === "brake-caliper" ? [constant(type, "Pistons", ...getPistons(getCaliper(platform, isRear)))] : []),
    ...(isPads || type.slug === "brake-caliper" ? [padShape(getPadShape(platform, isRear))] : []),
    ...(isPads ? [constant(type, "Rotor diameter", getRotorDiameter(platform, isRear))] : []),
    ...(type.slug === "brake-caliper"
      ? [
          constant(type, "Rotor diameter", getClampedDiameters(platform)),
          constant(type, "Caliper inlet", `${getBanjoThread(platform)} banjo`)
        ]
      : []),
    ...(type.slug === "brake-hose-kit" ? [constant(type, "Caliper end thread", getBanjoThread(platform))] : [])
  ]
}

/** Adds the earlier value of an attribute that the car determines, for the URL. */
const addressedAs = (chosen: ChosenAxis, measured: ReadonlyArray<ChosenAxis>): ChosenAxis => {
  const drawn = measured.find(({ axis }) => axis.key !== undefined && axis.name === chosen.axis.name)
  return drawn === undefined
    ? chosen
    : { axis: { ...drawn.axis, values: chosen.axis.values }, values: [{ ...chosen.values[0], key: drawn.values[0].label }] }
}

/**
 * Returns a family's position and mating measurements as attributes. Uses separate random streams, so that a new
 * attribute changes no SKU.
 */
export const createAttributes = (seed: string, family: Measured): ReadonlyArray<ChosenAxis> => createWith(seed, family, false)

/** Returns the attributes with the labels that they had before a family's measurements were made consistent. URLs still contain those labels. */
export const createFormerAttributes = (seed: string, family: Measured): ReadonlyArray<ChosenAxis> => createWith(seed, family, true)

const createWith = (seed: string, family: Measured, isFormer: boolean): ReadonlyArray<ChosenAxis> => {
  const { type, index, grid } = family
  const position = getAxle(new Random(seed, "axle", index), family)
  const known = new Set(grid.map(({ axis }) => axis.name))
  const own = [
    ...(position === undefined || known.has("Position") ? [] : [constant(type, "Position", position)]),
    ...carsOwn(family, position, isFormer)
  ]
  const measured = (byType.get(type.slug) ?? []).flatMap((measure) => {
    const { drawn, name, ownerName, sharedBy } = measure
    const key = keyOfMeasure(type, name)
    const owner = (isFormer ? formerOwners[`${type.slug}|${name}`] : undefined) ?? measure.owner
    const stream = ownerName === name ? key : ownerName
    const labels = isFormer ? getFormerLabels(family, measure) : getLabels(family, measure)
    if (labels === null) return []
    const label = new Random("measure", `${owner} ${stream} ${getKey(family, sharedBy)}`, 0).pick(labels)
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
