import { VehicleBadge } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { garageHref } from "../../foundation/page/hrefs.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import { GarageStore } from "./GarageStore.ts"

export interface GarageButtonProps {
  /** Whether a saved car reloads the page instead of opening the car's page. */
  readonly staysOnPage?: boolean
}

/**
 * Plate in the header: shows the selected project and opens the garage, or its first form while the garage is empty. Without scripts it
 * links to the garage.
 */
export const GarageButton = observer(function GarageButton({ staysOnPage = false }: GarageButtonProps) {
  const { plate } = useStore(ProjectStore)
  const garage = useStore(GarageStore)
  return (
    <VehicleBadge
      vehicle={plate?.vehicle}
      engine={plate?.engine ?? undefined}
      stockEngine={plate?.stockEngine}
      href={garageHref}
      expanded={garage.isOpen}
      onPress={() =>
        garage.open({
          ...(plate === null ? { step: "ADD_YMM", isBehindList: true } : { step: "EXISTING_PROJECTS" }),
          ...(staysOnPage && { reloadOnSave: true })
        })
      }
    />
  )
})
