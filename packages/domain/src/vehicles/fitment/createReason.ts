import type { Project, ProjectDescription } from "../vehicle/model.ts"
import { engineParts } from "../vehicle/rules.ts"
import { findCarFact, type KnownCar } from "./carFacts.ts"
import { matchEngine, getEngineSide, matchFacet, dependsOnVehicle, matchRaceType, matchVehicle } from "./conditions.ts"
import type { Application, EngineCondition, FacetCondition, NamedId, VehicleRange } from "./application.ts"
import type { ComparedCondition, Reason } from "./model.ts"

const unfounded = { applicationId: null, scope: null, conditions: [], note: null, source: null, sourceDate: null } as const
/** Reason if no application covers the product or this variant. */
export const noApplications: Reason = { rule: "noApplications", ...unfounded }
/** Reason if only some variants fit. */
export const chooseOptions: Reason = { rule: "chooseOptions", ...unfounded }

/**
 * Creates the reason from an application, with each condition compared to the vehicle. Names of the shopper's vehicle come from
 * `description`, if given.
 */
export const createReason = (application: Application, project: KnownCar, description?: ProjectDescription): Reason => ({
  rule: "application",
  applicationId: application.applicationId,
  scope: application.scope,
  conditions: compareConditions(application, project, description),
  note: application.note,
  source: application.source,
  sourceDate: application.sourceDate,
  ...(application.reports !== undefined && { reports: application.reports }),
  ...(application.buyers !== undefined && { buyers: application.buyers }),
  ...(application.held !== undefined && { held: application.held })
})

const compareConditions = (
  application: Application,
  project: KnownCar,
  description?: ProjectDescription
): ReadonlyArray<ComparedCondition> => {
  const { decidedBy, engine, facets, raceTypes, vehicle } = application
  const conditions: Array<ComparedCondition> = []
  if (vehicle !== undefined) conditions.push(compareVehicle(vehicle, project, description))
  if (raceTypes !== undefined) {
    const yours = description?.raceType ?? null
    conditions.push({
      subject: "raceType",
      name: null,
      side: null,
      answer: matchRaceType(raceTypes, project),
      accepted: toNames(raceTypes),
      yours
    })
  }
  if (engine !== undefined) {
    const side = getEngineSide(decidedBy, project)
    const yours = side === "installed" ? (description?.engine ?? null) : null
    conditions.push({
      subject: "engine",
      name: null,
      side: dependsOnVehicle(decidedBy, project) ? null : side,
      answer: matchEngine(engine, decidedBy, project),
      accepted: listEngineNames(engine),
      yours
    })
  }
  for (const facet of facets) conditions.push(compareFacet(facet, application.position, project, description))
  return conditions
}

/** `accepted` lists the years, the make and the models. `yours` is the year alone if make and model agree, otherwise the whole name. */
const compareVehicle = (range: VehicleRange, project: Project, description?: ProjectDescription): ComparedCondition => {
  const { vehicle } = project
  const isThisModel = vehicle?.makeId === range.makeId && range.models.some(({ id }) => id === vehicle.modelId)
  return {
    subject: "vehicle",
    name: null,
    side: null,
    answer: matchVehicle(range, project),
    accepted: [formatYearRange(range.yearFrom, range.yearTo), range.make, ...toNames(range.models)],
    yours: vehicle === undefined ? null : isThisModel ? String(vehicle.year) : formatVehicleName(description)
  }
}

const formatVehicleName = (description?: ProjectDescription): string | null =>
  description?.make && description.model ? `${description.year ?? ""} ${description.make} ${description.model}`.trim() : null

const compareFacet = (
  facet: FacetCondition,
  position: string | null | undefined,
  project: KnownCar,
  description?: ProjectDescription
): ComparedCondition => ({
  subject: "facet",
  name: facet.name,
  side: null,
  answer: matchFacet(facet, project, position),
  accepted: toNames(facet.values),
  yours: project.facets.some(({ name }) => name === facet.name)
    ? (description?.facetValues.find(({ name }) => name === facet.name)?.value ?? null)
    : (findCarFact(project, facet.name, position)?.value ?? null)
})

/** Lists the accepted names of each engine part: `["small block Chevrolet", "327 or 350"]`. */
const listEngineNames = (condition: EngineCondition): ReadonlyArray<string> => {
  const texts: Array<string> = []
  for (const part of engineParts) {
    const accepted = condition[part]
    if (accepted !== undefined) texts.push(toNames(accepted).join(" or "))
  }
  return texts
}

const toNames = (named: ReadonlyArray<Pick<NamedId, "name">>): ReadonlyArray<string> => named.map(({ name }) => name)

/** Formats years as `1967-1969`, or `1969` for a single year. */
export const formatYearRange = (yearFrom: number, yearTo: number): string =>
  yearFrom === yearTo ? String(yearFrom) : `${yearFrom}-${yearTo}`
