import { VehicleBadge } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { garageFormHref } from "../../foundation/page/hrefs.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import { GarageStore } from "./GarageStore.ts"
import { garageDrawer } from "./garageDrawer.ts"
import { usePrefetch } from "../../foundation/late/usePrefetch.ts"

/** The plate in the header: the selected project, and the way into the garage; where nothing is saved yet, into its first form. Without scripts it leads to the garage's forms. */
export const GarageButton = observer(function GaragePlate() {
  const { plate } = useStore(ProjectStore)
  const garage = useStore(GarageStore)
  const prefetch = usePrefetch(garageDrawer)
  return (
    <VehicleBadge
      vehicle={plate?.vehicle}
      engine={plate?.engine ?? undefined}
      stockEngine={plate?.stockEngine}
      href={garageFormHref}
      expanded={garage.isOpen}
      onNear={prefetch}
      onPress={() => garage.open(plate === null ? { step: "ADD_YMM", isBehindList: true } : { step: "EXISTING_PROJECTS" })}
    />
  )
})
