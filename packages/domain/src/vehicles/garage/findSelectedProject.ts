import type { Project } from "../vehicle/model.ts"
import { engineParts } from "../vehicle/rules.ts"
import type { CustomerProject } from "./model.ts"
import { recordsMatch } from "./records.ts"
import { toProject } from "./rules.ts"

const keys = ["year", "makeId", "modelId", "raceTypeId", ...engineParts] as const

const toRecord = ({ engineIds, raceTypeId, vehicle }: Project) => ({ ...vehicle, raceTypeId, ...engineIds })

/**
 * Finds the saved project that the cookie selects: by id (GAR-57), otherwise the first with the same year, make, model, race type and
 * engine ids (GAR-58). Returns null if there is none.
 */
export const findSelectedProject = (cookieProject: Project | null, projects: ReadonlyArray<CustomerProject>): CustomerProject | null => {
  if (cookieProject === null) return null
  const record = toRecord(cookieProject)
  return (
    projects.find(({ projectId }) => projectId === cookieProject.projectId) ??
    projects.find((saved) => recordsMatch(record, toRecord(toProject(saved)), keys)) ??
    null
  )
}
