import type { CustomerProject, GarageState } from "@camber/domain/garage"
import { getProjectFingerprint, formatProjectName } from "@camber/domain/vehicle"
import { getProjectName } from "./getProjectLabel.ts"

/** Returns the announcement of a change: a new selection or a removed project. Null if the change needs none. */
export const getGarageAnnouncement = (before: GarageState | null, after: GarageState): string | null => {
  if (before === null) return null
  const removed = before.projects.find((project) => !after.projects.some(({ projectId }) => projectId === project.projectId))
  // A deletion in this tab is already announced beside its Undo button.
  const isSaid = removed !== undefined && removed.projectId === after.removed?.project.projectId
  return (
    [removed && !isSaid ? removal(removed) : restoration(before, after), selection(before, after)]
      .filter((text) => text !== undefined)
      .join(". ") || null
  )
}

const removal = (project: CustomerProject): string => `${getProjectName(project)} is deleted`

const restoration = ({ removed }: GarageState, after: GarageState): string | undefined =>
  removed !== null && after.removed === null ? `${getProjectName(removed.project)} is back in your garage` : undefined

const selection = (before: GarageState, { selected }: GarageState): string | undefined => {
  if (getProjectFingerprint(before.selected?.project ?? null) === getProjectFingerprint(selected?.project ?? null)) return undefined
  return selected === null ? "No vehicle is selected" : `${formatProjectName(selected.description)} is selected`
}
