import { Button, InlineAlert } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { usePrefetch } from "../../foundation/late/usePrefetch.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { garageDrawer } from "../garage/garageDrawer.ts"
import { GarageStore } from "../garage/GarageStore.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"

/** Asks for the vehicle of a cart: without one, no line shows a verdict. */
export const CartVehiclePrompt = observer(function CartVehiclePrompt() {
  const { plate } = useStore(ProjectStore)
  const garage = useStore(GarageStore)
  const prefetch = usePrefetch(garageDrawer)
  if (plate !== null) return null
  return (
    <InlineAlert
      isSilent
      title="Will these parts fit?"
      action={
        <Button
          size="small"
          aria-haspopup="dialog"
          data-early
          onPointerEnter={prefetch}
          onFocus={prefetch}
          onClick={() => garage.open({ step: "ADD_YMM", reloadOnSave: true })}
        >
          Add Your Vehicle
        </Button>
      }
    >
      Add your vehicle to see whether each part fits.
    </InlineAlert>
  )
})
