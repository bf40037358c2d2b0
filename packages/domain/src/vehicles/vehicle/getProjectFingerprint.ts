import type { EngineIds, Project } from "./model.ts"
import { engineParts } from "./rules.ts"

/**
 * A stable text of all that a verdict can depend on: equal for projects that know the same, whatever the order in which they learned it.
 * A project that knows nothing has the empty text, as has no project.
 */
export const getProjectFingerprint = (project: Project | null): string => {
  if (project === null) return ""
  const { declined, engineIds, facets, isStockEngine, raceTypeId, stockEngineIds, vehicle } = project
  const parts: ReadonlyArray<readonly [string, string]> = [
    ["v", vehicle === undefined ? "" : `${vehicle.year}-${vehicle.makeId}-${vehicle.modelId}`],
    ["r", raceTypeId === undefined ? "" : String(raceTypeId)],
    ["e", engineText(engineIds)],
    ["s", isStockEngine === undefined ? "" : isStockEngine ? "1" : "0"],
    ["o", engineText(stockEngineIds)],
    ["f", sorted(facets.map(({ name, valueId }) => `${JSON.stringify(name)}=${valueId}`))],
    ["d", sorted(declined.map((what) => JSON.stringify(what)))]
  ]
  return parts.flatMap(([key, text]) => (text === "" ? [] : [`${key}:${text}`])).join(";")
}

const engineText = (ids: EngineIds = {}): string =>
  sorted(engineParts.flatMap((part) => (ids[part] === undefined ? [] : [`${part}=${ids[part]}`])))
const sorted = (texts: ReadonlyArray<string>): string => [...new Set(texts)].sort().join(",")
