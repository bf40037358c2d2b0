import { Button, EmptyState, Icon, Link } from "@camber/ui"
import { LoadingNotice } from "../../foundation/runtime/LoadingNotice.tsx"
import { GarageList } from "./view/garage-list/GarageList.tsx"
import { observer } from "mobx-react-lite"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { OfflineChangesStore } from "../offline-changes/OfflineChangesStore.ts"
import { garageGroups } from "./garageGroups.ts"
import { garageHref } from "../../foundation/page/hrefs.ts"
import { GarageStore } from "./GarageStore.ts"
import { RemovedProject } from "./RemovedProject.tsx"

/** All entries of the garage, with actions to select, delete and complete them. */
export const ExistingProjects = observer(function ExistingProjects() {
  const garage = useStore(GarageStore)
  const waiting = useStore(OfflineChangesStore)
  const { hasFailed, state } = garage
  if (!state?.isHydrated) return hasFailed ? null : <LoadingNotice label="Loading your garage" rows={3} />
  return (
    <>
      <RemovedProject />
      {state.projects.length === 0 ? (
        <EmptyGarage />
      ) : (
        <GarageList
          groups={garageGroups(
            state,
            (opening) => garage.open(opening),
            (id) => waiting.textOf(id)
          )}
          onSelect={(id) => void garage.follow((use) => use.select(id))}
          onDelete={(id) => void garage.follow((use) => use.remove(id))}
        />
      )}
    </>
  )
})

/** GAR-06 */
export const EmptyGarage = () => (
  <EmptyState title="Your garage is empty">
    Add vehicles to your garage for easy access to parts, accessories, and recommendations.
  </EmptyState>
)

export const ExistingProjectsFooter = observer(function ExistingProjectsFooter() {
  const garage = useStore(GarageStore)
  return (
    <>
      <Button variant="primary" onClick={() => garage.open({ step: "ADD_YMM" })}>
        <Icon name="plus" />
        Add a Vehicle
      </Button>
      <div className="pair">
        <Button onClick={() => garage.open({ step: "ADD_RACETYPE" })}>Add a Race Car</Button>
        <Button onClick={() => garage.open({ step: "ADD_ENGINE" })}>Add an Engine</Button>
      </div>
      <Link className="link" href={garageHref} onClick={() => garage.close()}>
        View your Garage
      </Link>
    </>
  )
})
