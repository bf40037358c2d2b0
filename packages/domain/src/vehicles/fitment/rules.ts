import type { Project, ProjectDescription } from "../vehicle/model.ts"
import type { KnownCar } from "./carFacts.ts"
import { engineParts } from "../vehicle/rules.ts"
import { matchEngine, getEngineSide, matchFacet, dependsOnVehicle, matchRaceType, matchVehicle } from "./conditions.ts"
import type { Application } from "./application.ts"
import type { Answer, Fitment, Prompt, Scope, Verdict } from "./model.ts"
import { chooseOptions, noApplications, createReason } from "./createReason.ts"
import { awaitsCar, countOthers } from "./madeFor.ts"

/** A variant's option values by option name: `{ "Bolt Circle": "5 x 4.75" }`. */
export type OptionValues = Readonly<Record<string, string>>
/** An unanswered question, with the engines or facets it asks for. */
export interface OpenQuestion {
  readonly prompt: Prompt
  readonly asks: ReadonlyArray<string>
}

const FAILING = 1000
const weight = { holds: 0, unknown: 1, fails: FAILING } as const satisfies Record<Answer, number>
const fitmentByScope = {
  vehicle: "DirectFit",
  engine: "DirectFit",
  raceType: "DirectFit",
  driveline: "DrivelineFit",
  universal: "UniversalFit"
} as const satisfies Record<Scope, Fitment>
/** From strongest to weakest. Only the first three fit. */
const strength = { DirectFit: 4, DrivelineFit: 3, UniversalFit: 2, NoFit: 1, Unknown: 0 } as const satisfies Record<Fitment, number>
const promptOrder: ReadonlyArray<Prompt> = ["Vehicle", "RaceType", "Engine", "AdditionalFacets"]

/** Returns true if the part fits the vehicle, with or without modification. */
export const isFitting = (fitment: Fitment): boolean => strength[fitment] > strength.NoFit

/** Returns whether a variant fits the shopper's vehicle, or null if the variant fits any vehicle. */
export const getVehicleSpecificFit = ({ fitment }: Pick<Verdict, "fitment">): boolean | null =>
  fitment === "UniversalFit" ? null : isFitting(fitment)

/**
 * Rank of a fitment. A fitting application with misfit reports ranks below all fitting ones without reports, but above NoFit. Therefore an
 * undisputed application decides for a variant, and a disputed variant decides for the whole product.
 */
const rankPromise = (fitment: Fitment, reports: number | null = 0): number => (reports ? 2 + strength[fitment] / 10 : strength[fitment])

/** Distance of an application from holding: 1000 per failing condition plus 1 per unknown condition. */
const computeDistance = (application: Application, project: KnownCar): number => {
  let sum = 0
  // A shopper enters a vehicle or a race type, never both (GAP-C67)
  if (application.vehicle !== undefined && application.raceTypes !== undefined && hasNoCar(project)) return FAILING
  if (application.vehicle !== undefined) sum += weight[matchVehicle(application.vehicle, project)]
  if (application.raceTypes !== undefined) sum += weight[matchRaceType(application.raceTypes, project)]
  if (application.engine !== undefined) sum += weight[matchEngine(application.engine, application.decidedBy, project)]
  for (const facet of application.facets) sum += weight[matchFacet(facet, project, application.position)]
  return sum
}

const hasNoCar = ({ raceTypeId, vehicle }: Project): boolean => vehicle === undefined && raceTypeId === undefined

/**
 * Compares an application with a vehicle. Returns `fails` if any condition fails, otherwise `unknown` if any condition is unknown,
 * otherwise `holds`.
 */
export const evaluateApplication = (application: Application, project: KnownCar): Answer => {
  const far = computeDistance(application, project)
  return far === 0 ? "holds" : far < FAILING ? "unknown" : "fails"
}

/** Returns true if the scope has its required condition and the year range is not reversed. */
export const isWellFormed = (application: Application): boolean => {
  const { engine, facets, raceTypes, scope, vehicle } = application
  if (vehicle !== undefined && vehicle.yearFrom > vehicle.yearTo) return false
  if (engine !== undefined && engineParts.every((part) => engine[part] === undefined)) return false
  if (scope === "vehicle") return vehicle !== undefined
  if (scope === "engine") return engine !== undefined
  if (scope === "raceType") return raceTypes !== undefined
  return scope === "universal" || facets.length > 0
}

/** Returns true if the application covers the variant with these options. Without option conditions it covers all. */
export const appliesToVariant = (application: Application, options: OptionValues): boolean => {
  for (const { name, values } of application.options) {
    const value = options[name]
    if (value === undefined || !values.includes(value)) return false
  }
  return true
}

/** Combines a product's option names with a variant's values in the same order. */
export const toOptionValues = (names: ReadonlyArray<string>, values: ReadonlyArray<string>): OptionValues =>
  Object.fromEntries(names.flatMap((name, index) => (values[index] === undefined ? [] : [[name, values[index]]])))

/** Lists the questions whose answer could still make an application hold, in the order to ask them. */
export const getNextPrompts = (applications: ReadonlyArray<Application>, project: KnownCar): ReadonlyArray<OpenQuestion> => {
  const open: { [prompt in Prompt]?: Array<string> } = {}
  const ask = (prompt: Prompt, what?: string) => {
    const asks = (open[prompt] ??= [])
    if (what !== undefined && !asks.includes(what)) asks.push(what)
  }
  for (const application of applications) {
    if (evaluateApplication(application, project) !== "unknown") continue
    const { decidedBy, engine, facets, raceTypes, vehicle } = application
    if (vehicle !== undefined && matchVehicle(vehicle, project) === "unknown") ask("Vehicle")
    if (raceTypes !== undefined && matchRaceType(raceTypes, project) === "unknown") ask("RaceType")
    if (engine !== undefined && matchEngine(engine, decidedBy, project) === "unknown") {
      if (!dependsOnVehicle(decidedBy, project)) ask("Engine", getEngineSide(decidedBy, project))
      else if (raceTypes === undefined) ask("Vehicle")
    }
    for (const facet of facets) if (matchFacet(facet, project, application.position) === "unknown") ask("AdditionalFacets", facet.name)
  }
  const questions: Array<OpenQuestion> = []
  for (const prompt of promptOrder) {
    const asks = open[prompt]
    if (asks !== undefined) questions.push({ prompt, asks: asks.sort() })
  }
  return questions
}

/**
 * Evaluates one variant against all applications of its product. `description` provides vehicle names for the reason. Returns `Unknown`
 * without any application and `NoFit` if none covers the variant.
 */
export const evaluateVariant = (
  applications: ReadonlyArray<Application>,
  options: OptionValues,
  project: KnownCar,
  description?: ProjectDescription
): Verdict => {
  let deciding: Application | undefined
  let nearest: Application | undefined
  let shortest = Number.POSITIVE_INFINITY
  for (const application of applications) {
    if (!appliesToVariant(application, options)) continue
    const far = computeDistance(application, project)
    if (far === 0) deciding = deciding === undefined ? application : getStronger(deciding, application)
    else if (nearest === undefined || far < shortest || (far === shortest && application.applicationId < nearest.applicationId)) {
      nearest = application
      shortest = far
    }
  }
  if (deciding !== undefined) {
    return { fitment: fitmentByScope[deciding.scope], prompt: null, asks: [], reason: createReason(deciding, project, description) }
  }
  if (nearest === undefined)
    return { fitment: applications.length === 0 ? "Unknown" : "NoFit", prompt: null, asks: [], reason: noApplications }
  const question =
    shortest < FAILING
      ? getNextPrompts(
          applications.filter((application) => appliesToVariant(application, options)),
          project
        )[0]
      : undefined
  const prompt = question?.prompt ?? null
  const others = awaitsCar({ prompt }) ? countOthers(applications, nearest) : 0
  const why = { ...createReason(nearest, project, description), ...(others > 0 && { others }) }
  return { fitment: "NoFit", prompt, asks: question?.asks ?? [], reason: why }
}

const getStronger = (one: Application, other: Application): Application => {
  const difference =
    rankPromise(fitmentByScope[one.scope], one.reports) - rankPromise(fitmentByScope[other.scope], other.reports) ||
    other.applicationId - one.applicationId
  return difference >= 0 ? one : other
}

/**
 * Evaluates a product before a variant is chosen: the weakest verdict of all purchasable variants. If only some fit, asks for the options.
 * If none fits, asks the question that could make one fit.
 */
export const evaluateProductBase = (
  applications: ReadonlyArray<Application>,
  optionNames: ReadonlyArray<string>,
  variants: ReadonlyArray<{ readonly optionValues: ReadonlyArray<string>; readonly isPurchaseable: boolean }>,
  project: KnownCar,
  description?: ProjectDescription
): Verdict => {
  if (applications.every((application) => application.options.length === 0)) return evaluateVariant(applications, {}, project, description)
  const purchaseable = variants.filter((variant) => variant.isPurchaseable)
  const verdicts = (purchaseable.length > 0 ? purchaseable : variants).map(({ optionValues }) =>
    evaluateVariant(applications, toOptionValues(optionNames, optionValues), project, description)
  )
  const fitting = verdicts.filter(({ fitment }) => isFitting(fitment)).length
  if (fitting > 0 && fitting < verdicts.length) return { fitment: "NoFit", prompt: "AdditionalFacets", asks: [], reason: chooseOptions }
  const weakest = verdicts.reduce(getWeaker, verdicts[0] ?? evaluateVariant(applications, {}, project, description))
  const asks = new Set(verdicts.flatMap((verdict) => (verdict.prompt === weakest.prompt ? verdict.asks : [])))
  return { ...weakest, asks: [...asks].sort() }
}

const getWeaker = (one: Verdict, other: Verdict): Verdict => {
  const difference =
    rankPromise(other.fitment, other.reason?.reports) - rankPromise(one.fitment, one.reason?.reports) ||
    rankPrompt(other) - rankPrompt(one) ||
    getDecidingId(other) - getDecidingId(one)
  return difference >= 0 ? one : other
}
const rankPrompt = ({ prompt }: Verdict): number => (prompt === null ? promptOrder.length : promptOrder.indexOf(prompt))
const getDecidingId = (verdict: Verdict): number => verdict.reason?.applicationId ?? Number.MAX_SAFE_INTEGER
