import type { Project, ProjectDescription } from "../vehicle/model.ts"
import { engineParts } from "../vehicle/rules.ts"
import { findCarFact, type KnownCar } from "./carFacts.ts"
import { matchEngine, getEngineSide, matchFacet, dependsOnVehicle, matchRaceType, matchVehicle } from "./conditions.ts"
import type { Application, EngineCondition, FacetCondition, NamedId, VehicleRange } from "./application.ts"
import type { ComparedCondition, Reason } from "./model.ts"

const unfounded = { applicationId: null, scope: null, conditions: [], note: null, source: null, sourceDate: null } as const
/** Nothing is known about what the part, or this variant of it, fits. */
export const noApplications: Reason = { rule: "noApplications", ...unfounded }
/** Some variants fit and some do not. */
export const chooseOptions: Reason = { rule: "chooseOptions", ...unfounded }

/** A statement with each of its conditions compared to the car. The car's names come from `description`, where there is one. */
export const createReason = (application: Application, project: KnownCar, description?: ProjectDescription): Reason => ({
  rule: "application",
  applicationId: application.applicationId,
  scope: application.scope,
  conditions: compared(application, project, description),
  note: application.note,
  source: application.source,
  sourceDate: application.sourceDate,
  ...(application.reports !== undefined && { reports: application.reports }),
  ...(application.buyers !== undefined && { buyers: application.buyers })
})

const compared = (application: Application, project: KnownCar, description?: ProjectDescription): ReadonlyArray<ComparedCondition> => {
  const { decidedBy, engine, facets, raceTypes, vehicle } = application
  const conditions: Array<ComparedCondition> = []
  if (vehicle !== undefined) conditions.push(comparedVehicle(vehicle, project, description))
  if (raceTypes !== undefined) {
    const yours = description?.raceType ?? null
    conditions.push({
      subject: "raceType",
      name: null,
      side: null,
      answer: matchRaceType(raceTypes, project),
      accepted: names(raceTypes),
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
      accepted: engineNames(engine),
      yours
    })
  }
  for (const facet of facets) conditions.push(comparedFacet(facet, application.position, project, description))
  return conditions
}

/** Accepted are the years, the make and the models. `yours` is the year alone where make and model agree, the whole name otherwise. */
const comparedVehicle = (range: VehicleRange, project: Project, description?: ProjectDescription): ComparedCondition => {
  const { vehicle } = project
  const isThisModel = vehicle?.makeId === range.makeId && range.models.some(({ id }) => id === vehicle.modelId)
  return {
    subject: "vehicle",
    name: null,
    side: null,
    answer: matchVehicle(range, project),
    accepted: [formatYearRange(range.yearFrom, range.yearTo), range.make, ...names(range.models)],
    yours: vehicle === undefined ? null : isThisModel ? String(vehicle.year) : vehicleName(description)
  }
}

const vehicleName = (description?: ProjectDescription): string | null =>
  description?.make && description.model ? `${description.year ?? ""} ${description.make} ${description.model}`.trim() : null

const comparedFacet = (
  facet: FacetCondition,
  position: string | null | undefined,
  project: KnownCar,
  description?: ProjectDescription
): ComparedCondition => ({
  subject: "facet",
  name: facet.name,
  side: null,
  answer: matchFacet(facet, project, position),
  accepted: names(facet.values),
  yours: project.facets.some(({ name }) => name === facet.name)
    ? (description?.facetValues.find(({ name }) => name === facet.name)?.value ?? null)
    : (findCarFact(project, facet.name, position)?.value ?? null)
})

/** For each part of the condition the names that will do: `["small block Chevrolet", "327 or 350"]`. */
const engineNames = (condition: EngineCondition): ReadonlyArray<string> => {
  const texts: Array<string> = []
  for (const part of engineParts) {
    const accepted = condition[part]
    if (accepted !== undefined) texts.push(names(accepted).join(" or "))
  }
  return texts
}

const names = (named: ReadonlyArray<Pick<NamedId, "name">>): ReadonlyArray<string> => named.map(({ name }) => name)

/** `1967-1969`, or `1969` for a single year. */
export const formatYearRange = (yearFrom: number, yearTo: number): string =>
  yearFrom === yearTo ? String(yearFrom) : `${yearFrom}-${yearTo}`
