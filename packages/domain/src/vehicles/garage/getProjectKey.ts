import type { EngineIds, Project } from "../vehicle/model.ts"
import { engineParts } from "../vehicle/rules.ts"

/**
 * A stable text of what makes a saved project the one it is: vehicle, race type and installed engine. Equal exactly when two records match
 * in these after ids of 1 count as absent (GAR-19, GAR-20). What is told later (facets, the stock engine) does not make another project.
 */
export const getProjectKey = ({ engineIds, raceTypeId, vehicle }: Project): string =>
  [
    vehicle === undefined ? "" : `${vehicle.year}-${vehicle.makeId}-${vehicle.modelId}`,
    raceTypeId === undefined || raceTypeId <= 1 ? "" : String(raceTypeId),
    engineText(engineIds)
  ].join(";")

const engineText = (ids: EngineIds = {}): string => engineParts.map((part) => ((ids[part] ?? 1) <= 1 ? "" : ids[part])).join("-")
