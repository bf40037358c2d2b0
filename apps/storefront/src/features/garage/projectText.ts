import { getEngineDetails, getEngineFacets, type FacetEntry } from "@camber/domain/fitment"
import { type CustomerProject, getSavedProjectKind, toProjectDescription } from "@camber/domain/garage"
import { type VehicleLabel, getVehicleLabel, formatProjectName } from "@camber/domain/vehicle"
import { getVehicleImageUrl, getImageUrl } from "../../foundation/page/images.ts"

/** Returns a side view of the project; an engine on its stand if it has no car. */
export const getGarageImageUrl = (project: CustomerProject): string =>
  getVehicleImageUrl(project) ?? getImageUrl("/content/parts/engine.svg?dims=false")

/** Returns the plate of a saved project. */
export const getProjectLabel = (project: CustomerProject): VehicleLabel =>
  getVehicleLabel(toProjectDescription(project), project.isStockEngine)

/** Returns a saved project in one line. */
export const getProjectName = (project: CustomerProject): string => formatProjectName(toProjectDescription(project))

/** Labels an engine as stock, as swapped, or neutrally if that is unknown. */
const engineLabel = (project: CustomerProject): string => {
  if (project.isStockEngine) return "Stock engine"
  return getSavedProjectKind(project) === "vehicle" && project.isStockEngine === false ? "Engine swap" : "Engine"
}

/** Returns the details beyond the plate: the engines, the facets of the installed engine (FIT-20), then the rest. */
export const getProjectFacts = (project: CustomerProject): ReadonlyArray<FacetEntry> => {
  const { engineDisplayName: engine, stockEngineDisplayName: stockEngine } = project
  const isEngine = getSavedProjectKind(project) === "engine"
  const details = getEngineDetails([...getEngineFacets(project.engineParts), ...project.facets])
  return [
    ...(engine === null || isEngine ? [] : [{ name: engineLabel(project), value: engine }]),
    ...(stockEngine === null || isEngine ? [] : [{ name: "Stock engine", value: stockEngine }]),
    ...details.map(({ facet, values }) => ({ name: facet, value: values.join(", ") })).filter(({ value }) => value !== engine),
    ...project.facets
      .filter(({ name }) => details.every(({ facet }) => facet !== name))
      .map(({ because = null, name, value }) => ({ name, value: because === null ? value : `${value}, ${because}` }))
  ]
}
