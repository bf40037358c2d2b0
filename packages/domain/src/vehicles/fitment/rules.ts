import type { Project, ProjectDescription } from "../vehicle/model.ts"
import type { KnownCar } from "./carFacts.ts"
import { engineParts } from "../vehicle/rules.ts"
import { matchEngine, getEngineSide, matchFacet, dependsOnVehicle, matchRaceType, matchVehicle } from "./conditions.ts"
import type { Application } from "./application.ts"
import type { Answer, Fitment, Prompt, Scope, Verdict } from "./model.ts"
import { chooseOptions, noApplications, createReason } from "./createReason.ts"
import { awaitsCar, countOthers } from "./madeFor.ts"

/** What a variant is, by the name of each option: `{ "Bolt Circle": "5 x 4.75" }`. */
export type OptionValues = Readonly<Record<string, string>>
/** A question that is still open, and what of it: which engine, or which facets. */
export interface OpenQuestion {
  readonly prompt: Prompt
  readonly asks: ReadonlyArray<string>
}

const FAILING = 1000
const weight = { holds: 0, unknown: 1, fails: FAILING } as const satisfies Record<Answer, number>
const fitmentOf = {
  vehicle: "DirectFit",
  engine: "DirectFit",
  raceType: "DirectFit",
  driveline: "DrivelineFit",
  universal: "UniversalFit"
} as const satisfies Record<Scope, Fitment>
/** From the strongest to the weakest; only the first three fit. */
const strength = { DirectFit: 4, DrivelineFit: 3, UniversalFit: 2, NoFit: 1, Unknown: 0 } as const satisfies Record<Fitment, number>
const promptOrder: ReadonlyArray<Prompt> = ["Vehicle", "RaceType", "Engine", "AdditionalFacets"]

/** Whether a part of this verdict goes on the car, modified or not. */
export const isFitting = (fitment: Fitment): boolean => strength[fitment] > strength.NoFit

/** Whether a variant fits the shopper's car; null where it fits any car, which says nothing of the shopper's. */
export const getVehicleSpecificFit = ({ fitment }: Pick<Verdict, "fitment">): boolean | null =>
  fitment === "UniversalFit" ? null : isFitting(fitment)

/**
 * How strong a promise is. One by a statement with reports is weaker than any without, and stronger than none: a statement that nobody
 * disputes decides in its place, and of several variants the disputed one speaks for all.
 */
const promise = (fitment: Fitment, reports: number | null = 0): number => (reports ? 2 + strength[fitment] / 10 : strength[fitment])

/** How far a statement is from holding: a thousand for each condition that fails, one for each that is unknown. */
const distance = (application: Application, project: KnownCar): number => {
  let sum = 0
  // Who tells one of them never learns the other (GAP-C67).
  if (application.vehicle !== undefined && application.raceTypes !== undefined && knowsNoCar(project)) return FAILING
  if (application.vehicle !== undefined) sum += weight[matchVehicle(application.vehicle, project)]
  if (application.raceTypes !== undefined) sum += weight[matchRaceType(application.raceTypes, project)]
  if (application.engine !== undefined) sum += weight[matchEngine(application.engine, application.decidedBy, project)]
  for (const facet of application.facets) sum += weight[matchFacet(facet, project, application.position)]
  return sum
}

const knowsNoCar = ({ raceTypeId, vehicle }: Project): boolean => vehicle === undefined && raceTypeId === undefined

/** One statement against one car: fails if any condition does, otherwise unknown if any is, otherwise holds. */
export const evaluateApplication = (application: Application, project: KnownCar): Answer => {
  const far = distance(application, project)
  return far === 0 ? "holds" : far < FAILING ? "unknown" : "fails"
}

/** Vehicle scope needs a range, engine scope a condition, raceType scope a set, driveline scope a facet; ranges run forwards. */
export const isWellFormed = (application: Application): boolean => {
  const { engine, facets, raceTypes, scope, vehicle } = application
  if (vehicle !== undefined && vehicle.yearFrom > vehicle.yearTo) return false
  if (engine !== undefined && engineParts.every((part) => engine[part] === undefined)) return false
  if (scope === "vehicle") return vehicle !== undefined
  if (scope === "engine") return engine !== undefined
  if (scope === "raceType") return raceTypes !== undefined
  return scope === "universal" || facets.length > 0
}

/** Whether a statement speaks of the variant with these options: without option conditions it speaks of all. */
export const appliesToVariant = (application: Application, options: OptionValues): boolean => {
  for (const { name, values } of application.options) {
    const value = options[name]
    if (value === undefined || !values.includes(value)) return false
  }
  return true
}

/** A variant's values, in the order of its product's option names, as `OptionValues`. */
export const toOptionValues = (names: ReadonlyArray<string>, values: ReadonlyArray<string>): OptionValues =>
  Object.fromEntries(names.flatMap((name, index) => (values[index] === undefined ? [] : [[name, values[index]]])))

/** Everything whose answer could still make one of the statements hold, in the order in which to ask. */
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
 * The verdict on one variant, over all statements on its product. Names of the shopper's car in the reason come from `description`.
 * A product without any statement is `Unknown`; a variant that none of them is about does not fit.
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
    const far = distance(application, project)
    if (far === 0) deciding = deciding === undefined ? application : stronger(deciding, application)
    else if (nearest === undefined || far < shortest || (far === shortest && application.applicationId < nearest.applicationId)) {
      nearest = application
      shortest = far
    }
  }
  if (deciding !== undefined) {
    return { fitment: fitmentOf[deciding.scope], prompt: null, asks: [], reason: createReason(deciding, project, description) }
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

const stronger = (one: Application, other: Application): Application => {
  const difference =
    promise(fitmentOf[one.scope], one.reports) - promise(fitmentOf[other.scope], other.reports) || other.applicationId - one.applicationId
  return difference >= 0 ? one : other
}

/**
 * The verdict on a product before a variant is chosen: the weakest that all purchaseable variants reach. Where only some fit, the options
 * decide; where none fits, a question that could make one fit is worth asking.
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
  const weakest = verdicts.reduce(weaker, verdicts[0] ?? evaluateVariant(applications, {}, project, description))
  const asks = new Set(verdicts.flatMap((verdict) => (verdict.prompt === weakest.prompt ? verdict.asks : [])))
  return { ...weakest, asks: [...asks].sort() }
}

const weaker = (one: Verdict, other: Verdict): Verdict => {
  const difference =
    promise(other.fitment, other.reason?.reports) - promise(one.fitment, one.reason?.reports) ||
    promptRank(other) - promptRank(one) ||
    decidingId(other) - decidingId(one)
  return difference >= 0 ? one : other
}
const promptRank = ({ prompt }: Verdict): number => (prompt === null ? promptOrder.length : promptOrder.indexOf(prompt))
const decidingId = (verdict: Verdict): number => verdict.reason?.applicationId ?? Number.MAX_SAFE_INTEGER
