import { familyPopularity } from "@camber/vehicle-data"
import { type FacetName, facets } from "./facets.ts"
import type { EngineChoice, EngineChoices } from "./engineChoices.ts"
import type { Platform, Platforms } from "./platforms.ts"
import type { FitKind, ProductType } from "./ProductType.ts"
import type { RaceChoice } from "./raceChoices.ts"
import { type Random, weighted } from "./random.ts"

/** Fitment of a family, before it becomes applications. */
export type FitPlan =
  | { readonly kind: "none" }
  | { readonly kind: "universal" }
  | { readonly kind: "vehicle"; readonly platform: Platform; readonly note: string | null }
  | {
      readonly kind: "engine"
      readonly engine: EngineChoice
      readonly displacements: EngineChoice["displacements"] | null
      /** Other engines by the same manufacturer that accept the part. */
      readonly others?: ReadonlyArray<EngineChoice>
    }
  | { readonly kind: "engineInVehicle"; readonly platform: Platform; readonly engine: EngineChoice }
  | { readonly kind: "raceType"; readonly races: readonly [RaceChoice, ...ReadonlyArray<RaceChoice>] }
  | { readonly kind: "driveline"; readonly facet: FacetName; readonly values: readonly [string, ...ReadonlyArray<string>] }

/** Cars, engines and race types from which fitment plans choose. */
export interface FitChoices {
  readonly platforms: Platforms
  readonly engines: EngineChoices
  readonly races: ReadonlyArray<RaceChoice>
}

const notes = [
  "except heavy-duty brakes",
  "requires 1 in. spacer",
  "not with air conditioning",
  "with factory disc brakes only",
  "except convertible",
  "without power steering",
  "requires drilling",
  "from the second half of the first year"
] as const

const getKind = (random: Random, type: ProductType): FitKind => {
  const kinds = (["universal", "vehicle", "engine", "engineInVehicle", "raceType", "driveline"] as const).filter(
    (kind) => (type.fits[kind] ?? 0) > 0
  )
  return weighted(kinds, (kind) => type.fits[kind] ?? 0).draw(random)
}

/** Randomly selects some displacements of the engine family. Most parts fit all displacements. */
const someDisplacements = (random: Random, engine: EngineChoice): EngineChoice["displacements"] | null => {
  if (engine.displacements.length < 3 || random.chance(0.7)) return null
  const chosen = new Set(random.sample(engine.displacements, random.integer(1, 3)))
  return engine.displacements.filter((displacement) => chosen.has(displacement))
}

const someRaces = (random: Random, type: ProductType, races: ReadonlyArray<RaceChoice>): FitPlan => {
  const disciplines: ReadonlyArray<string> | undefined = type.disciplines
  const allowed = disciplines ? races.filter((race) => disciplines.includes(race.discipline)) : races
  const [first, ...rest] = random.sample(allowed, random.integer(1, 8))
  return first ? { kind: "raceType", races: [first, ...rest] } : { kind: "universal" }
}

const someValues = (random: Random, facet: FacetName): FitPlan => {
  const [first, ...rest] = random.sample(facets[facet], random.chance(0.75) ? 1 : 2)
  return first ? { kind: "driveline", facet, values: [first, ...rest] } : { kind: "universal" }
}

/** Chooses a chassis with one of its engine families. */
const engineInVehicle = (random: Random, choices: FitChoices): FitPlan => {
  const platform = choices.platforms.withEngines.draw(random)
  const engine = choices.engines.named(weighted(platform.engineFamilies, familyPopularity).draw(random))
  return { kind: "engineInVehicle", platform, engine }
}

/** Picks the fitment of a family. One family in two hundred states none, as in real data. */
export const drawFitPlan = (random: Random, type: ProductType, choices: FitChoices): FitPlan => {
  const isSilent = random.chance(0.005)
  const kind = getKind(random, type)
  if (isSilent) return { kind: "none" }
  switch (kind) {
    case "universal":
      return { kind }
    case "vehicle":
      return { kind, platform: choices.platforms.byPopularity.draw(random), note: random.chance(0.01) ? random.pick(notes) : null }
    case "engine": {
      const engine = (type.pushrodV8 ? choices.engines.pushrodV8s : choices.engines.byPopularity).draw(random)
      return { kind, engine, displacements: someDisplacements(random, engine) }
    }
    case "engineInVehicle":
      return engineInVehicle(random, choices)
    case "raceType":
      return someRaces(random, type, choices.races)
    case "driveline":
      return someValues(random, type.driveline ?? "Rear Axle")
  }
}

/** Returns whether the fitment requires facets of the car. If the car is named, its bolt circle is already known. */
export const isFacetAsked = (plan: FitPlan): boolean => plan.kind !== "vehicle" && plan.kind !== "engineInVehicle"

const years = (from: number, to: number): string => (from === to ? String(from) : `${from}-${to}`)

const platformPhrase = ({ spans: [span] }: Platform): string =>
  `${years(span.from, span.to)} ${span.make} ${span.models
    .slice(0, 2)
    .map(({ name }) => name)
    .join(" / ")}`

/** Names of disciplines in titles. */
const disciplineNames: Readonly<Record<string, string>> = {
  oval: "Oval Track",
  drag: "Drag Racing",
  road: "Road Racing",
  "off-road": "Off-Road",
  kart: "Karting",
  pull: "Pulling",
  "speed trial": "Land Speed",
  autocross: "Autocross",
  derby: "Demo Derby",
  drift: "Drifting",
  marine: "Marine",
  rally: "Rally",
  street: "Street"
}

/** Maximum race classes in a title. */
const mostClassesInTitle = 3

/** Joins names: 'A', 'A & B', 'A, B & C'. */
const joined = (names: ReadonlyArray<string>, and: string): string =>
  names.length <= 1 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} ${and} ${names.at(-1)}`

/**
 * Returns the names of all classes, or, if there are too many, their discipline and number. Naming only some classes would suggest that the
 * others do not fit.
 */
const classPhrase = (races: ReadonlyArray<RaceChoice>): string =>
  races.length <= mostClassesInTitle
    ? joined(
        races.map(({ shortName }) => shortName),
        "&"
      )
    : `${joined([...new Set(races.map(({ discipline }) => disciplineNames[discipline] ?? discipline))], "&")}, ${races.length} Classes`

/** Returns the fitment as URLs contain it. The words are those of the first catalog, because URLs must never change. */
export const addressPhrase = (plan: FitPlan): string => {
  if (plan.kind === "engine") return fitPhrase({ ...plan, others: [] })
  if (plan.kind !== "raceType") return fitPhrase(plan)
  return plan.races
    .slice(0, 2)
    .map(({ shortName }) => shortName)
    .join(" & ")
}

/** Lists the whole fitment for a sentence. */
export const fitNames = (plan: FitPlan): string => {
  if (plan.kind === "raceType")
    return joined(
      plan.races.map(({ shortName }) => shortName),
      "and"
    )
  if (plan.kind === "engine" && plan.others !== undefined && plan.others.length > 0)
    return joined(
      [plan.engine, ...plan.others].map(({ name }) => name),
      "and"
    )
  return fitPhrase(plan)
}

/** Returns the end of a title: '1967-1969 Chevrolet Camaro', 'Small Block Chevy Gen I', 'TH350'; empty for universal parts. */
export const fitPhrase = (plan: FitPlan): string => {
  switch (plan.kind) {
    case "none":
    case "universal":
      return ""
    case "vehicle":
      return platformPhrase(plan.platform)
    case "engine":
      return plan.displacements
        ? `${plan.engine.name} ${plan.displacements.map(({ cubicInches }) => cubicInches).join("/")}`
        : plan.others === undefined || plan.others.length === 0
          ? plan.engine.name
          : `${plan.engine.name} & ${plan.others.length} More`
    case "engineInVehicle":
      return `${platformPhrase(plan.platform)}, ${plan.engine.name}`
    case "raceType":
      return classPhrase(plan.races)
    case "driveline":
      return plan.values.join(" & ")
  }
}

/** Returns words that shoppers with such a car use in searches. */
export const fitKeywords = (plan: FitPlan): string => {
  switch (plan.kind) {
    case "none":
    case "universal":
    case "driveline":
      return ""
    case "vehicle":
      return platformWords(plan.platform)
    case "engine":
      return [plan.engine.nicknames, ...(plan.others ?? []).flatMap(({ name, nicknames }) => [name, nicknames])]
        .filter((words) => words !== "")
        .join(" ")
    case "engineInVehicle":
      return `${platformWords(plan.platform)} ${plan.engine.nicknames}`
    case "raceType":
      return plan.races.map(({ shortName, discipline }) => `${shortName} ${discipline}`).join(" ")
  }
}

const platformWords = ({ spans }: Platform): string =>
  spans.flatMap((span) => [span.make, ...span.models.map(({ name }) => name)]).join(" ")
