import type { CustomerProject, ProjectId } from "./model.ts"

/** Projects of one kind in the garage's list. */
export interface ProjectGroup {
  readonly kind: "vehicle" | "race" | "engine"
  /** With its count: 'Vehicle (1)', 'Vehicles (2)' (GAR-05). */
  readonly head: string
  /** The selected one first, otherwise in their order (GAR-13). */
  readonly all: ReadonlyArray<CustomerProject>
  /** What shows until 'Show all' is pressed (GAR-12). */
  readonly first: ReadonlyArray<CustomerProject>
}

/** Projects of a group that show at first. */
const SHOWN = 3
const kinds = [
  ["vehicle", "Vehicle"],
  ["race", "Race Car"],
  ["engine", "Engine"]
] as const

/**
 * A vehicle if it has a base vehicle, even with a race type; a race car if it has a race type; otherwise an engine if it has an engine's
 * name (GAR-18). null: there is nothing to call it by, and no list shows it.
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

/** The garage's list in its groups; a kind without projects has none. */
export const groupProjects = (projects: ReadonlyArray<CustomerProject>, selectedId: ProjectId | null): ReadonlyArray<ProjectGroup> => {
  const isSelected = ({ projectId }: CustomerProject) => projectId === selectedId
  const ordered = [...projects.filter(isSelected), ...projects.filter((project) => !isSelected(project))]
  return kinds.flatMap(([kind, name]) => {
    const all = ordered.filter((project) => getSavedProjectKind(project) === kind)
    if (all.length === 0) return []
    return [{ kind, head: `${name}${all.length === 1 ? "" : "s"} (${all.length})`, all, first: all.slice(0, SHOWN) }]
  })
}
