import type { CustomerProject, ProjectId } from "./model.ts"

/** Projects of one kind in the project list. */
export interface ProjectGroup {
  readonly kind: "vehicle" | "race" | "engine"
  /** Heading with the count: 'Vehicle (1)', 'Vehicles (2)' (GAR-05). */
  readonly head: string
  /** Selected project first, then the original order (GAR-13). */
  readonly all: ReadonlyArray<CustomerProject>
  /** Projects shown before 'Show all' is selected (GAR-12). */
  readonly first: ReadonlyArray<CustomerProject>
}

/** Number of projects per group before 'Show all'. */
const MAX_SHOWN = 3
const kinds = [
  ["vehicle", "Vehicle"],
  ["race", "Race Car"],
  ["engine", "Engine"]
] as const

/**
 * Returns 'vehicle' with a base vehicle, even with a race type; 'race' with a race type; 'engine' with an engine name (GAR-18). Returns
 * null without a name to show, so no list includes it.
 */
export const getSavedProjectKind = ({
  engineDisplayName,
  raceTypeId,
  vehicleBaseId
}: Pick<CustomerProject, "engineDisplayName" | "raceTypeId" | "vehicleBaseId">): ProjectGroup["kind"] | null => {
  if (vehicleBaseId !== null) return "vehicle"
  if (raceTypeId !== null) return "race"
  return engineDisplayName === null ? null : "engine"
}

/** Groups the projects by kind. Omits empty groups. */
export const groupProjects = (projects: ReadonlyArray<CustomerProject>, selectedId: ProjectId | null): ReadonlyArray<ProjectGroup> => {
  const isSelected = ({ projectId }: CustomerProject) => projectId === selectedId
  const ordered = [...projects.filter(isSelected), ...projects.filter((project) => !isSelected(project))]
  return kinds.flatMap(([kind, name]) => {
    const all = ordered.filter((project) => getSavedProjectKind(project) === kind)
    if (all.length === 0) return []
    return [{ kind, head: `${name}${all.length === 1 ? "" : "s"} (${all.length})`, all, first: all.slice(0, MAX_SHOWN) }]
  })
}
