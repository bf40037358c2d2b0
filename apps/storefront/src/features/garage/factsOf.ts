import { type CustomerProject, kindOf } from "@camber/domain/garage"

/** An engine that the car was built with, one that replaced it, or one of which that is not known. */
const engineLabel = (project: CustomerProject): string => {
  if (project.isStockEngine) return "Stock engine"
  return kindOf(project) === "vehicle" && project.isStockEngine === false ? "Engine swap" : "Engine"
}

/** What the shopper has told beyond the plate. */
export const factsOf = (project: CustomerProject) => {
  const { engineDisplayName: engine, stockEngineDisplayName: stockEngine } = project
  const isEngine = kindOf(project) === "engine"
  const family = project.engineParts.find(({ part }) => part === "engineSeriesId")?.name
  return [
    ...(engine === null || isEngine ? [] : [{ name: engineLabel(project), value: engine }]),
    ...(stockEngine === null || isEngine ? [] : [{ name: "Stock engine", value: stockEngine }]),
    ...(family === undefined || family === engine ? [] : [{ name: "Engine family", value: family }]),
    ...project.facets.map(({ name, value }) => ({ name, value }))
  ]
}
