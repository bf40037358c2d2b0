import {
  type CustomerProject,
  type GarageOpening,
  type GarageState,
  groupProjects,
  getSavedProjectKind,
  type ProjectId
} from "@camber/domain/garage"
import type { GarageGroup, GarageRow } from "./view/garage-list/GarageList.tsx"
import { getVehicleImageUrl } from "../../foundation/page/getVehicleImageUrl.ts"
import { getProjectName, getProjectLabel } from "./getProjectLabel.ts"

type Open = (opening: GarageOpening) => void

/** The garage's groups as its list shows them; `toPendingChanges` tells what is said of an entry whose change has not been sent. */
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

/** What a project can still be told (GAR-79, GAP-C61). An engine that the shopper does not know is not asked for again. */
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
