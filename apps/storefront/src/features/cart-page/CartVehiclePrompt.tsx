import { Button, InlineAlert, LinkButton } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useState } from "react"
import { garageHref } from "../../foundation/page/hrefs.ts"
import { useHasScripts, useStore } from "../../foundation/runtime/StoreContext.ts"
import { GarageStore } from "../garage/GarageStore.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"

/**
 * Asks for the vehicle of a cart, because no line shows its fit without one. Once a vehicle is selected, names it and keeps the button, to
 * which the closing drawer returns the focus.
 */
export const CartVehiclePrompt = observer(function CartVehiclePrompt() {
  const { plate } = useStore(ProjectStore)
  const garage = useStore(GarageStore)
  const [hasAsked] = useState(plate === null)
  const hasScripts = useHasScripts()
  const label = plate === null ? "Add Your Vehicle" : "Change Vehicle"
  if (plate !== null && !hasAsked) return null
  return (
    <InlineAlert
      isSilent
      title={plate === null ? "Will these parts fit?" : `Checked for your ${plate.vehicle}`}
      action={
        hasScripts ? (
          <Button
            size="small"
            aria-haspopup="dialog"
            data-early
            onClick={() => garage.open(plate === null ? { step: "ADD_YMM", reloadOnSave: true } : { step: "EXISTING_PROJECTS" })}
          >
            {label}
          </Button>
        ) : (
          <LinkButton size="small" href={garageHref}>
            {label}
          </LinkButton>
        )
      }
    >
      {plate === null ? "Add your vehicle to see whether each part fits." : "Each line shows whether the part fits."}
    </InlineAlert>
  )
})
