import { SavedGarage } from "./view/saved-garage/SavedGarage.tsx"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { garageHref } from "../../foundation/page/hrefs.ts"
import { GarageStore } from "../garage/GarageStore.ts"
import { getProjectLabel } from "../garage/projectText.ts"

/** Number of projects on the home page; the drawer shows all. */
const SHOWN = 3

/** Saved projects to select from. Loads them once the engine is loaded. */
export const SavedProjects = observer(function SavedProjects() {
  const garage = useStore(GarageStore)
  const { state } = garage
  const hasEngine = state !== null
  useEffect(() => {
    if (hasEngine) void garage.hydrate()
  }, [garage, hasEngine])
  const isSelected = ({ projectId }: { readonly projectId: string }) => projectId === state?.selectedId
  const projects = (state?.projects ?? []).toSorted((one, other) => Number(isSelected(other)) - Number(isSelected(one))).slice(0, SHOWN)
  return (
    <SavedGarage
      projects={projects.map((project) => {
        const { engine, stockEngine, vehicle } = getProjectLabel(project)
        const text = { vehicle, engine: engine ?? undefined, stockEngine }
        return { id: project.projectId, ...text, selected: isSelected(project) }
      })}
      emptyText="Save your car once. We'll tell you what fits, and why."
      onSelect={(id) => void garage.follow((use) => use.select(id))}
      href={garageHref}
      onOpen={() => garage.open({ step: "EXISTING_PROJECTS" })}
    />
  )
})
