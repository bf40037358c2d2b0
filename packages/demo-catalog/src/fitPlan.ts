import { familyPopularity } from "@camber/vehicle-data"
import { type FacetName, facets } from "./facets.ts"
import type { EngineChoice, EngineChoices } from "./engineChoices.ts"
import type { Platform, Platforms } from "./platforms.ts"
import type { FitKind, ProductType } from "./ProductType.ts"
import type { RaceChoice } from "./raceChoices.ts"
import type { Random } from "./random.ts"
import { weighted } from "./weighted.ts"

/** What a family says it fits, before it becomes applications. */
export type FitPlan =
  | { readonly kind: "none" }
  | { readonly kind: "universal" }
  | { readonly kind: "vehicle"; readonly platform: Platform; readonly note: string | null }
  | { readonly kind: "engine"; readonly engine: EngineChoice; readonly displacements: EngineChoice["displacements"] | null }
  | { readonly kind: "engineInVehicle"; readonly platform: Platform; readonly engine: EngineChoice }
  | { readonly kind: "raceType"; readonly races: readonly [RaceChoice, ...ReadonlyArray<RaceChoice>] }
  | { readonly kind: "driveline"; readonly facet: FacetName; readonly values: readonly [string, ...ReadonlyArray<string>] }

/** What plans choose from. */
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

const kindOf = (random: Random, type: ProductType): FitKind => {
  const kinds = (["universal", "vehicle", "engine", "engineInVehicle", "raceType", "driveline"] as const).filter(
    (kind) => (type.fits[kind] ?? 0) > 0
  )
  return weighted(kinds, (kind) => type.fits[kind] ?? 0).draw(random)
}

/** Some of the family's sizes: most parts fit all of them. */
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

/** A chassis with one of the engine families that it was sold with. */
const engineInVehicle = (random: Random, choices: FitChoices): FitPlan => {
  const platform = choices.platforms.withEngines.draw(random)
  const engine = choices.engines.named(weighted(platform.engineFamilies, familyPopularity).draw(random))
  return { kind: "engineInVehicle", platform, engine }
}

/** Draws what a family fits; one in two hundred says nothing, as real data does. */
export const drawFitPlan = (random: Random, type: ProductType, choices: FitChoices): FitPlan => {
  const isSilent = random.chance(0.005)
  const kind = kindOf(random, type)
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

/** A car decides its own bolt circle: facets are asked for only where the car is not named. */
export const isFacetAsked = (plan: FitPlan): boolean => plan.kind !== "vehicle" && plan.kind !== "engineInVehicle"

const years = (from: number, to: number): string => (from === to ? String(from) : `${from}-${to}`)

const platformPhrase = ({ spans: [span] }: Platform): string =>
  `${years(span.from, span.to)} ${span.make} ${span.models
    .slice(0, 2)
    .map(({ name }) => name)
    .join(" / ")}`

/** The end of a title: '1967-1969 Chevrolet Camaro', 'Small Block Chevy Gen I', 'TH350'; empty for universal parts. */
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
        : plan.engine.name
    case "engineInVehicle":
      return `${platformPhrase(plan.platform)}, ${plan.engine.name}`
    case "raceType":
      return plan.races
        .slice(0, 2)
        .map(({ shortName }) => shortName)
        .join(" & ")
    case "driveline":
      return plan.values.join(" & ")
  }
}

/** Words that a shopper of such a car types. */
export const fitKeywords = (plan: FitPlan): string => {
  switch (plan.kind) {
    case "none":
    case "universal":
    case "driveline":
      return ""
    case "vehicle":
      return platformWords(plan.platform)
    case "engine":
      return plan.engine.nicknames
    case "engineInVehicle":
      return `${platformWords(plan.platform)} ${plan.engine.nicknames}`
    case "raceType":
      return plan.races.map(({ shortName, discipline }) => `${shortName} ${discipline}`).join(" ")
  }
}

const platformWords = ({ spans }: Platform): string =>
  spans.flatMap((span) => [span.make, ...span.models.map(({ name }) => name)]).join(" ")
