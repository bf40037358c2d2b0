import type { CustomerProject } from "@camber/domain/garage"
import { withOwnedFacets } from "@camber/domain/owned-parts"
import { AnsweredEngineIds, type SelectedFacet } from "@camber/domain/vehicle"
import { Schema } from "effect"
import type { OwnedFacetAnswer } from "../owned-parts/loadOwnedAnswers.ts"
import { engineParts, type Reference } from "../reference/Reference.ts"
import { describeProject } from "../vehicle-lookup/describeProject.ts"
import type { SavedProject } from "./savedProjects.ts"

/**
 * Builds a saved project's names and URLs; returns null if the current catalog does not know one of its ids. Answers that follow from owned
 * parts replace the stored answers.
 */
export const toCustomerProject = (
  reference: Reference,
  { project: stored, projectId }: SavedProject,
  owned: ReadonlyArray<OwnedFacetAnswer> = []
): typeof CustomerProject.Encoded | null => {
  const project = { ...stored, facets: withOwnedFacets<SelectedFacet>(stored.facets, owned) }
  const description = describeProject(reference, project)
  if (description === null) return null
  const { clearSelectionUrl, customerProjectUrl, engine, facetValues, make, model, searchUrl, shopUrl, stockEngine, vehicleBaseId } =
    description
  const { declined, engineIds = {}, facets, isStockEngine, paint, raceTypeId, stockEngineIds, vehicle } = project
  const raceType = reference.raceTypes.byId.get(raceTypeId ?? 0)
  return {
    projectId,
    year: vehicle?.year ?? null,
    makeId: vehicle?.makeId ?? null,
    make,
    makeDisplay: make,
    modelId: vehicle?.modelId ?? null,
    model,
    modelDisplay: model,
    vehicleBaseId,
    raceTypeId: raceTypeId ?? null,
    raceName: raceType?.name ?? null,
    raceDisplay: raceType?.short_name ?? null,
    // There is no photograph: the shop has only drawings of race car bodies.
    raceImageUrl: null,
    body: description.body,
    paint: paint ?? null,
    engineDisplayName: engine,
    stockEngineDisplayName: stockEngine,
    engineIds: encodeEngine(engineIds),
    engineParts: engineParts.flatMap(([part]) => {
      const id = engineIds[part]
      const name = reference.engineParts.get(part)?.get(id ?? 0)
      return id === undefined || name === undefined ? [] : [{ part, id, name }]
    }),
    isStockEngine: isStockEngine ?? null,
    stockEngineIds: stockEngineIds === undefined ? null : encodeEngine(stockEngineIds),
    facets: facets.map(({ name, valueId }, index) => ({
      name,
      valueId,
      value: facetValues[index]?.value ?? "",
      because: owned.find((answer) => answer.name === name)?.because ?? null
    })),
    declined,
    shopUrl,
    searchUrl,
    customerProjectUrl,
    customerProjectShopUrl: shopUrl,
    customerProjectSearchUrl: searchUrl,
    clearSelectionUrl
  }
}

const encodeEngine = Schema.encodeSync(AnsweredEngineIds)
