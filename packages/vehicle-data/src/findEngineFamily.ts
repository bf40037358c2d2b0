import { litersPerCubicInch } from "./classicEngine.ts"
import { type EngineFamily, homeMakes, sisterMakes } from "./engineFamilies.ts"
import type { OfferedEngine } from "./offeredEngine.ts"

/** Lineage names in the classics table that neither the family's name nor its make starts with. */
const lineages: Readonly<Record<string, ReadonlyArray<string>>> = {
  SBC: ["Small Block Chevy Gen I"],
  BBC: ["Big Block Chevy Mark IV"],
  W: ["W-Series Big Block"],
  Windsor: ["Small Block Ford Windsor"],
  Cleveland: ["Ford 335 Series (Cleveland / Modified)"],
  "335": ["Ford 335 Series (Cleveland / Modified)"],
  "385": ["385 Series Big Block"],
  Boss: ["Small Block Ford Windsor", "385 Series Big Block"],
  "Y-block": ["Y-Block"],
  Flathead: ["Ford Flathead V8"],
  Nailhead: ["Buick Nailhead V8"],
  FE: ["FE"],
  MEL: ["MEL"],
  A: ["A Poly V8"],
  B: ["Mopar Big Block B"],
  RB: ["Mopar Big Block RB"],
  LA: ["Mopar LA"],
  Hemi: ["426 Hemi (Gen II)"],
  "FirePower Hemi": ["FirePower Hemi (Gen I)"],
  "Slant Six": ["Slant Six"],
  AMC: ["AMC V8 (Gen II / III)"],
  Buick: ["Buick Small V8", "Buick Big Block V8", "Buick Nailhead V8"],
  Olds: ["Olds V8 (Rocket, Gen I)", "Olds V8 (Gen II)"],
  Pontiac: ["Pontiac V8"],
  Cadillac: ["Cadillac OHV V8 (early)", "Cadillac Big V8"],
  Studebaker: ["Studebaker V8"]
}

/** Liters are rounded, so a tolerance is needed: '5.0' is 1.02 % more than its 302 cubic inches. */
const sizeTolerance = 0.0105

/** Returns the family's displacement that is within 1 % of the engine's, or equal to it if the engine's cubic inches are known. */
export const cubicInchesIn = (family: EngineFamily, engine: OfferedEngine): number | undefined => {
  if (engine.cubicInches !== null) return family.cubicInches.find((inches) => inches === engine.cubicInches)
  const liters = engine.liters
  if (liters === null) return undefined
  const error = (inches: number): number => Math.abs(inches * litersPerCubicInch - liters) / liters
  const nearest = [...family.cubicInches].sort((a, b) => error(a) - error(b))[0]
  return nearest !== undefined && error(nearest) <= sizeTolerance ? nearest : undefined
}

/** Returns the family's version that the engine's name contains as a word ('LS1', 'L98'), or undefined unless there is exactly one. */
export const versionIn = (family: EngineFamily, engine: OfferedEngine): string | undefined => {
  const words = new Set(engine.name.split(/[\s/(),]+/))
  const mentioned = family.versions.filter((version) => words.has(version))
  return mentioned.length === 1 ? mentioned[0] : undefined
}

const only = (families: ReadonlyArray<EngineFamily>): EngineFamily | undefined => (families.length === 1 ? families[0] : undefined)

/**
 * Returns the only family that matches the engine's make, cylinders, years and size. Families of the make come before families of its
 * company (GAP-C55). If several match, returns the one whose version is in the engine's name, otherwise undefined.
 */
export const findEngineFamily = (families: ReadonlyArray<EngineFamily>, engine: OfferedEngine): EngineFamily | undefined => {
  const isDiesel = engine.name.includes("Diesel")
  const sized = families.filter(
    (family) =>
      family.configurations.includes(engine.configuration) &&
      (family.fuelSystem === "Diesel") === isDiesel &&
      cubicInchesIn(family, engine) !== undefined
  )
  if (engine.lineage !== "") {
    const named = sized.filter((family) => lineages[engine.lineage]?.includes(family.name))
    return only(named) ?? only(named.filter((family) => family.from <= engine.from && engine.to <= family.to))
  }
  const built = sized.filter((family) => family.from <= engine.from && engine.to <= family.to)
  const candidates = [homeMakes, sisterMakes]
    .map((makes) => built.filter((family) => makes(family).includes(engine.make)))
    .find((found) => found.length > 0)
  if (!candidates) return undefined
  const title = engine.name.replace(/\s*\(.*$/, "")
  return (
    only(candidates) ??
    only(candidates.filter((family) => versionIn(family, engine) !== undefined)) ??
    only(candidates.filter((family) => title !== "" && family.name.includes(title)))
  )
}

/** Some years of an offered engine, with its family in these years. */
export interface FamilySpan {
  readonly family: EngineFamily | undefined
  readonly from: number
  readonly to: number
}

/** Returns the families of an offered engine over its years: one family for all years if possible, otherwise a family for each year. */
export const familySpans = (families: ReadonlyArray<EngineFamily>, engine: OfferedEngine): ReadonlyArray<FamilySpan> => {
  const whole = findEngineFamily(families, engine)
  if (whole) return [{ family: whole, from: engine.from, to: engine.to }]
  const spans: Array<FamilySpan> = []
  for (let year = engine.from; year <= engine.to; year++) {
    const family = findEngineFamily(families, { ...engine, from: year, to: year })
    const last = spans.at(-1)
    if (last && last.family === family) spans[spans.length - 1] = { ...last, to: year }
    else spans.push({ family, from: year, to: year })
  }
  return spans
}
