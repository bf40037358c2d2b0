import { Plate } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import { GarageStore } from "./GarageStore.ts"
import { garageDrawer } from "./garageDrawer.ts"

/** The plate in the header: the selected project, and the way into the garage; into its first form where there is nothing to select. */
export const GaragePlate = observer(function GaragePlate() {
  const { plate } = useStore(ProjectStore)
  const garage = useStore(GarageStore)
  const hasProjects = plate !== null || (garage.state?.projects.length ?? 0) > 0
  return (
    <Plate
      vehicle={plate?.vehicle}
      engine={plate?.engine ?? undefined}
      stockEngine={plate?.stockEngine}
      expanded={garage.isOpen}
      onNear={garageDrawer.prefetch}
      onPress={() => garage.open({ step: hasProjects ? "EXISTING_PROJECTS" : "ADD_YMM" })}
    />
  )
})
