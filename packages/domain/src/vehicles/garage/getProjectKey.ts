import type { EngineIds, Project } from "../vehicle/model.ts"
import { engineParts } from "../vehicle/rules.ts"

/**
 * Returns a stable identity of a saved project: vehicle, race type and installed engine. Two keys are equal if and only if the records
 * match, with ids of 1 as absent (GAR-19, GAR-20). The key excludes facets and the stock engine.
 */
export const getProjectKey = ({ engineIds, raceTypeId, vehicle }: Project): string =>
  [
    vehicle === undefined ? "" : `${vehicle.year}-${vehicle.makeId}-${vehicle.modelId}`,
    raceTypeId === undefined || raceTypeId <= 1 ? "" : String(raceTypeId),
    formatEngine(engineIds)
  ].join(";")

const formatEngine = (ids: EngineIds = {}): string => engineParts.map((part) => ((ids[part] ?? 1) <= 1 ? "" : ids[part])).join("-")
