import {
  type CustomerProject,
  type GarageOpening,
  type GarageState,
  groupProjects,
  getSavedProjectKind,
  type ProjectId
} from "@camber/domain/garage"
import type { GarageGroup, GarageRow } from "./view/garage-list/GarageList.tsx"
import { getVehicleImageUrl } from "../../foundation/page/images.ts"
import { getProjectName, getProjectLabel } from "./projectText.ts"

type Open = (opening: GarageOpening) => void

/** Returns the groups of the garage list; `toPendingChanges` returns the notice of an entry with an unsent change. */
export const garageGroups = (
  { projects, selectedId }: GarageState,
  open: Open,
  waitingOf: (id: ProjectId) => string | undefined
): ReadonlyArray<GarageGroup<ProjectId>> =>
  groupProjects(projects, selectedId).map(({ all, first, head, kind }) => {
    const rowOf = (project: CustomerProject) => ({
      ...garageRow(project, project.projectId === selectedId, open),
      waiting: waitingOf(project.projectId)
    })
    return { kind, head, all: all.map(rowOf), first: first.map(rowOf) }
  })

const garageRow = (project: CustomerProject, selected: boolean, open: Open): GarageRow<ProjectId> => {
  const { engine, stockEngine, vehicle } = getProjectLabel(project)
  return {
    id: project.projectId,
    name: getProjectName(project),
    vehicle,
    engine: engine ?? undefined,
    stockEngine,
    imageUrl: getVehicleImageUrl(project, "mark") ?? undefined,
    selected,
    missing: getMissingDetails(project, open)
  }
}

/** Returns the details that a project still lacks (GAR-79, GAP-C61). An engine that the shopper does not know is not requested again. */
export const getMissingDetails = (project: CustomerProject, open: Open): GarageRow["missing"] => {
  const { declined, engineDisplayName, projectId } = project
  if (getSavedProjectKind(project) === "engine") {
    return {
      text: "Not in a vehicle yet",
      actions: [
        { label: "Add Vehicle", onPress: () => open({ step: "UPDATE_PROJECT_ADD_YMM", projectId }) },
        { label: "Add Race Type", onPress: () => open({ step: "UPDATE_PROJECT_ADD_RACETYPE", projectId }) }
      ]
    }
  }
  if (engineDisplayName !== null || declined.includes("Engine")) return undefined
  return {
    text: "Engine not set",
    actions: [{ label: "Complete Your Vehicle", onPress: () => open({ step: "UPDATE_PROJECT_ADD_ENGINE", projectId }) }]
  }
}
