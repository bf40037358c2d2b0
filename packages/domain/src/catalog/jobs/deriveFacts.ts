import type { ProjectDescription } from "../../vehicles/vehicle/model.ts"
import type { JobPiece } from "./planJob.ts"
import type { FactDefinition, JobFacts, JobTables, Picks } from "./model.ts"

/** A fact with the reason why the shop knows the fact: 'your transmission is a TH350'. */
export interface DerivedFact {
  readonly fact: string
  readonly value: string
  readonly because: string
}

/** Data of a car that facts are derived from. */
export interface JobCar {
  readonly year: number | null
  /** Names of the car's families with their prefix: `transmission:TH350`, `engine:LS Gen III`. */
  readonly families: ReadonlyArray<string>
  readonly facets: ProjectDescription["facetValues"]
}

const FUEL_SYSTEMS: ReadonlyArray<readonly [label: RegExp, value: string]> = [
  [/carb/i, "carburetor"],
  [/throttle/i, "throttle-body"],
  [/mechanical/i, "mechanical-injection"],
  [/diesel/i, "diesel"],
  [/direct/i, "direct"],
  [/port|multi|sequential/i, "port"]
]

/** Facets that answer a fact, and how a facet's label converts to a value of the fact. */
const FACETS: ReadonlyArray<readonly [facet: string, fact: string]> = [
  ["Axle Splines", "axle_splines"],
  ["Bolt Pattern", "bolt_pattern"],
  ["Lifter Type", "cam_before"],
  ["Manifold Flange", "flange"]
]

/** Derives the facts that follow from a car. Returns only facts that are sure; the shopper is asked for all others. */
export const deriveCarFacts = (
  { facts, familyFacts }: Pick<JobTables, "facts" | "familyFacts">,
  car: JobCar
): ReadonlyArray<DerivedFact> => {
  const found = new Map<string, DerivedFact>()
  const add = (derived: DerivedFact) => found.set(derived.fact, found.get(derived.fact) ?? derived)
  if (car.year !== null) add({ fact: "year", value: String(car.year), because: "your car's model year" })
  for (const { name, value } of car.facets) {
    const fuel = name === "Engine Fuel System" ? FUEL_SYSTEMS.find(([label]) => label.test(value))?.[1] : undefined
    if (fuel !== undefined) add({ fact: "fuel_system", value: fuel, because: `your car's ${name}: ${value}` })
    const definition = facts.get(FACETS.find(([facet]) => facet === name)?.[1] ?? "")
    const read = definition && readLabel(definition, value)
    if (definition && read) add({ fact: definition.name, value: read, because: `your car's ${name}: ${value}` })
  }
  for (const { fact, family, fromYear, toYear, value } of familyFacts) {
    const isInYears = car.year === null ? fromYear === 0 && toYear === 9999 : fromYear <= car.year && toYear >= car.year
    if (!isInYears || !(family === "car:any" || car.families.includes(family))) continue
    add({ fact, value, because: family === "car:any" ? `cars of ${car.year}` : `your ${family.replace(":", " ")}` })
  }
  return [...found.values()]
}

/** Derives facts from parts that the shopper has. For example, a hydraulic roller camshaft decides which lifters are needed. */
export const derivePartFacts = ({ facts }: Pick<JobTables, "facts">, pieces: ReadonlyArray<JobPiece>): ReadonlyArray<DerivedFact> =>
  [...facts.values()].flatMap((definition) => {
    const { part } = definition
    if (part === null) return []
    const own = pieces.filter(({ type }) => type === part.type)
    const values = new Set(own.map(({ labels }) => readLabel(definition, labels.get(part.attribute) ?? "")))
    const [value] = values
    // Parts with different values decide nothing.
    return values.size !== 1 || value == null ? [] : [{ fact: definition.name, value, because: `you have ${own[0]?.title ?? ""}` }]
  })

/** Reads a label as a value of a fact: 'Hydraulic flat tappet' is `hydraulic-flat`. Null if no value matches, or several do. */
export const readLabel = ({ isNumber, values }: Pick<FactDefinition, "isNumber" | "values">, label: string): string | null => {
  if (isNumber) return /\d+(?:\.\d+)?/.exec(label)?.[0] ?? null
  if (values.length === 0) return label === "" ? null : label
  if (values.includes(label)) return label
  const slug = label
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
  const [value, ...others] = values.filter((candidate) => `-${slug}-`.includes(`-${candidate}-`))
  return value === undefined || others.length > 0 ? null : value
}

/** Combines facts. The first list that states a fact wins. */
export const combineFacts = (...lists: ReadonlyArray<ReadonlyArray<Pick<DerivedFact, "fact" | "value">>>): JobFacts =>
  new Map(lists.toReversed().flatMap((list) => list.map(({ fact, value }) => [fact, value] as const)))

/** Largest number that is accepted as an answer. */
const MAX_NUMBER = 100_000

/** Reads a shopper's answer. Null if the text does not answer this question. */
export const readAnswer = ({ isNumber, values }: Pick<FactDefinition, "isNumber" | "values">, answer: string): string | null => {
  if (values.length > 0) return values.includes(answer) ? answer : null
  const number = Number(answer)
  return isNumber && answer.trim() !== "" && number >= 0 && number <= MAX_NUMBER ? String(number) : null
}

/**
 * Returns whether a part's labels agree with the facts that parts of its type decide. For example, a flat tappet camshaft does not agree
 * with planned hydraulic roller lifters. A label that cannot be read contradicts nothing.
 */
export const agreesWithFacts = ({ facts: definitions }: Pick<JobTables, "facts">, facts: JobFacts, type: string, labels: Picks): boolean =>
  [...definitions.values()].every((definition) => {
    const { isNumber, name, part } = definition
    const known = facts.get(name)
    const label = part?.type === type ? labels.get(part.attribute) : undefined
    if (known === undefined || label === undefined || isNumber) return true
    const read = readLabel(definition, label)
    return read === null || read === known
  })
