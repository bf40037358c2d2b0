import type { Project } from "../vehicle/model.ts"
import { engineParts } from "../vehicle/rules.ts"
import type { CustomerProject } from "./model.ts"
import { recordsMatch } from "./records.ts"
import { toProject } from "./rules.ts"

const keys = ["year", "makeId", "modelId", "raceTypeId", ...engineParts] as const

const recordOf = ({ engineIds, raceTypeId, vehicle }: Project) => ({ ...vehicle, raceTypeId, ...engineIds })

/**
 * The saved project that a cookie's project selects: the one of its id (GAR-57), otherwise the first that matches in year, make, model,
 * race type and engine ids (GAR-58); null when the garage has neither.
 */
export const findSelectedProject = (cookieProject: Project | null, projects: ReadonlyArray<CustomerProject>): CustomerProject | null => {
  if (cookieProject === null) return null
  const record = recordOf(cookieProject)
  return (
    projects.find(({ projectId }) => projectId === cookieProject.projectId) ??
    projects.find((saved) => recordsMatch(record, recordOf(toProject(saved)), keys)) ??
    null
  )
}
