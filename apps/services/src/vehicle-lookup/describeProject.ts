import {
  getRaceTypeBody,
  type EngineIds,
  formatEngineSize,
  type Project,
  type ProjectDescription,
  VehicleBaseId
} from "@camber/domain/vehicle"
import { engineParts, type Reference } from "../reference/Reference.ts"
import { siteUrls } from "../schema/siteUrls.ts"

/** Returns the names and URLs for a project's ids; null if the catalog does not know one of the ids, for instance from a forged cookie. */
export const describeProject = (reference: Reference, project: Project): ProjectDescription | null => {
  const { vehicle: chosen, raceTypeId, engineIds, stockEngineIds } = project
  const vehicle = chosen && reference.vehicles.find(chosen.year, chosen.makeId, chosen.modelId)
  const raceType = raceTypeId === undefined ? undefined : reference.raceTypes.byId.get(raceTypeId)
  const facetValues = project.facets.map(({ name, valueId }) => ({ name, value: facetValue(reference, name, valueId) }))
  const isKnown =
    (chosen === undefined || vehicle !== undefined) &&
    (raceTypeId === undefined || raceType !== undefined) &&
    knowsEngine(reference, engineIds) &&
    knowsEngine(reference, stockEngineIds)
  if (!isKnown || facetValues.some(({ value }) => value === undefined)) return null
  return {
    year: chosen?.year ?? null,
    make: vehicle?.make.name ?? null,
    model: vehicle?.model.name ?? null,
    vehicleBaseId: vehicle ? VehicleBaseId.make(vehicle.vehicleBaseId) : null,
    raceType: raceType?.short_name ?? null,
    body: vehicle?.body ?? (raceType === undefined ? null : getRaceTypeBody(raceType.slug)),
    engine: engineName(reference, engineIds),
    stockEngine: isOther(engineIds, stockEngineIds) ? engineName(reference, stockEngineIds) : null,
    facetValues: facetValues.map(({ name, value = "" }) => ({ name, value })),
    shopUrl: siteUrls.allThatFits,
    searchUrl: siteUrls.searchThatFits,
    customerProjectUrl: vehicle ? siteUrls.vehicle(vehicle) : raceType ? siteUrls.race(raceType.slug) : null,
    clearSelectionUrl: siteUrls.all
  }
}

const facetValue = ({ facetValues }: Reference, name: string, valueId: number): string | undefined => {
  const known = facetValues.get(valueId)
  return known?.name === name ? known.value : undefined
}

const knowsEngine = ({ engineParts: names }: Reference, ids: EngineIds | undefined): boolean =>
  engineParts.every(([part]) => ids?.[part] === undefined || names.get(part)?.has(ids[part]))

/** Returns whether the installed engine differs from the stock engine. */
const isOther = (installed: EngineIds | undefined, built: EngineIds | undefined): boolean =>
  built !== undefined && engineParts.some(([part]) => installed?.[part] !== built[part])

/** Returns an engine's name: '5.7L V8', or, without a displacement, its family or else its make; null if none of these is known. */
export const engineName = ({ engineParts: names }: Reference, ids: EngineIds | undefined): string | null => {
  const name = (part: keyof EngineIds) => names.get(part)?.get(ids?.[part] ?? 0)
  const size = name("engineDisplacementId")
  const configuration = name("engineConfigurationId")
  if (size !== undefined) return configuration === undefined ? formatEngineSize(size) : `${formatEngineSize(size)} ${configuration}`
  return name("engineSeriesId") ?? name("engineMakeId") ?? null
}
