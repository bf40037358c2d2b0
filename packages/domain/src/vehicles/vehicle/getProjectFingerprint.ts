import type { EngineIds, Project } from "./model.ts"
import { engineParts } from "./rules.ts"

/**
 * Returns a stable text of all facts that can affect a verdict. Projects with the same facts have the same text, in any order. The text is
 * empty for an empty project and for null.
 */
export const getProjectFingerprint = (project: Project | null): string => {
  if (project === null) return ""
  const { declined, engineIds, facets, isStockEngine, raceTypeId, stockEngineIds, vehicle } = project
  const parts: ReadonlyArray<readonly [string, string]> = [
    ["v", vehicle === undefined ? "" : `${vehicle.year}-${vehicle.makeId}-${vehicle.modelId}`],
    ["r", raceTypeId === undefined ? "" : String(raceTypeId)],
    ["e", formatEngine(engineIds)],
    ["s", isStockEngine === undefined ? "" : isStockEngine ? "1" : "0"],
    ["o", formatEngine(stockEngineIds)],
    ["f", joinSorted(facets.map(({ name, valueId }) => `${JSON.stringify(name)}=${valueId}`))],
    ["d", joinSorted(declined.map((what) => JSON.stringify(what)))]
  ]
  return parts.flatMap(([key, text]) => (text === "" ? [] : [`${key}:${text}`])).join(";")
}

const formatEngine = (ids: EngineIds = {}): string =>
  joinSorted(engineParts.flatMap((part) => (ids[part] === undefined ? [] : [`${part}=${ids[part]}`])))
const joinSorted = (texts: ReadonlyArray<string>): string => [...new Set(texts)].sort().join(",")
